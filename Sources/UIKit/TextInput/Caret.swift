import QuartzCore

/// The caret of a text, which blinks: half a second visible, half a second not.
///
/// The blinking is an animation of the layer that changes twice a second, so that only the caret is drawn
/// again, and nothing at other times. Its width of 2 points and the times are general knowledge.
@MainActor
final class Caret: UIView {
  static let width: CGFloat = 2
  private static let period = 1.0
  private static let key = "caret.blink"

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 1
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the caret in a place, visible for the first half second.
  func show(at frame: CGRect, color: UIColor?) {
    backgroundColor = color
    self.frame = frame
    isHidden = false
    blink()
  }

  /// Hides the caret.
  func hide() {
    isHidden = true
    layer.removeAnimation(forKey: Self.key)
  }

  /// Continues to blink in the new window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, !isHidden { blink() }
  }

  private func blink() {
    let blinking = CAKeyframeAnimation(keyPath: "opacity")
    blinking.values = [CGFloat(1), CGFloat(0)]
    blinking.calculationMode = .discrete
    blinking.duration = Self.period
    blinking.repeatCount = .infinity
    layer.add(blinking, forKey: Self.key)
  }
}
