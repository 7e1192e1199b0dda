/// The places of the text, the caret and the selection.
extension UITextField {
  final func layOutText() {
    let area = textArea
    let placeholder = placeholderRect(forBounds: bounds)
    parts.content.frame = area
    parts.placeholder.frame = placeholder.offsetBy(dx: -area.minX, dy: -area.minY)
    showDrawnPlaceholder()
    parts.placeholder.textAlignment = alignment
    parts.label.textAlignment = alignment
    let width = isEditing ? width(upTo: editor.length) : 0
    if width <= area.width - Caret.width || adjustsFontSizeToFitWidth {
      scroll = 0
      parts.label.frame = parts.content.bounds
    } else {
      // The text is moved so that the caret is visible.
      let caret = textOffset(of: editor.selection.upperBound, reversedText)
      scroll = min(max(scroll, caret - area.width + Caret.width), caret)
      scroll = min(max(scroll, 0), width - area.width + Caret.width)
      parts.label.textAlignment = .left
      parts.label.frame = CGRect(x: -scroll, y: 0, width: width + 1, height: area.height)
    }
    showSelection(in: area)
  }

  private var alignment: NSTextAlignment {
    textAlignment == .natural && isMirrored ? .right : textAlignment
  }

  final func width(upTo place: Int) -> CGFloat {
    let text = shownText
    let prefix = text.attributedSubstring(from: (0..<min(max(place, 0), text.length)).units)
    return parts.width(of: prefix, font: storedFont)
  }

  /// Returns the distance of a place from the left edge of the text's area.
  final func x(of place: Int, in area: CGRect) -> CGFloat {
    let reversed = reversedText
    let (offset, total) = (textOffset(of: place, reversed), width(upTo: editor.length))
    guard total <= area.width - Caret.width else { return offset - scroll }
    switch alignment {
    case .center: return (area.width - total) / 2 + offset
    case .right: return area.width - total + offset
    case .natural where reversed?.isRightToLeft ?? false: return area.width - total + offset
    case .left, .natural, .justified: return offset
    }
  }

  /// Returns the distance of a place from the left edge of the text.
  private func textOffset(of place: Int, _ reversed: TextGeometry?) -> CGFloat {
    guard let reversed else { return width(upTo: place) }
    return reversed.caret(at: place).minX - reversed.textEdge
  }

  /// The places of the characters, if some of them are written from right to left.
  private var reversedText: TextGeometry? {
    let text = shownText
    guard text.string.unicodeScalars.contains(where: \.isWrittenFromRightToLeft) else { return nil }
    return TextGeometry(
      text, font: storedFont, width: width(upTo: text.length) + 1, maxLines: 1)
  }

  final func showSelection(in area: CGRect) {
    let range = editor.selection
    guard isEditing else {
      parts.caret.hide()
      parts.selection.isHidden = true
      return
    }
    parts.selection.isHidden =
      range.isEmpty || selectionRects(for: UITextRange(range)).isEmpty
    guard range.isEmpty else {
      parts.caret.hide()
      let (start, end) = (x(of: range.lowerBound, in: area), x(of: range.upperBound, in: area))
      let line = storedFont.lineHeight.rounded(.up)
      parts.selection.backgroundColor = tintColor.withAlphaComponent(0.2)
      parts.selection.frame = CGRect(
        x: min(start, end), y: (area.height - line) / 2, width: abs(end - start), height: line)
      return
    }
    let caret = caretRect(for: UITextPosition(range.lowerBound))
    parts.caret.show(at: caret.offsetBy(dx: -area.minX, dy: -area.minY), color: tintColor)
  }
}

extension Unicode.Scalar {
  /// Whether the character is in a block of scripts that are written from right to left: Hebrew to Arabic, their
  /// presentation forms, and the blocks for ancient and recent scripts.
  fileprivate var isWrittenFromRightToLeft: Bool {
    switch value {
    case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x1_0800..<0x1_1000, 0x1_E800..<0x1_F000:
      true
    default: false
    }
  }
}
