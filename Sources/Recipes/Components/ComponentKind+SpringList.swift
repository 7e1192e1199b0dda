import Components
import UIKit

extension ComponentKind {
  /// A list whose rows hang on springs.
  static let springList = ComponentKind(
    name: "springList", table: SpringListKeys.table, calls: [],
    parts: { value, checker in
      let count = value[SpringListKeys.count.name].flatMap(checker.resolve)
        .flatMap { Int($0.text ?? "") }
      let rows = min(max(count ?? 0, 0), SpringListKeys.mostRows)
      return [("view", .view)] + (0..<rows).map { ("rows.\($0)", .view) }
    },
    read: { fields in
      let count = fields.read(SpringListKeys.count)
      let rowHeight = fields.read(SpringListKeys.rowHeight)
      let colors = fields.read(SpringListKeys.colors)
      guard let count, let rowHeight, let colors else { return nil }
      let damping = fields.read(SpringListKeys.damping)
      let frequency = fields.read(SpringListKeys.frequency)
      return { targetView in
        let list = SpringListComponent(
          count: count, rowHeight: rowHeight, colors: colors, targetView: targetView)
        if let damping { list.layout.damping = damping }
        if let frequency { list.layout.frequency = frequency }
        return LiveComponent(
          parts: [("view", { list.collectionView })]
            + (0..<count).map { row in
              (
                "rows.\(row)",
                { list.collectionView.cellForItem(at: IndexPath(item: row, section: 0)) }
              )
            })
      }
    })
}

private enum SpringListKeys {
  static let mostRows = 10_000

  static let kind = Key("kind", .text, isRequired: true, "What kind of component it is.")
  static let count = Key(
    "count", .integer(1...mostRows, "a whole number from 1 to \(mostRows)"), isRequired: true,
    "The number of rows.")
  static let rowHeight = Key(
    "rowHeight", .number(1...1000, "a number from 1 to 1000"), usual: "44", "The rows' height.")
  static let colors = Key(
    "colors", .list(of: .color, "a list of one colour or more"), isRequired: true,
    "The rows' colours, over and over.")
  static let damping = Key(
    "damping", .fraction, usual: "0.5", "How strongly the springs are damped, from 0 to 1.")
  static let frequency = Key(
    "frequency", .number(0.01...100, "a number from 0.01 to 100"), usual: "0.8",
    "How often the springs swing in a second.")
  static let table = Table(
    "a spring list", [kind, count, rowHeight, colors, damping, frequency])
}
