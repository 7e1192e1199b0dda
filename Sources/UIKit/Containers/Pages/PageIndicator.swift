import QuartzCore

/// The row of dots below the pages of a page view controller, one of which is that of the current
/// page.
///
/// Its measures are those of a page control of iOS 7 to 13: dots of 7 points every 16 points, in a
/// height of 37 points (general knowledge). A tap on either half turns one page.
@MainActor
final class PageIndicator: UIControl {
  static let height: CGFloat = 37
  private static let dot: CGFloat = 7
  private static let distance: CGFloat = 16

  /// The number of dots.
  var count = 0 {
    didSet { if count != oldValue { replaceDots() } }
  }
  /// The index of the dot of the current page.
  var index = 0 {
    didSet { showIndex() }
  }
  /// The location of the last tracked touch, in points.
  private(set) var lastLocation: CGPoint?
  private var dots: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func replaceDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<min(max(count, 0), 100)).map { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
      view.layer.cornerRadius = Self.dot / 2
      view.isUserInteractionEnabled = false
      addSubview(view)
      return view
    }
    setNeedsLayout()
    showIndex()
  }

  private func showIndex() {
    for (number, dot) in dots.enumerated() {
      dot.backgroundColor = UIColor(white: 1, alpha: number == index ? 1 : 0.45)
    }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    lastLocation = touch?.location(in: self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - CGFloat(dots.count - 1) * Self.distance / 2
    for (number, dot) in dots.enumerated() {
      dot.center = CGPoint(x: start + CGFloat(number) * Self.distance, y: bounds.midY)
    }
  }
}
