import QuartzCore

/// A view that shows what another view has shown, scaled to its bounds.
final class SnapshotView: UIView {
  private let content: UIView
  private let area: CGRect

  /// Creates a snapshot of a rectangle of a view, in the view's coordinates and in points.
  init(of view: UIView, area: CGRect) {
    self.area = area
    content = UIView(frame: CGRect(origin: .zero, size: area.size))
    super.init(frame: CGRect(origin: .zero, size: area.size))
    let copy = view.layer.frozenCopy()
    copy.isHidden = false
    copy.opacity = 1
    copy.setAffineTransform(.identity)
    let bounds = copy.bounds
    copy.anchorPoint = .zero
    copy.position = CGPoint(x: bounds.minX - area.minX, y: bounds.minY - area.minY)
    content.layer.addSublayer(copy)
    content.clipsToBounds = true
    content.isUserInteractionEnabled = false
    addSubview(content)
  }

  /// Always returns nil; archiving is not supported.
  required init?(coder: NSCoder) {
    return nil
  }

  override var frame: CGRect {
    didSet { fill() }
  }

  override var bounds: CGRect {
    didSet { fill() }
  }

  /// Scales the content to the bounds, which is animated with a change of theirs.
  private func fill() {
    guard content.superview != nil, area.width > 0, area.height > 0 else { return }
    content.transform = CGAffineTransform(
      scaleX: bounds.width / area.width, y: bounds.height / area.height)
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
