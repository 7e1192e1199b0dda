import ObjectiveC

/// The looks that programs have set for classes.
@preconcurrency @MainActor
public enum Appearances {
  /// The looks of the instances of a class, as an object whose properties differ from those of a new one.
  private final class Proxy {
    let type: AnyClass
    let containers: [AnyClass]
    let template: NSObject
    let pristine: NSObject

    init(_ type: AnyClass, _ containers: [AnyClass], _ template: NSObject, _ pristine: NSObject) {
      (self.type, self.containers) = (type, containers)
      (self.template, self.pristine) = (template, pristine)
    }

    /// The number of superclasses.
    lazy var depth = Array(sequence(first: type) { _getSuperclass($0) }).count
  }

  private static var proxies: [Proxy] = []
  private static var factories: [ObjectIdentifier: () -> NSObject] = [:]

  /// Adds a class whose instances a closure makes, which UIKit needs for the looks of a class of the program.
  ///
  /// The rewriter of Swift sources calls it. Other programs call it for each of their classes before `appearance()`.
  public static func add<Object: NSObject>(
    _ type: Object.Type, _ make: @escaping @MainActor () -> Object
  ) {
    factories[ObjectIdentifier(type)] = make
  }

  static func proxy<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> Object {
    let containers = containers.map { $0 as AnyClass }
    let known = proxies.first {
      $0.type == type
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let template = known?.template as? Object { return template }
    guard let template = make(type), let pristine = make(type) else {
      preconditionFailure(
        "\(type).appearance() needs a new \(type): call Appearances.add(\(type).self) { … } before")
    }
    proxies.append(Proxy(type, containers, template, pristine))
    proxies.sort {
      ($0.containers.count, $0.depth) > ($1.containers.count, $1.depth)
    }
    return template
  }

  private static func make<Object: NSObject>(_ type: Object.Type) -> Object? {
    if let make = factories[ObjectIdentifier(type)] { return make() as? Object }
    return StandardFactories.all[ObjectIdentifier(type)]?() as? Object
  }

  /// Whether no looks were set, so that there is nothing to apply.
  static var isEmpty: Bool { proxies.isEmpty }

  /// Gives a view or an item the looks of its class, where its own ones are the default.
  ///
  /// - Parameters:
  ///   - object: The view or the item.
  ///   - view: The view in whose hierarchy it is.
  static func apply(to object: NSObject, in view: UIView?) {
    for proxy in proxies where isInstance(object, of: proxy.type) && object !== proxy.template {
      guard proxy.containers.isEmpty || isContained(view, in: proxy.containers) else { continue }
      for property in AppearanceProperties.all(of: proxy.type) {
        property(proxy.template, proxy.pristine, object)
      }
      for property in PropertyTable.programProperties(of: proxy.type) {
        let value = property.read(proxy.template)
        if !AppearanceProperties.areEqual(value, property.read(proxy.pristine)),
          AppearanceProperties.areEqual(property.read(object), property.read(proxy.pristine))
        {
          property.write(object, value)
        }
      }
    }
  }

  private static func isInstance(_ object: NSObject, of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.contains {
      $0 == type
    }
  }

  /// Returns whether the views and controllers around a view are instances of classes, from the innermost outward.
  private static func isContained(_ view: UIView?, in containers: [AnyClass]) -> Bool {
    var remaining = containers[...]
    var responder: UIResponder? = view
    while let current = responder, let container = remaining.first {
      if isInstance(current, of: container) { remaining.removeFirst() }
      responder = current.next
    }
    return remaining.isEmpty
  }
}

/// Makes instances of UIKit's classes.
@MainActor
private enum StandardFactories {
  static let all: [ObjectIdentifier: () -> NSObject] = {
    var result: [ObjectIdentifier: () -> NSObject] = [:]
    func add<Object: NSObject>(_ make: @escaping () -> Object) {
      result[ObjectIdentifier(Object.self)] = make
    }
    add { UIView(frame: .zero) }
    add { UILabel(frame: .zero) }
    add { UIImageView(frame: .zero) }
    add { UIButton(frame: .zero) }
    add { UIControl(frame: .zero) }
    add { UISwitch(frame: .zero) }
    add { UISlider(frame: .zero) }
    add { UIStepper(frame: .zero) }
    add { UISegmentedControl(frame: .zero) }
    add { UIPageControl(frame: .zero) }
    add { UIProgressView(frame: .zero) }
    add { UIActivityIndicatorView(frame: .zero) }
    add { UIRefreshControl() }
    add { UITextField(frame: .zero) }
    add { UITextView(frame: .zero) }
    add { UISearchBar(frame: .zero) }
    add { UIPickerView(frame: .zero) }
    add { UIDatePicker(frame: .zero) }
    add { UIScrollView(frame: .zero) }
    add { UITableView(frame: .zero) }
    add { UITableViewCell() }
    add { UITableViewHeaderFooterView(reuseIdentifier: nil) }
    add { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    add { UICollectionViewCell(frame: .zero) }
    add { UICollectionReusableView(frame: .zero) }
    add { UINavigationBar(frame: .zero) }
    add { UITabBar(frame: .zero) }
    add { UIToolbar(frame: .zero) }
    add { UIWindow(frame: .zero) }
    add { UIVisualEffectView(effect: nil) }
    add { UIBarButtonItem() }
    add { UITabBarItem() }
    return result
  }()
}
