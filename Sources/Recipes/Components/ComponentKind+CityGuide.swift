import Components
import UIKit

extension ComponentKind {
  /// A guide of cities, each a card that a tap or a drag opens and closes.
  static let cityGuide = ComponentKind(
    "cityGuide", title: "a city guide",
    keys: [CityGuideKeys.cities, CityGuideKeys.duration] + TimingKeys.all, rules: TimingKeys.rules,
    parts: [
      .one("view") { (guide: CityGuideComponent) in guide.collectionView },
      .each(
        "cities", of: CityGuideKeys.cities, .init { $0.cell(at: $1) },
        .init("closeButton") { $0.cell(at: $1)?.closeButton }),
    ]
  ) { fields in
    let values = fields.read(CityGuideKeys.cities, CityGuideKeys.duration, TimingReader())
    guard let (cities, duration, timing) = values else { return nil }
    return { targetView in
      CityGuideComponent(
        cities: cities, duration: duration, timing: timing.make(), targetView: targetView)
    }
  }
}

private enum CityGuideKeys {
  private static let maxCities = 50

  static let cities = Key(
    "cities", .list(of: .city, "a list of 1 to \(maxCities) cities", count: 1...maxCities),
    isRequired: true, "The cities, from left to right.")
  static let duration = Key(
    "duration", .duration(0.001...Limits.duration),
    default: "\(CityGuideComponent.defaultDuration.plainDescription)s",
    "How long a card takes to open or close; a spring has a duration of its own.")
}

private enum CityKeys {
  static let name = Key("name", .text, isRequired: true, "The name of the city.")
  static let details = Key("details", .text, isRequired: true, "The text about the city.")
  static let colors = Key(
    "colors", .list(of: .color, "a list of at least two colors", count: 2...Limits.listEntries),
    isRequired: true, "The colors in place of its photo, from top to bottom.")
  static let table = Table("a city", [name, details, colors])
}

extension ValueType<City> {
  /// A city of a guide.
  fileprivate static let city: ValueType = mapping(
    "a city", CityKeys.table, CityKeys.name, CityKeys.details, CityKeys.colors
  ) { City(name: $0, details: $1, colors: $2) }
}
