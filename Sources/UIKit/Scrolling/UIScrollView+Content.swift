import QuartzCore

extension UIScrollView {
  /// The position and scrollable range of the content along each axis.
  final var scrollAxes: PerAxis<ScrollAxis> {
    let (inset, size) = (adjustedContentInset, contentSize.finite)
    return PerAxis(
      x: axis(
        bounds.minX, size: bounds.width, from: -inset.left, to: size.width + inset.right,
        alwaysBounces: alwaysBounceHorizontal),
      y: axis(
        bounds.minY, size: bounds.height, from: -inset.top, to: size.height + inset.bottom,
        alwaysBounces: alwaysBounceVertical))
  }

  private func axis(
    _ offset: Double, size: Double, from start: Double, to end: Double, alwaysBounces: Bool
  ) -> ScrollAxis {
    let scale = pixelScale
    func aligned(_ offset: Double) -> Double { (offset * scale).rounded() / scale }
    let first = aligned(start)
    let last = max(first, aligned(end - size.finite))
    return ScrollAxis(
      offset: offset.finite, range: first...last, length: aligned(size.finite), scale: scale,
      bounces: bounces, isDraggable: first < last || bounces && alwaysBounces)
  }

  /// The number of pixels per point, as in the view's traits.
  private var pixelScale: CGFloat { max(traitCollection.displayScale, 1) }

  /// Returns an offset rounded to whole pixels; coordinates that are not finite keep their current
  /// value.
  final func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = pixelScale
    func aligned(_ offset: CGFloat, _ old: CGFloat) -> CGFloat {
      // Adding zero turns -0 into 0.
      offset.isFinite ? (offset.finite * scale).rounded() / scale + 0 : old
    }
    return CGPoint(x: aligned(offset.x, bounds.minX), y: aligned(offset.y, bounds.minY))
  }

  /// The part of the safe area that `adjustedContentInset` adds to `contentInset`, in points.
  final var addedSafeAreaInsets: UIEdgeInsets {
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never else { return .zero }
    var safe = safeAreaInsets
    guard behavior != .always else { return safe }
    if !(alwaysBounceVertical || contentSize.height > bounds.height || isBelowBars) {
      (safe.top, safe.bottom) = (0, 0)
    }
    if !(alwaysBounceHorizontal || contentSize.width > bounds.width) {
      (safe.left, safe.right) = (0, 0)
    }
    return safe
  }

  /// Whether the view is adjusted to the bars of a container as the content of its controller: as
  /// the root view, or as the root view's first subview.
  private var isBelowBars: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    let isFirst = superview?.orderedSubviews.first === self
    let controller = owningController ?? (isFirst ? superview?.owningController : nil)
    return controller.map { $0.barInsets != .zero } ?? false
  }

  /// Corrects the offset after a change of the content's size, the insets or the view's size.
  ///
  /// As in UIKit, content at rest at its start stays at its start, and content at rest does not
  /// stay past its end.
  final func adjustOffset() {
    let (old, inset) = (appliedContentInset, adjustedContentInset)
    appliedContentInset = inset
    if margins.reportedSafeArea != .zero { updatePassedSafeArea() }
    if motion == nil, drag == nil, !isTracking {
      let start = pixelAligned(CGPoint(x: -old.left, y: -old.top))
      let axes = scrollAxes
      contentOffset = CGPoint(
        x: contentOffset.x == start.x
          ? axes.x.range.lowerBound : axes.x.nearest(to: contentOffset.x),
        y: contentOffset.y == start.y
          ? axes.y.range.lowerBound : axes.y.nearest(to: contentOffset.y))
    }
    if inset != old { adjustedContentInsetDidChange() }
  }

  /// Returns the nearest offset at which a rectangle of the content is visible; nil if it is not
  /// finite.
  ///
  /// A rectangle larger than the visible area is aligned with its start.
  final func offset(showing rect: CGRect) -> CGPoint? {
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      return nil
    }
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low < start || high - low > end - start { return low - start }
      return max(high - end, 0)
    }
    let delta = CGPoint(
      x: shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let axes = scrollAxes
    return CGPoint(
      x: axes.x.nearest(to: contentOffset.x + delta.x),
      y: axes.y.nearest(to: contentOffset.y + delta.y)
    )
  }
}
