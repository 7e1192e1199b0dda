import Components
import UIKit

extension ComponentKind {
  /// A guide of cities, each a card that a tap or a finger opens and closes.
  static let cityGuide = ComponentKind(
    name: "cityGuide", table: CityGuideKeys.table, calls: [],
    parts: { value, checker in
      let cities = value[CityGuideKeys.cities.name].flatMap(checker.resolve)?.elements ?? []
      return [("view", .view)]
        + cities.indices.prefix(CityGuideKeys.mostCities).flatMap { city -> [ComponentKind.Part] in
          [("cities.\(city)", .view), ("cities.\(city).closeButton", .view)]
        }
    },
    read: { fields in
      let cities = fields.read(CityGuideKeys.cities)
      let duration = fields.read(CityGuideKeys.duration)
      let timing = fields.readTiming()
      guard let cities, let duration, let timing else { return nil }
      return { targetView in
        let guide = CityGuideComponent(
          cities: cities, duration: duration, timing: timing.make(), targetView: targetView)
        return LiveComponent(
          parts: [("view", { guide.collectionView })]
            + cities.indices.flatMap { city -> [(path: String, view: () -> UIView?)] in
              [
                ("cities.\(city)", { guide.cell(at: city) }),
                ("cities.\(city).closeButton", { guide.cell(at: city)?.closeButton }),
              ]
            })
      }
    })
}

private enum CityGuideKeys {
  static let mostCities = 50

  static let kind = Key("kind", .text, isRequired: true, "What kind of component it is.")
  static let cities = Key(
    "cities", .list(of: .city, "a list of 1 to \(mostCities) cities", count: 1...mostCities),
    isRequired: true, "The cities, from left to right.")
  static let duration = Key(
    "duration", .duration(0.001...Limits.duration), usual: "0.3s",
    "How long a card takes to open or close; a spring tells that itself.")
  static let table = Table(
    "a city guide", [kind, cities, duration] + TimingKeys.all, rules: TimingKeys.rules)
}

private enum CityKeys {
  static let name = Key("name", .text, isRequired: true, "The city's name.")
  static let details = Key("details", .text, isRequired: true, "What there is to say of it.")
  static let colors = Key(
    "colors", .list(of: .color, "a list of two colours or more", count: 2...Limits.listEntries),
    isRequired: true, "The colours that stand for its picture, from top to bottom.")
  static let table = Table("a city", [name, details, colors])
}

extension ValueType<City> {
  /// A city of a guide.
  fileprivate static let city = ValueType("a city", .mapping(CityKeys.table)) { value, checker in
    guard let fields = checker.fields(of: value, CityKeys.table) else { return nil }
    let name = fields.read(CityKeys.name)
    let details = fields.read(CityKeys.details)
    let colors = fields.read(CityKeys.colors)
    guard let name, let details, let colors else { return nil }
    return City(name: name, details: details, colors: colors)
  }
}
