/// A button of an alert, with a hairline at its top or left edge.
@MainActor
final class AlertButton: UIControl {
  enum Line {
    case none
    case top
    case topAndLeft
  }

  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private let lines = [UIView(frame: .zero), UIView(frame: .zero)]
  private let font: UIFont
  var line = Line.top {
    didSet { setNeedsLayout() }
  }

  init(_ action: UIAlertAction, font: UIFont) {
    (self.action, self.font) = (action, font)
    super.init(frame: .zero)
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    accessibilityIdentifier = action.title
    isEnabled = action.isEnabled
    addSubview(label)
    for line in lines {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    showColor()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The width of the title, in points.
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  private func showColor() {
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? AlertMetrics.highlight : nil
    showColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    let width = 1 / max(traitCollection.displayScale, 1)
    lines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: width)
    lines[1].frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    lines[0].isHidden = line == .none
    lines[1].isHidden = line != .topAndLeft
  }
}
