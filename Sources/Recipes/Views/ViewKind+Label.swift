import UIKit

extension ViewKind {
  /// A text.
  static let label = ViewKind(
    "label", title: "a label",
    properties: [
      Property("text", .text, "What the label says.") { $0.text = $1 },
      Property("font", .font, "The font.") { $0.font = $1 },
      Property("textColor", .color, "The text's colour.") { $0.textColor = $1 },
      Property("textAlignment", .textAlignment, "Where lines stand across the label.") {
        $0.textAlignment = $1
      },
      Property("numberOfLines", .numberOfLines, "The most lines; 0 for as many as fit.") {
        $0.numberOfLines = $1
      },
      Property("lineBreakMode", .lineBreakMode, "Where text that is too long breaks.") {
        $0.lineBreakMode = $1
      },
    ]
  ) { UILabel() }
}

extension ValueType<Int> {
  fileprivate static let numberOfLines = integer(0...1_000, "a whole number, 0 or more")
}

extension ValueType<NSTextAlignment> {
  fileprivate static let textAlignment = choice([
    ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ("natural", .natural),
  ])
}

extension ValueType<NSLineBreakMode> {
  fileprivate static let lineBreakMode = choice([
    ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping),
    ("byClipping", .byClipping), ("byTruncatingHead", .byTruncatingHead),
    ("byTruncatingTail", .byTruncatingTail), ("byTruncatingMiddle", .byTruncatingMiddle),
  ])
}
