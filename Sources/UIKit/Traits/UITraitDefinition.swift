/// A trait: a value of the environment of views and controllers.
///
/// A program defines its own traits, whose values `traitOverrides[Trait.self]` sets and `traitCollection[Trait.self]` of
/// all descendants reads.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where no environment specifies one.
  static var defaultValue: Value { get }
  /// The name of the trait, for debugging; the type's by default.
  static var name: String { get }
  /// A name that does not change between launches; the type's by default.
  static var identifier: String { get }
  /// Whether dynamic colors depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's own, whose value has a place in every collection.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
  /// Returns the value of a collection, with the device's own for an unspecified one.
  static func value(in collection: UITraitCollection) -> Value
}

/// The trait of the light or dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.style }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceStyle {
    collection.userInterfaceStyle
  }
}

/// The trait of the number of pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  /// No specified value.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.pixelsPerPoint }
  static func value(in collection: UITraitCollection) -> CGFloat { collection.displayScale }
}

/// The trait of the size of text that the user prefers.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.sizeCategory }
  static func value(in collection: UITraitCollection) -> UIContentSizeCategory {
    collection.preferredContentSizeCategory
  }
}

/// The trait of the room for content horizontally.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontal }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass {
    collection.horizontalSizeClass
  }
}

/// The trait of the room for content vertically.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.vertical }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass {
    collection.verticalSizeClass
  }
}

/// The trait of the direction of the user interface.
public struct UITraitLayoutDirection: SystemTrait {
  /// No specified value.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.direction }
  static func value(in collection: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    collection.layoutDirection
  }
}

/// The trait of whether text is bold for legibility.
public struct UITraitLegibilityWeight: SystemTrait {
  /// No specified value.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibility }
  static func value(in collection: UITraitCollection) -> UILegibilityWeight {
    collection.legibilityWeight
  }
}

/// The trait of the contrast of colors.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.contrast }
  static func value(in collection: UITraitCollection) -> UIAccessibilityContrast {
    collection.accessibilityContrast
  }
}

/// The trait of the kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceIdiom {
    collection.userInterfaceIdiom
  }
}

/// The trait of whether the screen measures the force of touches.
public struct UITraitForceTouchCapability: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.force }
  static func value(in collection: UITraitCollection) -> UIForceTouchCapability {
    collection.forceTouchCapability
  }
}

/// The trait of whether content is in front of other content.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.level }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceLevel {
    collection.userInterfaceLevel
  }
}

/// The trait of the colors that the screen shows.
public struct UITraitDisplayGamut: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.gamut }
  static func value(in collection: UITraitCollection) -> UIDisplayGamut { collection.displayGamut }
}

/// The trait of whether the window is active.
public struct UITraitActiveAppearance: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activity }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceActiveAppearance {
    collection.activeAppearance
  }
}

/// The trait of the list around the view.
public struct UITraitListEnvironment: SystemTrait {
  /// No specified value.
  public static var defaultValue: UIListEnvironment { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.list }
  static func value(in collection: UITraitCollection) -> UIListEnvironment {
    collection.listEnvironment
  }
}
