import Components
import UIKit

extension ComponentKind {
  /// A list whose rows are attached to springs.
  static let springList = ComponentKind(
    "springList", title: "a spring list",
    keys: [
      SpringListKeys.count, SpringListKeys.rowHeight, SpringListKeys.colors,
      SpringListKeys.messages,
    ],
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
    rules: [
      .either(
        SpringListKeys.messages, or: [SpringListKeys.count, SpringListKeys.colors], isRequired: true
      ),
      .needs(SpringListKeys.rowHeight, SpringListKeys.count),
    ],
    parts: [
      .one("view") { $0.collectionView },
      .each(
        "rows", of: SpringListKeys.count,
        .init { $0.collectionView.cellForItem(at: IndexPath(item: $1, section: 0)) }),
      .each(
        "messages", of: SpringListKeys.messages,
        .init { $0.collectionView.cellForItem(at: IndexPath(item: $1, section: 0)) }),
    ],
    events: [
      ComponentEvent.Source(kind: .selected, series: "rows"),
      ComponentEvent.Source(kind: .selected, series: "messages"),
    ],
    observe: { $0.delegate = $1 }
  ) { fields in
    if fields.has(SpringListKeys.messages) {
      guard let messages = fields.read(SpringListKeys.messages) else { return nil }
      return { SpringListComponent(messages: messages, targetView: $0) }
    }
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
    "count", .integer(1...maxRows, "a whole number from 1 to \(maxRows)"), "The number of rows.")
  static let rowHeight = Key(
    "rowHeight", .number(1...1000, "a number from 1 to 1000"),
    default: SpringListComponent.defaultRowHeight.plainDescription,
    "The height of a row, in points.")
  static let colors = Key(
    "colors", .list(of: .color, "a list of at least one color"),
    "The colors of the rows, repeated.")
  static let messages = Key(
    "messages", .list(of: .message, "a list of messages such as [{ text: Hello, side: right }]"),
    "The messages in place of rows, from top to bottom.")
}

private enum MessageKeys {
  static let text = Key("text", .text, isRequired: true, "The text of the message.")
  static let side = Key(
    "side", .choice([("left", Message.Side.left), ("right", .right)]), default: "left",
    "The side on which the message is shown.")
  static let table = Table("a message", [text, side])
}

extension ValueType<Message> {
  /// A message: its text, or a mapping with its side.
  fileprivate static let message: ValueType = mapping(
    "a text, or { text: Hello, side: right }", MessageKeys.table, shorthand: MessageKeys.text,
    MessageKeys.text, MessageKeys.side
  ) { Message(text: $0, side: $1) }
}
