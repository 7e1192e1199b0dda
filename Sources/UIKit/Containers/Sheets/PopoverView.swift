import QuartzCore

/// Where a popover is: its frame with the arrow, and the direction and the place of the arrow.
struct PopoverPlace: Equatable {
  /// The size of the content of a controller without a preferred one, in points, as UIKit's.
  static let defaultSize = CGSize(width: 320, height: 1100)
  /// The length and the width of the arrow, in points.
  static let arrow = CGSize(width: 26, height: 13)
  static let corner: CGFloat = 13

  var frame = CGRect.zero
  var direction = UIPopoverArrowDirection.unknown
  /// The distance of the arrow's tip from the left or upper edge of the frame, in points.
  var tip: CGFloat = 0

  init() {}

  /// Places content of a size beside a target in an area: at the first side with enough room of those below, above,
  /// at the right and at the left, or where there is most.
  init(
    size: CGSize, target: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool
  ) {
    let length = Self.arrow.height
    let sides: [(direction: UIPopoverArrowDirection, room: CGFloat, wanted: CGFloat)] = [
      (.up, area.maxY - target.maxY - length, size.height),
      (.down, target.minY - area.minY - length, size.height),
      (.left, area.maxX - target.maxX - length, size.width),
      (.right, target.minX - area.minX - length, size.width),
    ].filter { permitted.contains($0.0) }
    guard
      let side = sides.first(where: { $0.room >= $0.wanted })
        ?? sides.max(by: { $0.room / $0.wanted < $1.room / $1.wanted })
    else {
      // Without an arrow the popover is centered on its target.
      let shown = CGSize(
        width: min(size.width, area.width), height: min(size.height, area.height))
      frame.size = shown
      frame.origin = CGPoint(
        x: Self.limited(target.midX - shown.width / 2, shown.width, area.minX, area.maxX),
        y: Self.limited(target.midY - shown.height / 2, shown.height, area.minY, area.maxY))
      direction = []
      return
    }
    direction = side.direction
    let isVertical = direction == .up || direction == .down
    let along = (isVertical ? area.height : area.width) - length
    let room = max(overlaps ? along : side.room, min(44, along))
    let minSide = 2 * Self.corner + Self.arrow.width
    if isVertical {
      frame.size = CGSize(
        width: min(max(size.width, minSide), area.width), height: min(size.height, room) + length)
      frame.origin.x = Self.limited(
        target.midX - frame.width / 2, frame.width, area.minX, area.maxX)
      let y = direction == .up ? target.maxY : target.minY - frame.height
      frame.origin.y = Self.limited(y, frame.height, area.minY, area.maxY)
      tip = target.midX - frame.minX
    } else {
      frame.size = CGSize(
        width: min(size.width, room) + length, height: min(max(size.height, minSide), area.height))
      let x = direction == .left ? target.maxX : target.minX - frame.width
      frame.origin.x = Self.limited(x, frame.width, area.minX, area.maxX)
      frame.origin.y = Self.limited(
        target.midY - frame.height / 2, frame.height, area.minY, area.maxY)
      tip = target.midY - frame.minY
    }
    let least = Self.corner + Self.arrow.width / 2
    tip = min(max(tip, least), (isVertical ? frame.width : frame.height) - least)
  }

  private static func limited(
    _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> CGFloat {
    max(min(start, high - length), low)
  }

  /// The place of the content in bounds of the frame's size.
  func content(in bounds: CGRect) -> CGRect {
    let length = Self.arrow.height
    return switch direction {
    case .up: bounds.inset(by: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0))
    case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0))
    case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0))
    case .right: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length))
    default: bounds
    }
  }

  /// Returns the outline: a rectangle with round corners, and the arrow.
  @MainActor
  func outline(in bounds: CGRect) -> CGPath {
    let body = content(in: bounds)
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.corner)
    let half = Self.arrow.width / 2
    let (base, end): (CGPoint, CGPoint)
    switch direction {
    case .up: (base, end) = (CGPoint(x: tip, y: body.minY), CGPoint(x: tip, y: bounds.minY))
    case .down: (base, end) = (CGPoint(x: tip, y: body.maxY), CGPoint(x: tip, y: bounds.maxY))
    case .left: (base, end) = (CGPoint(x: body.minX, y: tip), CGPoint(x: bounds.minX, y: tip))
    case .right: (base, end) = (CGPoint(x: body.maxX, y: tip), CGPoint(x: bounds.maxX, y: tip))
    default: return path.cgPath
    }
    // Half the width of the base, in the direction in which the body is filled.
    let across =
      switch direction {
      case .up: CGPoint(x: half, y: 0)
      case .down: CGPoint(x: -half, y: 0)
      case .left: CGPoint(x: 0, y: -half)
      default: CGPoint(x: 0, y: half)
      }
    func point(_ share: CGFloat, _ height: CGFloat) -> CGPoint {
      CGPoint(
        x: base.x + across.x * share + (end.x - base.x) * height,
        y: base.y + across.y * share + (end.y - base.y) * height)
    }
    path.move(to: point(-1, 0))
    path.addCurve(
      to: point(0, 1), controlPoint1: point(-0.5, 0), controlPoint2: point(-0.3, 1))
    path.addCurve(to: point(1, 0), controlPoint1: point(0.3, 1), controlPoint2: point(0.5, 0))
    path.close()
    return path.cgPath
  }
}

/// The view of a popover: the presented view, and the arrow and shadow around it.
@MainActor
final class PopoverView: UIView {
  private let content: UIView
  private let clip = UIView(frame: .zero)

  override class var layerClass: AnyClass { CAShapeLayer.self }

  var color = UIColor.systemBackground { didSet { showColor() } }
  var place = PopoverPlace() { didSet { if place != oldValue { setNeedsLayout() } } }

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clip.layer.cornerRadius = PopoverPlace.corner
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
    layer.shadowColor = .black
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  private func showColor() {
    (layer as? CAShapeLayer)?.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    showColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (layer as? CAShapeLayer)?.path = place.outline(in: bounds)
    clip.frame = place.content(in: bounds)
    content.frame = clip.bounds
  }
}

/// What receives the touches outside of a popover, but those of views that receive them anyway.
@MainActor
final class PopoverOutside: UIControl {
  var passthroughViews: [UIView]?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let passes = (passthroughViews ?? []).contains { view in
      view.window != nil && view.point(inside: view.convert(point, from: self), with: event)
    }
    return !passes && super.point(inside: point, with: event)
  }
}

/// Fades a popover in and out.
final class PopoverAnimator: NSObject, StandardAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  var timing: any UITimingCurveProvider { UICubicTimingParameters(animationCurve: .easeInOut) }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let isPresenting = isPresenting
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresenting {
      context.viewController(forKey: .to).map { view.frame = context.finalFrame(for: $0) }
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    ViewAnimation(duration: 0.25, delay: 0, timing: timing, options: []) { _ in
      context.completeTransition(!context.transitionWasCancelled)
      view.alpha = 1
    }
    .animate { view.alpha = isPresenting ? 1 : 0 }
  }
}
