/// An object whose looks can be set for all instances of its class.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// An object in which the looks of others can be different.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns an object whose properties are the looks of all instances of the class.
  ///
  /// A view takes them over when it enters a window, where its own ones are the default. The object is a view of the class.
  public class func appearance() -> Self { Appearances.proxy(of: self, in: []) }

  /// Returns an object whose properties are the looks of the instances inside of others.
  ///
  /// - Parameter containerTypes: The classes of the containers, from the innermost outward.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: self, in: containerTypes)
  }

  /// Returns an object whose properties are the looks of all instances of the class, whatever their traits.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// Returns an object whose properties are the looks of the instances inside of others, whatever their traits.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(whenContainedInInstancesOf: containerTypes)
  }
}

extension UIBarItem: UIAppearance {
  /// Returns an object whose properties are the looks of all instances of the class.
  ///
  /// An item takes them over when a bar shows it, where its own ones are the default. The object is an item of the class.
  public class func appearance() -> Self { Appearances.proxy(of: self, in: []) }

  /// Returns an object whose properties are the looks of the instances inside of others.
  ///
  /// - Parameter containerTypes: The classes of the containers, from the innermost outward.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: self, in: containerTypes)
  }

  /// Returns an object whose properties are the looks of all instances of the class, whatever their traits.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIViewController: UIAppearanceContainer {}
