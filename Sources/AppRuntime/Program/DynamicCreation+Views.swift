import UIKit

// Views; see `DynamicallyCreated`.

extension DynamicallyCreated where Self: UIView {
  /// Creates an object of the type, with the same initializer of `UIView`.
  @_silgen_name("flipbook_dynamic_view") @preconcurrency @MainActor @_disfavoredOverload
  public init(frame: CGRect, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_view") @preconcurrency @MainActor
  @usableFromInline static func _make(frame: __owned CGRect, _metatype: Void = ()) -> Self {
    created(_create(frame: frame))
  }
}

extension UIView {
  @_silgen_name("flipbook_create_view")
  convenience init(frame: CGRect, _metatype: Void) { self.init(frame: frame) }
  @_silgen_name("flipbook_create_view")
  class func _create(frame: __owned CGRect) -> UIView
}

extension DynamicallyCreated where Self: UITableView {
  /// Creates an object of the type, with the same initializer of `UITableView`.
  @_silgen_name("flipbook_dynamic_table") @preconcurrency @MainActor @_disfavoredOverload
  public init(frame: CGRect, style: UITableView.Style, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_table") @preconcurrency @MainActor
  @usableFromInline static func _make(
    frame: __owned CGRect, style: __owned UITableView.Style, _metatype: Void = ()
  ) -> Self {
    created(_create(frame: frame, style: style))
  }
}

extension UITableView {
  @_silgen_name("flipbook_create_table")
  convenience init(frame: CGRect, style: UITableView.Style, _metatype: Void) {
    self.init(frame: frame, style: style)
  }
  @_silgen_name("flipbook_create_table")
  class func _create(frame: __owned CGRect, style: __owned UITableView.Style) -> UITableView
}

extension DynamicallyCreated where Self: UICollectionView {
  /// Creates an object of the type, with the same initializer of `UICollectionView`.
  @_silgen_name("flipbook_dynamic_collection") @preconcurrency @MainActor @_disfavoredOverload
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_collection") @preconcurrency @MainActor
  @usableFromInline static func _make(
    frame: __owned CGRect, collectionViewLayout: __owned UICollectionViewLayout,
    _metatype: Void = ()
  ) -> Self {
    created(_create(frame: frame, collectionViewLayout: collectionViewLayout))
  }
}

extension UICollectionView {
  @_silgen_name("flipbook_create_collection")
  convenience init(frame: CGRect, collectionViewLayout: UICollectionViewLayout, _metatype: Void) {
    self.init(frame: frame, collectionViewLayout: collectionViewLayout)
  }
  @_silgen_name("flipbook_create_collection")
  class func _create(frame: __owned CGRect, collectionViewLayout: __owned UICollectionViewLayout)
    -> UICollectionView
}

extension DynamicallyCreated where Self: UITableViewCell {
  /// Creates an object of the type, with the same initializer of `UITableViewCell`.
  @_silgen_name("flipbook_dynamic_cell") @preconcurrency @MainActor @_disfavoredOverload
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_cell") @preconcurrency @MainActor
  @usableFromInline static func _make(
    style: __owned UITableViewCell.CellStyle, reuseIdentifier: __owned String?, _metatype: Void = ()
  ) -> Self {
    created(_create(style: style, reuseIdentifier: reuseIdentifier))
  }
}

extension UITableViewCell {
  @_silgen_name("flipbook_create_cell")
  convenience init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, _metatype: Void) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("flipbook_create_cell")
  class func _create(style: __owned UITableViewCell.CellStyle, reuseIdentifier: __owned String?)
    -> UITableViewCell
}

extension DynamicallyCreated where Self: UITableViewHeaderFooterView {
  /// Creates an object of the type, with the same initializer of `UITableViewHeaderFooterView`.
  @_silgen_name("flipbook_dynamic_header") @preconcurrency @MainActor @_disfavoredOverload
  public init(reuseIdentifier: String?, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_header") @preconcurrency @MainActor
  @usableFromInline static func _make(reuseIdentifier: __owned String?, _metatype: Void = ())
    -> Self
  {
    created(_create(reuseIdentifier: reuseIdentifier))
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("flipbook_create_header")
  convenience init(reuseIdentifier: String?, _metatype: Void) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("flipbook_create_header")
  class func _create(reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}

extension DynamicallyCreated where Self: UIImageView {
  /// Creates an object of the type, with the same initializer of `UIImageView`.
  @_silgen_name("flipbook_dynamic_image_view") @preconcurrency @MainActor @_disfavoredOverload
  public init(image: UIImage?, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_image_view") @preconcurrency @MainActor
  @usableFromInline static func _make(image: __owned UIImage?, _metatype: Void = ()) -> Self {
    created(_create(image: image))
  }
}

extension UIImageView {
  @_silgen_name("flipbook_create_image_view")
  convenience init(image: UIImage?, _metatype: Void) { self.init(image: image) }
  @_silgen_name("flipbook_create_image_view")
  class func _create(image: __owned UIImage?) -> UIImageView
}

extension DynamicallyCreated where Self: UIButton {
  /// Creates an object of the type, with the same initializer of `UIButton`.
  @_silgen_name("flipbook_dynamic_button") @preconcurrency @MainActor @_disfavoredOverload
  public init(type: UIButton.ButtonType, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_button") @preconcurrency @MainActor
  @usableFromInline static func _make(type: __owned UIButton.ButtonType, _metatype: Void = ())
    -> Self
  {
    created(_create(type: type))
  }
}

extension UIButton {
  @_silgen_name("flipbook_create_button")
  convenience init(type: UIButton.ButtonType, _metatype: Void) { self.init(type: type) }
  @_silgen_name("flipbook_create_button")
  class func _create(type: __owned UIButton.ButtonType) -> UIButton
}

extension DynamicallyCreated where Self: UIStackView {
  /// Creates an object of the type, with the same initializer of `UIStackView`.
  @_silgen_name("flipbook_dynamic_stack") @preconcurrency @MainActor @_disfavoredOverload
  public init(arrangedSubviews: [UIView], _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_stack") @preconcurrency @MainActor
  @usableFromInline static func _make(arrangedSubviews: __owned [UIView], _metatype: Void = ())
    -> Self
  {
    created(_create(arrangedSubviews: arrangedSubviews))
  }
}

extension UIStackView {
  @_silgen_name("flipbook_create_stack")
  convenience init(arrangedSubviews: [UIView], _metatype: Void) {
    self.init(arrangedSubviews: arrangedSubviews)
  }
  @_silgen_name("flipbook_create_stack")
  class func _create(arrangedSubviews: __owned [UIView]) -> UIStackView
}

extension DynamicallyCreated where Self: UIVisualEffectView {
  /// Creates an object of the type, with the same initializer of `UIVisualEffectView`.
  @_silgen_name("flipbook_dynamic_effect_view") @preconcurrency @MainActor @_disfavoredOverload
  public init(effect: UIVisualEffect?, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_effect_view") @preconcurrency @MainActor
  @usableFromInline static func _make(effect: __owned UIVisualEffect?, _metatype: Void = ()) -> Self
  {
    created(_create(effect: effect))
  }
}

extension UIVisualEffectView {
  @_silgen_name("flipbook_create_effect_view")
  convenience init(effect: UIVisualEffect?, _metatype: Void) { self.init(effect: effect) }
  @_silgen_name("flipbook_create_effect_view")
  class func _create(effect: __owned UIVisualEffect?) -> UIVisualEffectView
}

extension DynamicallyCreated where Self: UIWindow {
  /// Creates an object of the type, with the same initializer of `UIWindow`.
  @_silgen_name("flipbook_dynamic_window") @preconcurrency @MainActor @_disfavoredOverload
  public init(windowScene: UIWindowScene, _metatype: Void = ())
  @_silgen_name("flipbook_dynamic_window") @preconcurrency @MainActor
  @usableFromInline static func _make(windowScene: __owned UIWindowScene, _metatype: Void = ())
    -> Self
  {
    created(_create(windowScene: windowScene))
  }
}

extension UIWindow {
  @_silgen_name("flipbook_create_window")
  convenience init(windowScene: UIWindowScene, _metatype: Void) {
    self.init(windowScene: windowScene)
  }
  @_silgen_name("flipbook_create_window")
  class func _create(windowScene: __owned UIWindowScene) -> UIWindow
}
