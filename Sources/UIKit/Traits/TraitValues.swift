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
    func merge<Value: Equatable>(_ own: inout Value, _ value: Value, unless none: Value) {
      if value != none { own = value }
    }
    merge(&style, other.style, unless: .unspecified)
    merge(&pixelsPerPoint, other.pixelsPerPoint, unless: 0)
    merge(&sizeCategory, other.sizeCategory, unless: .unspecified)
    merge(&horizontal, other.horizontal, unless: .unspecified)
    merge(&vertical, other.vertical, unless: .unspecified)
    merge(&direction, other.direction, unless: .unspecified)
    merge(&legibility, other.legibility, unless: .unspecified)
    merge(&contrast, other.contrast, unless: .unspecified)
    merge(&idiom, other.idiom, unless: .unspecified)
    merge(&force, other.force, unless: .unknown)
    merge(&level, other.level, unless: .unspecified)
    merge(&gamut, other.gamut, unless: .unspecified)
    merge(&activity, other.activity, unless: .unspecified)
    merge(&list, other.list, unless: .unspecified)
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
