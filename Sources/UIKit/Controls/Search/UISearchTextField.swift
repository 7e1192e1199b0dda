import QuartzCore

/// The text field of a search bar: gray and round, with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates an empty field.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clearButtonMode = .whileEditing
    leftViewMode = .always
    returnKeyType = .search
    leftView = SearchGlyph()
    accessibilityTraits = .searchField
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns the place of the magnifying glass, 6 points from the edge.
  override open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -6 : 6, dy: 0)
  }

  /// Returns the area of the text, behind the magnifying glass.
  override open func textRect(forBounds bounds: CGRect) -> CGRect {
    let area = super.textRect(forBounds: bounds)
    let margin: CGFloat = 12
    return CGRect(
      x: area.minX + (isMirrored ? 0 : margin), y: area.minY,
      width: max(area.width - margin, 0), height: area.height)
  }

  /// Returns the area of the text.
  override open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

/// A magnifying glass, in the gray of placeholders.
@MainActor
final class SearchGlyph: UIView {
  private let glyph: GlyphPart

  init() {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 11, height: 11))
    path.move(to: CGPoint(x: 10.5, y: 10.5))
    path.addLine(to: CGPoint(x: 15, y: 15))
    glyph = GlyphPart(path, lineWidth: 1.5)
    glyph.color = .secondaryLabel
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    isUserInteractionEnabled = false
    glyph.frame = CGRect(x: 2, y: 2, width: 16, height: 16)
    addSubview(glyph)
  }

  required init?(coder: NSCoder) { nil }
}
