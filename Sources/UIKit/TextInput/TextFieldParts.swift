import QuartzCore

/// The views of a text field.
@MainActor
final class TextFieldParts {
  let border = ControlPart()
  /// The area that clips the text while it is longer than the field.
  let content = ControlPart()
  let label = UILabel(frame: .zero)
  let placeholder = UILabel(frame: .zero)
  /// What a class of the program draws in place of the placeholder; nil for the standard one.
  var drawnPlaceholder: PlaceholderView?
  let caret = Caret()
  let selection = ControlPart()
  let clearButton = ClearButton()
  private let ruler = UILabel(frame: .zero)

  init() {
    content.clipsToBounds = true
    for view in [placeholder, selection, label, caret] { content.addSubview(view) }
    placeholder.textColor = .placeholderText
    selection.isHidden = true
    clearButton.isHidden = true
  }

  /// Shows a border and a background.
  func showBorder(
    _ style: UITextField.BorderStyle, color: UIColor?, image: UIImage?, in field: UITextField
  ) {
    let traits = field.traitCollection
    border.show(style == .roundedRect ? nil : image)
    let isRound = style == .roundedRect
    border.layer.cornerRadius = isRound ? 5 : 0
    border.backgroundColor = isRound ? color ?? .systemBackground : nil
    let line: (UIColor, CGFloat)? =
      switch style {
      case .none: nil
      case .line: (.label, 1)
      case .bezel: (.systemGray, 1)
      case .roundedRect: (.opaqueSeparator, 1 / max(traits.displayScale, 1))
      }
    border.layer.borderWidth = line?.1 ?? 0
    border.layer.borderColor = line?.0.resolvedColor(with: traits).cgColor
  }

  /// Returns the width of a text in one line, with white space at its end, in points.
  func width(of text: NSAttributedString, font: UIFont) -> CGFloat {
    guard text.length > 0 else { return 0 }
    // Labels do not measure white space at the end: a mark after it does not count.
    let mark = NSMutableAttributedString(attributedString: text)
    mark.append(NSAttributedString(string: "|"))
    ruler.font = font
    ruler.attributedText = mark
    let marked = ruler.sizeThatFits(.zero).width
    ruler.attributedText = nil
    ruler.font = font
    ruler.text = "|"
    return max(marked - ruler.sizeThatFits(.zero).width, 0)
  }
}

/// The button that removes the text of a field: a cross in a gray circle.
@MainActor
final class ClearButton: UIControl {
  /// The diameter of the circle, in points, from general knowledge; low confidence.
  private static let diameter: CGFloat = 14

  private let circle = ControlPart(.tertiaryLabel, cornerRadius: ClearButton.diameter / 2)
  private let cross: GlyphPart

  init() {
    let path = UIBezierPath()
    for (start, end) in [((0.0, 0.0), (5.0, 5.0)), ((5.0, 0.0), (0.0, 5.0))] {
      path.move(to: CGPoint(x: start.0, y: start.1))
      path.addLine(to: CGPoint(x: end.0, y: end.1))
    }
    cross = GlyphPart(path, lineWidth: 1.3)
    cross.color = .systemBackground
    super.init(frame: .zero)
    addSubview(circle)
    addSubview(cross)
  }

  required init?(coder: NSCoder) { nil }

  override var preventsOuterTaps: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    circle.alpha = isHighlighted ? 0.5 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let diameter = Self.diameter
    circle.frame = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter,
      height: diameter)
    cross.frame = CGRect(x: bounds.midX - 2.5, y: bounds.midY - 2.5, width: 5, height: 5)
  }
}

/// The placeholder that a class of the program draws.
@MainActor
final class PlaceholderView: UIView {
  private unowned let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
  }
}
