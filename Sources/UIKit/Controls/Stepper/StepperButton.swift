import QuartzCore

/// A button of a stepper, with a minus, a plus or an image.
@MainActor
final class StepperButton: UIView {
  private let glyph: GlyphPart
  private let imageView = UIImageView(frame: .zero)
  var images = StateImages()
  private(set) var isEnabled = true

  /// The opacity of the sign of a button without effect, from general knowledge; low confidence.
  private static let disabledSignOpacity: CGFloat = 0.3

  init(isIncrement: Bool) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 7.5))
    path.addLine(to: CGPoint(x: 15, y: 7.5))
    if isIncrement {
      path.move(to: CGPoint(x: 7.5, y: 0))
      path.addLine(to: CGPoint(x: 7.5, y: 15))
    }
    glyph = GlyphPart(path, lineWidth: 1.8)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 8
    imageView.contentMode = .center
    addSubview(glyph)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func show(isEnabled: Bool, isPressed: Bool, color: UIColor) {
    self.isEnabled = isEnabled
    let state: UIControl.State = isEnabled ? (isPressed ? .highlighted : .normal) : .disabled
    let image = images.image(for: state)
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color
    glyph.isHidden = image != nil
    glyph.color = color
    for view in [glyph, imageView] { view.alpha = isEnabled ? 1 : Self.disabledSignOpacity }
    backgroundColor = isPressed ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    glyph.frame = CGRect(x: bounds.midX - 7.5, y: bounds.midY - 7.5, width: 15, height: 15)
  }
}

/// A view that strokes lines in a color.
@MainActor
final class GlyphPart: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var color: UIColor = .label {
    didSet { showColor() }
  }
  /// Whether the lines are filled instead of stroked.
  private let isFilled: Bool

  init(_ path: UIBezierPath, lineWidth: CGFloat, isFilled: Bool = false) {
    self.isFilled = isFilled
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let layer = layer as? CAShapeLayer else { return }
    layer.path = path.cgPath
    layer.lineWidth = lineWidth
    layer.lineCap = .round
    layer.lineJoin = .round
    layer.fillColor = nil
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  /// Resolves the color in the appearance of the new window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    showColor()
  }

  private func showColor() {
    guard let layer = layer as? CAShapeLayer else { return }
    let color = color.resolvedColor(with: traitCollection).cgColor
    if isFilled { layer.fillColor = color } else { layer.strokeColor = color }
  }
}
