import UIKit

extension ViewKind {
  static let label = ViewKind(
    .label, title: "a label",
    properties: [
      Property("text", .text, "The text.") { $0.text = $1 },
      Property("font", .font, "The font.") { $0.font = $1 },
      Property("textColor", .color, "The color of the text.") { $0.textColor = $1 },
      Property("textAlignment", .textAlignment, "The alignment of lines.") {
        $0.textAlignment = $1
      },
      Property(
        "numberOfLines", .numberOfLines, "The maximum number of lines; 0 for as many as fit."
      ) {
        $0.numberOfLines = $1
      },
      Property(
        "lineBreakMode", .lineBreakMode, "How text that does not fit is wrapped or truncated."
      ) {
        $0.lineBreakMode = $1
      },
    ]
  ) { _ in { UILabel() } }
}

extension ValueType<Int> {
  fileprivate static let numberOfLines: ValueType = integer(0...1_000, "a whole number, at least 0")
}

extension ValueType<NSTextAlignment> {
  fileprivate static let textAlignment: ValueType = choice([
    ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ("natural", .natural),
  ])
}

extension ValueType<NSLineBreakMode> {
  fileprivate static let lineBreakMode: ValueType = choice([
    ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping),
    ("byClipping", .byClipping), ("byTruncatingHead", .byTruncatingHead),
    ("byTruncatingTail", .byTruncatingTail), ("byTruncatingMiddle", .byTruncatingMiddle),
  ])
}
