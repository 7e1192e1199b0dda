import QuartzCore
import Typography

/// The layout of a label's text.
enum LabelLayout {
  /// A text in one font.
  case plain(TextLayout, Font)
  /// A text with attributes.
  case styled(StyledLayout, AttributedText)

  var width: Double {
    switch self {
    case .plain(let layout, _): layout.width
    case .styled(let layout, _): layout.width
    }
  }

  var height: Double {
    switch self {
    case .plain(let layout, _): layout.height
    case .styled(let layout, _): layout.height
    }
  }

  /// The left edge of the lines.
  var minX: Double {
    switch self {
    case .plain(let layout, _): layout.lines.map(\.x).min() ?? 0
    case .styled(let layout, _): layout.lines.map(\.x).min() ?? 0
    }
  }

  /// The distance from the top to the first baseline; nil without lines.
  var firstBaseline: Double? {
    switch self {
    case .plain(let layout, _): layout.lines.first?.baseline
    case .styled(let layout, _): layout.lines.first?.baseline
    }
  }
}

/// What a label displays while it draws itself.
struct LabelDisplay {
  /// The context that the label draws in.
  let context: CGContext
  /// The text that is below everything else that is drawn; nil until it is drawn.
  var text: TextDrawing?
}

/// The last layouts of a label.
struct LabelLayouts {
  /// The layout in a size.
  var shown: (size: CGSize, lines: Int, layout: LabelLayout, isShrunk: Bool)?
  /// The layout that was measured without a limit of the height, and the width of its lines.
  var measured: (width: CGFloat, lines: Int, layout: LabelLayout)?
  /// The text with attributes; nil for a text without any.
  var text: AttributedText?

  /// Whether the layouts are those of an interface from right to left.
  var isReversed = false

  /// Forgets what contains the colors of a text with attributes.
  mutating func colorsDidChange() {
    if text != nil { self = LabelLayouts() }
  }
}
