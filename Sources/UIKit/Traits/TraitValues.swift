/// The values that a collection of traits specifies.
struct TraitValues: Hashable {
  var style = UIUserInterfaceStyle.unspecified
  var pixelsPerPoint: CGFloat = 0
  var sizeCategory = UIContentSizeCategory.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var legibility = UILegibilityWeight.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var force = UIForceTouchCapability.unknown
  var level = UIUserInterfaceLevel.unspecified
  var gamut = UIDisplayGamut.unspecified
  var activity = UIUserInterfaceActiveAppearance.unspecified
  var list = UIListEnvironment.unspecified
  /// The values of the program's own traits.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Replaces the values that others specify.
  mutating func merge(_ other: TraitValues) {
    func merge<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless none: Value) {
      if other[keyPath: path] != none { self[keyPath: path] = other[keyPath: path] }
    }
    merge(\.style, unless: .unspecified)
    merge(\.pixelsPerPoint, unless: 0)
    merge(\.sizeCategory, unless: .unspecified)
    merge(\.horizontal, unless: .unspecified)
    merge(\.vertical, unless: .unspecified)
    merge(\.direction, unless: .unspecified)
    merge(\.legibility, unless: .unspecified)
    merge(\.contrast, unless: .unspecified)
    merge(\.idiom, unless: .unspecified)
    merge(\.force, unless: .unknown)
    merge(\.level, unless: .unspecified)
    merge(\.gamut, unless: .unspecified)
    merge(\.activity, unless: .unspecified)
    merge(\.list, unless: .unspecified)
    custom.merge(other.custom) { $1 }
  }
}

/// The value of a program's own trait, which is equal to others of its type if that is equatable.
struct CustomTraitValue: Hashable {
  let value: Any

  static func == (first: Self, second: Self) -> Bool {
    guard let value = first.value as? any Equatable else { return false }
    return value.isEqual(to: second.value)
  }

  // Values of one trait share their hash, as they need not be hashable.
  func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
