import FoundationEssentials

/// A text over the frames of a span of stage time.
package struct CaptionPlan: Hashable, Sendable {
  /// The place of a text.
  package enum Position: Hashable, Sendable {
    /// At an edge of the frame.
    case top, bottom
  }

  /// The stage time at which the text is visible, in seconds.
  package let span: Range<TimeInterval>
  /// The title of a card over the whole frame; nil for a caption at an edge.
  package let title: String?
  /// The text of a caption, or below the title of a card; empty for none.
  package let text: String
  /// The edge of a caption.
  package let position: Position
}

private enum CaptionKeys {
  static let text = Key("text", .text, "The text, or that below the title.")
  static let title = Key("title", .text, "The title of a card over the whole frame.")
  static let position = Key(
    "position", .choice([("top", CaptionPlan.Position.top), ("bottom", .bottom)]),
    "The edge of the frame at which the text is (default: bottom).")

  static let table = Table(
    "a caption", TimeSpan.Keys.all + [text, title, position],
    rules: TimeSpan.Keys.rules + [
      .atLeastOne(of: [text, title]), .atMostOne(of: [title, position]),
    ])
  static let maxCount = 200
}

extension ValueType<[CaptionPlan]> {
  /// The texts over the frames.
  static let captions = elements(
    "a list of captions such as [{ from: 1s, to: 2s, text: It bounces }]",
    .mapping(CaptionKeys.table), maxCount: CaptionKeys.maxCount, excess: "too many captions"
  ) { element, context in
    guard let fields = context.fields(of: element, CaptionKeys.table) else { return nil }
    let values = fields.read(
      TimeSpan.Keys.Reader(), CaptionKeys.text.optional, CaptionKeys.title.optional,
      CaptionKeys.position.optional)
    return values.map { span, text, title, position in
      CaptionPlan(span: span, title: title, text: text ?? "", position: position ?? .bottom)
    }
  }
}
