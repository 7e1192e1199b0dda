/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The room for content horizontally.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The room for content vertically.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The direction of the user interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Whether text is bold for legibility.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Whether the screen measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// Whether content is in front of other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The colors that the screen shows.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether the window is active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// The list around the view.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}

/// The traits that a view or a controller specifies for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// Creates overrides of no trait.
  init() {}

  /// The value of a trait; its default value where the overrides have none.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether the overrides specify a trait.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Removes the value of a trait, which is inherited again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension TraitValues {
  /// The value of a trait; its default value for an unspecified one.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.read(self) as? Trait.Value ?? trait.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.write(newValue, to: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(value: newValue)
      }
    }
  }

  func specifies(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return custom[ObjectIdentifier(trait)] != nil
    }
    return system.isSpecified(in: self)
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.clear(&self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }
}

extension SystemTrait {
  fileprivate static func read(_ values: TraitValues) -> Any { values[keyPath: path] }
  fileprivate static func write(_ value: Any, to values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }
  fileprivate static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: path] != defaultValue
  }
  fileprivate static func clear(_ values: inout TraitValues) {
    values[keyPath: path] = defaultValue
  }
  fileprivate static func shownValue(in collection: UITraitCollection) -> Any {
    value(in: collection)
  }
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    value(in: first) != value(in: second)
  }
}

extension UITraitCollection {
  /// A function that changes traits.
  public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection of the traits that a closure sets.
  ///
  /// - Parameter mutations: Receives unspecified traits.
  public convenience init(mutations: UITraitMutations) {
    self.init(UITraitCollection.values(TraitValues(), changedBy: mutations))
  }

  /// Returns a collection with traits that a closure has changed.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(Self.values(values, changedBy: mutations))
  }

  /// Returns a collection with another value of a trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The value of a trait; its default value where no environment specifies one.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let system = trait as? any SystemTrait.Type {
      return system.shownValue(in: self) as? Trait.Value ?? trait.defaultValue
    }
    return values[trait]
  }

  /// Returns the traits whose values differ from those of another collection, UIKit's own among
  /// them in the order of their names.
  public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
    let other = other ?? UITraitCollection()
    return Self.systemTraits.filter { $0.differs(self, other) }
  }

  /// Returns whether a trait has another value than in another collection.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    let key = ObjectIdentifier(trait)
    guard let old = other.values.custom[key], let new = values.custom[key] else {
      return (other.values.custom[key] == nil) != (values.custom[key] == nil)
    }
    return old != new
  }

  /// UIKit's traits on which dynamic colors depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// UIKit's traits on which the choice of an asset's image depends.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitVerticalSizeClass.self,
    ]
  }

  private static var systemTraits: [any SystemTrait.Type] {
    [
      UITraitAccessibilityContrast.self,
      UITraitActiveAppearance.self,
      UITraitDisplayGamut.self,
      UITraitDisplayScale.self,
      UITraitForceTouchCapability.self,
      UITraitHorizontalSizeClass.self,
      UITraitLayoutDirection.self,
      UITraitLegibilityWeight.self,
      UITraitListEnvironment.self,
      UITraitPreferredContentSizeCategory.self,
      UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceLevel.self,
      UITraitUserInterfaceStyle.self,
      UITraitVerticalSizeClass.self,
    ]
  }

  private static func values(
    _ values: TraitValues, changedBy mutations: UITraitMutations
  ) -> TraitValues {
    var overrides = UITraitOverrides()
    overrides.values = values
    var traits: any UIMutableTraits = overrides
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }
}
