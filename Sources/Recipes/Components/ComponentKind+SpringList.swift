import Components
import UIKit

extension ComponentKind {
  /// A list whose rows are attached to springs.
  static let springList = ComponentKind(
    "springList", title: "a spring list",
    keys: [SpringListKeys.count, SpringListKeys.rowHeight, SpringListKeys.colors],
    properties: [
      Property(
        "damping", .fraction, default: SpringFlowLayout.defaultDamping.plainDescription,
        "The damping of the springs, from 0 to 1."
      ) { (list: SpringListComponent, damping: Double) in list.layout.damping = damping },
      Property(
        "frequency", .number(0.01...100, "a number from 0.01 to 100"),
        default: SpringFlowLayout.defaultFrequency.plainDescription,
        "The frequency of the springs, in hertz."
      ) { $0.layout.frequency = $1 },
      Property(
        "resistanceLength", .positiveNumber,
        default: SpringFlowLayout.defaultResistanceLength.plainDescription,
        "The distance from the finger at which a row lags behind by the whole scroll distance."
      ) { $0.layout.resistanceLength = $1 },
    ],
    parts: [
      .one("view") { $0.collectionView },
      .each(
        "rows", of: SpringListKeys.count,
        .init { $0.collectionView.cellForItem(at: IndexPath(item: $1, section: 0)) }),
    ],
    events: [ComponentEvent.Source(kind: .selected, series: "rows")],
    observe: { $0.delegate = $1 }
  ) { fields in
    let values = fields.read(
      SpringListKeys.count, SpringListKeys.rowHeight, SpringListKeys.colors)
    guard let (count, rowHeight, colors) = values else { return nil }
    return { targetView in
      SpringListComponent(
        count: count, rowHeight: rowHeight, colors: colors, targetView: targetView)
    }
  }
}

private enum SpringListKeys {
  private static let maxRows = 10_000

  static let count = Key(
    "count", .integer(1...maxRows, "a whole number from 1 to \(maxRows)"), isRequired: true,
    "The number of rows.")
  static let rowHeight = Key(
    "rowHeight", .number(1...1000, "a number from 1 to 1000"),
    default: SpringListComponent.defaultRowHeight.plainDescription,
    "The height of a row, in points.")
  static let colors = Key(
    "colors", .list(of: .color, "a list of at least one color"), isRequired: true,
    "The colors of the rows, repeated.")
}
