import UIKit

// Controllers and gesture recognizers; see `DynamicallyCreated`.

extension DynamicallyCreated where Self: UIViewController {
  /// Creates an object of the type, with the same initializer of `UIViewController`.
  @_silgen_name("flipbook_dynamic_controller") @preconcurrency @MainActor @_disfavoredOverload
  public init(nibName: String?, bundle: Bundle?, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_controller") @preconcurrency @MainActor
  @usableFromInline static func _make(
    nibName: __owned String?, bundle: __owned Bundle?, _metatype: Void = ()
  ) -> Self {
    created(_create(nibName: nibName, bundle: bundle))
  }
}

extension UIViewController {
  @_silgen_name("flipbook_create_controller")
  convenience init(nibName: String?, bundle: Bundle?, _metatype: Void) {
    self.init(nibName: nibName, bundle: bundle)
  }
  @_silgen_name("flipbook_create_controller")
  class func _create(nibName: __owned String?, bundle: __owned Bundle?) -> UIViewController
}

extension DynamicallyCreated where Self: UITableViewController {
  /// Creates an object of the type, with the same initializer of `UITableViewController`.
  @_silgen_name("flipbook_dynamic_table_controller") @preconcurrency @MainActor @_disfavoredOverload
  public init(style: UITableView.Style, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_table_controller") @preconcurrency @MainActor
  @usableFromInline static func _make(style: __owned UITableView.Style, _metatype: Void = ())
    -> Self
  {
    created(_create(style: style))
  }
}

extension UITableViewController {
  @_silgen_name("flipbook_create_table_controller")
  convenience init(style: UITableView.Style, _metatype: Void) { self.init(style: style) }
  @_silgen_name("flipbook_create_table_controller")
  class func _create(style: __owned UITableView.Style) -> UITableViewController
}

extension DynamicallyCreated where Self: UICollectionViewController {
  /// Creates an object of the type, with the same initializer of `UICollectionViewController`.
  @_silgen_name("flipbook_dynamic_collection_controller") @preconcurrency @MainActor
  @_disfavoredOverload
  public init(collectionViewLayout: UICollectionViewLayout, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_collection_controller") @preconcurrency @MainActor
  @usableFromInline static func _make(
    collectionViewLayout: __owned UICollectionViewLayout, _metatype: Void = ()
  ) -> Self {
    created(_create(collectionViewLayout: collectionViewLayout))
  }
}

extension UICollectionViewController {
  @_silgen_name("flipbook_create_collection_controller")
  convenience init(collectionViewLayout: UICollectionViewLayout, _metatype: Void) {
    self.init(collectionViewLayout: collectionViewLayout)
  }
  @_silgen_name("flipbook_create_collection_controller")
  class func _create(collectionViewLayout: __owned UICollectionViewLayout)
    -> UICollectionViewController
}

extension DynamicallyCreated where Self: UINavigationController {
  /// Creates an object of the type, with the same initializer of `UINavigationController`.
  @_silgen_name("flipbook_dynamic_navigation") @preconcurrency @MainActor @_disfavoredOverload
  public init(rootViewController: UIViewController, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_navigation") @preconcurrency @MainActor
  @usableFromInline static func _make(
    rootViewController: __owned UIViewController, _metatype: Void = ()
  ) -> Self {
    created(_create(rootViewController: rootViewController))
  }
}

extension UINavigationController {
  @_silgen_name("flipbook_create_navigation")
  convenience init(rootViewController: UIViewController, _metatype: Void) {
    self.init(rootViewController: rootViewController)
  }
  @_silgen_name("flipbook_create_navigation")
  class func _create(rootViewController: __owned UIViewController) -> UINavigationController
}

extension DynamicallyCreated where Self: UINavigationController {
  /// Creates an object of the type, with the same initializer of `UINavigationController`.
  @_silgen_name("flipbook_dynamic_navigation_classes") @preconcurrency @MainActor
  @_disfavoredOverload
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_navigation_classes") @preconcurrency @MainActor
  @usableFromInline static func _make(
    navigationBarClass: __owned AnyClass?, toolbarClass: __owned AnyClass?, _metatype: Void = ()
  ) -> Self {
    created(_create(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass))
  }
}

extension UINavigationController {
  @_silgen_name("flipbook_create_navigation_classes")
  convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?, _metatype: Void) {
    self.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  @_silgen_name("flipbook_create_navigation_classes")
  class func _create(navigationBarClass: __owned AnyClass?, toolbarClass: __owned AnyClass?)
    -> UINavigationController
}

extension DynamicallyCreated where Self: UIPresentationController {
  /// Creates an object of the type, with the same initializer of `UIPresentationController`.
  @_silgen_name("flipbook_dynamic_presentation") @preconcurrency @MainActor @_disfavoredOverload
  public init(
    presentedViewController: UIViewController, presenting: UIViewController?, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_presentation") @preconcurrency @MainActor
  @usableFromInline static func _make(
    presentedViewController: __owned UIViewController, presenting: __owned UIViewController?,
    _metatype: Void = ()
  ) -> Self {
    created(_create(presentedViewController: presentedViewController, presenting: presenting))
  }
}

extension UIPresentationController {
  @_silgen_name("flipbook_create_presentation")
  convenience init(
    presentedViewController: UIViewController, presenting: UIViewController?, _metatype: Void
  ) { self.init(presentedViewController: presentedViewController, presenting: presenting) }
  @_silgen_name("flipbook_create_presentation")
  class func _create(
    presentedViewController: __owned UIViewController, presenting: __owned UIViewController?
  ) -> UIPresentationController
}

extension DynamicallyCreated where Self: UIGestureRecognizer {
  /// Creates an object of the type, with the same initializer of `UIGestureRecognizer`.
  @_silgen_name("flipbook_dynamic_recognizer") @preconcurrency @MainActor @_disfavoredOverload
  public init(target: Any?, action: Selector?, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_recognizer") @preconcurrency @MainActor
  @usableFromInline static func _make(
    target: __owned Any?, action: __owned Selector?, _metatype: Void = ()
  ) -> Self {
    created(_create(target: target, action: action))
  }
}

extension UIGestureRecognizer {
  @_silgen_name("flipbook_create_recognizer")
  convenience init(target: Any?, action: Selector?, _metatype: Void) {
    self.init(target: target, action: action)
  }
  @_silgen_name("flipbook_create_recognizer")
  class func _create(target: __owned Any?, action: __owned Selector?) -> UIGestureRecognizer
}
