import QuartzCore
import Typography

/// The layout of text layers.
@MainActor
enum TextLayerLayout {
  /// Has text layers laid out with the fonts of UIKit.
  static func install() {
    CATextLayer.layOut = { content(of: $0) }
  }

  /// Returns what a text draws in its bounds, from the top.
  private static func content(of text: CATextLayer.Text) -> LayerContent {
    guard let string = attributed(text), string.length > 0 else { return .none }
    var defaults = TextDefaults()
    defaults.fallbacks = Stage.current?.fallbackFonts.faces.faces ?? []
    let styled = AttributedText(string, defaults)
    var options = StyledLayout.Options()
    options.width = Double(text.bounds.width)
    options.numberOfLines = text.isWrapped ? 0 : 1
    options.lastLineMode = lastLineMode(of: text)
    let drawing = TextDrawing(
      styled, StyledLayout(styled.styled, options), at: text.bounds.origin,
      TextDrawing.Colors(traits: .current))
    return drawing.content(in: text.bounds, scale: text.contentsScale)
  }

  /// Returns the text with its attributes, which a plain text has from the layer.
  private static func attributed(_ text: CATextLayer.Text) -> NSAttributedString? {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment(of: text)
    if let string = text.string as? NSAttributedString {
      let mutable = NSMutableAttributedString(attributedString: string)
      let whole = NSRange(location: 0, length: mutable.length)
      if mutable.length > 0,
        mutable.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] == nil
      {
        mutable.addAttribute(.paragraphStyle, value: style, range: whole)
      }
      return mutable
    }
    guard let string = text.string as? String else { return nil }
    return NSAttributedString(
      string: string,
      attributes: [
        .font: font(text.font, size: text.fontSize),
        .foregroundColor: UIColor(cgColor: text.color), .paragraphStyle: style,
      ])
  }

  private static func font(_ font: Any?, size: CGFloat) -> UIFont {
    let size = size.isFinite ? min(max(size, 1), 1000) : 36
    if let font = font as? UIFont { return font.withSize(size) }
    let name = font as? String ?? "Helvetica"
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }

  private static func lastLineMode(of text: CATextLayer.Text) -> LineBreakMode {
    switch text.truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: text.isWrapped ? .byWordWrapping : .byClipping
    }
  }

  private static func alignment(of text: CATextLayer.Text) -> NSTextAlignment {
    switch text.alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
