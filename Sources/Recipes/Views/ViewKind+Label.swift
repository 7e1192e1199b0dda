import UIKit

extension ViewKind {
  static let label = ViewKind(
    .label, title: "a label",
    properties: [
      Property("text", .richText, "The text, or its runs.") { label, text in
        if let runs = text.attributed(for: label.traitCollection) {
          label.showRuns(runs)
        } else {
          label.text = text.string
        }
      },
      Property("font", .font, "The font.") { $0.font = $1.adjusted(for: $0.traitCollection) },
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
      Property(
        "paragraphStyle", .paragraphStyle,
        "The spacing, the indents and the direction of the lines of all runs without their own."
      ) {
        $0.showParagraphs($1.style())
      },
      Property(
        "adjustsFontSizeToFitWidth", .boolean,
        "Whether a single line that is too long is displayed in a smaller font size."
      ) {
        $0.adjustsFontSizeToFitWidth = $1
      },
      Property(
        "minimumScaleFactor", .fraction,
        "The smallest scale of the font size of a line that is too long."
      ) {
        $0.minimumScaleFactor = $1
      },
      Property(
        "baselineAdjustment",
        .choice([
          ("alignBaselines", UIBaselineAdjustment.alignBaselines), ("alignCenters", .alignCenters),
          ("none", .none),
        ]), "Where a line in a smaller font size is placed."
      ) {
        $0.baselineAdjustment = $1
      },
      Property(
        "allowsDefaultTighteningForTruncation", .boolean,
        "Whether characters move together before the text is truncated."
      ) {
        $0.allowsDefaultTighteningForTruncation = $1
      },
      Property(
        "adjustsFontForContentSizeCategory", .boolean,
        "Whether fonts for text styles follow the stage's content size category."
      ) {
        $0.adjustsFontForContentSizeCategory = $1
      },
    ]
  ) { _ in { UILabel() } }
}

extension ValueType<Int> {
  fileprivate static let numberOfLines: ValueType = integer(0...1_000, "a whole number, at least 0")
}
