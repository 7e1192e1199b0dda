import QuartzCore

/// The view of a sheet: the presented view with round corners at the top, and the grabber.
@MainActor
final class SheetView: UIView {
  private let clip = UIView(frame: .zero)
  private let content: UIView
  private let grabber = UIControl(frame: .zero)
  private let grabberBar = UIView(frame: .zero)
  var onGrabber: () -> Void = {}

  /// The radius of the upper corners, in points.
  var corner = SheetMetrics.corner {
    didSet {
      clip.layer.cornerRadius = corner
      setNeedsLayout()
    }
  }
  var showsGrabber = false {
    didSet { grabber.isHidden = !showsGrabber }
  }

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clip.layer.cornerRadius = corner
    clip.layer.cornerCurve = .continuous
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
    grabber.isHidden = true
    grabberBar.isUserInteractionEnabled = false
    grabberBar.backgroundColor = SheetMetrics.grabberColor
    grabberBar.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    grabber.addSubview(grabberBar)
    grabber.addAction(UIAction { [weak self] _ in self?.onGrabber() }, for: .touchUpInside)
    addSubview(grabber)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The distance by which the clipped area extends below the sheet, so that its lower corners are
  /// not visible.
  var overlap: CGFloat { 2 * corner }

  /// Places the sheet and the presented view before the first layout.
  func placeFirst(in frame: CGRect) {
    self.frame = frame
    content.frame = bounds
  }

  /// Places the parts; in an animation block, with an animation.
  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overlap)
    // A program's animator may move the view out of the sheet.
    if content.superview === clip { content.frame = bounds }
    let target = SheetMetrics.grabberTarget
    let size = SheetMetrics.grabberSize
    grabber.frame = CGRect(x: bounds.midX - target / 2, y: 0, width: target, height: target)
    grabberBar.frame = CGRect(
      x: (target - size.width) / 2, y: SheetMetrics.grabberTop, width: size.width,
      height: size.height)
  }
}
