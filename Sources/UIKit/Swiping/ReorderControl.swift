/// The control with three lines that moves a row while it is dragged.
@MainActor
final class ReorderControl: UIControl {
  /// The size of the lines, in points, from general knowledge.
  private static let line = CGSize(width: 20, height: 1.5)

  /// Called when a touch begins; returns whether the row can be moved.
  var onBegin: ((UITouch) -> Bool)?
  /// Called when the touch moves.
  var onMove: ((UITouch) -> Void)?
  /// Called when the touch ends with whether it was canceled.
  var onEnd: ((Bool) -> Void)?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.line.width, height: 44))
    for index in 0..<3 {
      let line = UIView(frame: CGRect(origin: .zero, size: Self.line))
      line.center = CGPoint(x: Self.line.width / 2, y: 22 + CGFloat(index - 1) * 5)
      line.backgroundColor = .tertiaryLabel
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    accessibilityLabel = SystemText.reorder.localized
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onBegin?(touch) ?? false
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onMove?(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onEnd?(false) }

  override func cancelTracking(with event: UIEvent?) { onEnd?(true) }
}
