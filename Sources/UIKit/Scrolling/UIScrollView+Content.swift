import QuartzCore

extension UIScrollView {
  /// Where the content stands and may go in each direction.
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
    func aligned(_ place: Double) -> Double { (place * scale).rounded() / scale }
    let first = aligned(start)
    let last = max(first, aligned(end - size.finite))
    return ScrollAxis(
      offset: offset.finite, range: first...last, length: aligned(size.finite), scale: scale,
      bounces: bounces, moves: first < last || bounces && alwaysBounces)
  }

  /// The pixels in a point of the surroundings that the view is shown in.
  private var pixelScale: CGFloat { max(traitCollection.displayScale, 1) }

  /// Returns an offset on whole pixels; of a number that is none, the offset is kept.
  final func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = pixelScale
    func aligned(_ place: CGFloat, _ old: CGFloat) -> CGFloat {
      // Adding zero makes zero of minus zero.
      place.isFinite ? (place.finite * scale).rounded() / scale + 0 : old
    }
    return CGPoint(x: aligned(offset.x, bounds.minX), y: aligned(offset.y, bounds.minY))
  }

  /// What of the safe area adds to the inset around the content, in points.
  final var addedSafeAreaInsets: UIEdgeInsets {
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never else { return .zero }
    var safe = safeAreaInsets
    guard behavior != .always else { return safe }
    if !(alwaysBounceVertical || contentSize.height > bounds.height) {
      (safe.top, safe.bottom) = (0, 0)
    }
    if !(alwaysBounceHorizontal || contentSize.width > bounds.width) {
      (safe.left, safe.right) = (0, 0)
    }
    return safe
  }

  /// Puts the offset right after the content, the insets or the view's size became others.
  ///
  /// Content at rest that stood at its start stays there, and it does not stay beyond its end. UIKit does
  /// both.
  final func adjustOffset() {
    let (old, inset) = (knownContentInset, adjustedContentInset)
    knownContentInset = inset
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

  /// Returns the offset nearest to the present one that shows a rectangle of the content; nil of none.
  ///
  /// Of one larger than the view, its start is shown.
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
    let way = CGPoint(
      x: shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let axes = scrollAxes
    return CGPoint(
      x: axes.x.nearest(to: contentOffset.x + way.x), y: axes.y.nearest(to: contentOffset.y + way.y)
    )
  }
}
