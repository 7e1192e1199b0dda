import Components
import UIKit

extension ComponentKind {
  /// A guide of cities, each a card that a tap or a drag opens and closes.
  static let cityGuide = ComponentKind(
    "cityGuide", title: "a city guide",
    keys: [CityGuideKeys.cities, CityGuideKeys.duration] + TimingKeys.all + CityGuideKeys.metrics,
    rules: TimingKeys.rules,
    parts: [
      .one("view") { (guide: CityGuideComponent) in guide.collectionView },
      .each(
        "cities", of: CityGuideKeys.cities, .init { $0.cell(at: $1) },
        .init("closeButton", .button) { $0.cell(at: $1)?.closeButton }),
    ],
    events: [ComponentEvent.Kind.selected, .opened, .closed].map {
      ComponentEvent.Source(kind: $0, series: "cities", hasTitles: true)
    },
    observe: { $0.delegate = $1 }
  ) { fields in
    let values = fields.read(
      CityGuideKeys.cities, CityGuideKeys.duration, TimingReader(), MetricsReader())
    guard let (cities, duration, timing, metrics) = values else { return nil }
    return { targetView in
      CityGuideComponent(
        cities: cities, duration: duration, timing: timing.make(), metrics: metrics,
        targetView: targetView)
    }
  }
}

/// Reads the measurements of a guide; reports cards that do not fit on the stage.
private struct MetricsReader: FieldReader {
  func read(from fields: Fields) -> CityGuideComponent.Metrics? {
    let values = fields.read(
      CityGuideKeys.cellSize, CityGuideKeys.spacing, CityGuideKeys.neighborShift,
      CityGuideKeys.cornerRadius)
    guard let (cellSize, spacing, neighborShift, cornerRadius) = values else { return nil }
    if let written = fields.written(CityGuideKeys.cellSize), let stage = fields.context.stageSize,
      cellSize.width > stage.width || cellSize.height > stage.height
    {
      let (width, height) = (stage.width.plainDescription, stage.height.plainDescription)
      fields.context.report(
        .doesNotFit, "the cards do not fit on the stage", at: written.span,
        expected: "at most [\(width), \(height)]")
    }
    var metrics = CityGuideComponent.Metrics()
    metrics.cellSize = cellSize
    metrics.spacing = spacing
    metrics.neighborShift = neighborShift
    metrics.cornerRadius = cornerRadius
    return metrics
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

  private static let defaults = CityGuideComponent.Metrics()
  static let cellSize = Key(
    "cellSize", .size,
    default: "[\(defaults.cellSize.width.plainDescription), "
      + "\(defaults.cellSize.height.plainDescription)]", "The size of a closed card.")
  static let spacing = Key(
    "spacing", .nonnegativeNumber, default: defaults.spacing.plainDescription,
    "The distance between two cards, in points.")
  static let neighborShift = Key(
    "neighborShift", .number(), default: defaults.neighborShift.plainDescription,
    "The distance by which an open card moves its neighbors aside, in points.")
  static let cornerRadius = Key(
    "cornerRadius", .nonnegativeNumber, default: defaults.cornerRadius.plainDescription,
    "The corner radius of a closed card, in points.")
  static let metrics: [any KeyDescription] = [cellSize, spacing, neighborShift, cornerRadius]
}

private enum CityKeys {
  static let name = Key("name", .text, isRequired: true, "The name of the city.")
  static let details = Key("details", .text, isRequired: true, "The text about the city.")
  static let colors = Key(
    "colors", .list(of: .color, "a list of at least two colors", count: 2...Limits.listEntries),
    "The colors in place of its image, from top to bottom.")
  static let image = Key("image", .image, "The image of the city.")
  static let table = Table(
    "a city", [name, details, colors, image], rules: [.atLeastOne(of: [colors, image])])
}

extension ValueType<City> {
  /// A city of a guide.
  fileprivate static let city: ValueType = mapping(
    "a city", CityKeys.table, CityKeys.name, CityKeys.details, CityKeys.colors.optional,
    CityKeys.image.optional
  ) { City(name: $0, details: $1, colors: $2 ?? [], image: $3) }
}
