import QuartzCore

/// The places of the views beside a field's text.
@MainActor
struct TextFieldSides {
  /// Whether the views before and after the text are shown.
  let left: Bool
  let right: Bool
  /// Whether the clear button is shown if no view after the text is.
  let clear: Bool

  var showsClear: Bool { clear && !right }

  /// The margins of texts in points: horizontal and vertical ones in a border.
  ///
  /// Horizontal ones of a round border are general knowledge, those of others Flipbook's choice.
  private static func margins(_ style: UITextField.BorderStyle) -> CGSize {
    switch style {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  func textRect(
    in border: CGRect, style: UITextField.BorderStyle, isMirrored: Bool, left: CGRect,
    right: CGRect, clear: CGRect
  ) -> CGRect {
    let margins = Self.margins(style)
    var (start, end) = (margins.width, margins.width)
    if self.left { start = max(start, left.width) }
    if self.right {
      end = max(end, right.width)
    } else if self.clear {
      end = clear.width + 5
    }
    let area = border.insetBy(dx: 0, dy: min(margins.height, border.height / 2))
    return CGRect(
      x: area.minX + (isMirrored ? end : start), y: area.minY,
      width: max(area.width - start - end, 0), height: area.height)
  }

  static func clearButtonRect(in bounds: CGRect, isMirrored: Bool) -> CGRect {
    let side: CGFloat = 19
    return CGRect(
      x: isMirrored ? bounds.minX + 5 : bounds.maxX - 5 - side,
      y: (bounds.midY - side / 2).rounded(.down), width: side, height: side)
  }

  static func rect(of view: UIView?, in bounds: CGRect, isAtStart: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    let height = min(size.height, bounds.height)
    return CGRect(
      x: isAtStart ? bounds.minX : bounds.maxX - size.width,
      y: (bounds.midY - height / 2).rounded(.down), width: size.width, height: height)
  }

  /// Returns the size of a field for a text: with a round border 28 points wider than the text and at
  /// least 34 points high, as measured on iOS; otherwise a point more than the lines.
  static func size(of text: CGSize, font: UIFont, style: UITextField.BorderStyle) -> CGSize {
    let margins = margins(style)
    let line = max(font.lineHeight, text.height).rounded(.up)
    let height = style == .roundedRect ? max(line + 12, 34) : line + 1 + 2 * margins.height
    let sides = style == .roundedRect ? 28 : 2 * margins.width + Caret.width
    return CGSize(width: text.width.rounded(.up) + sides, height: height)
  }
}
