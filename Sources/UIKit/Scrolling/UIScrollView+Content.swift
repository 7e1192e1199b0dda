import QuartzCore

extension UIScrollView {
  /// The offsets in points between which the content fills the view, from the least to the greatest.
  final var offsetRange: PerAxis<ClosedRange<CGFloat>> {
    let inset = adjustedContentInset
    let size = contentSize.finite
    func range(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
      start...max(start, end)
    }
    return PerAxis(
      x: range(-inset.left, size.width + inset.right - bounds.width.finite),
      y: range(-inset.top, size.height + inset.bottom - bounds.height.finite))
  }

  /// Returns an offset on whole pixels; of a number that is none, the offset is kept.
  final func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    func aligned(_ value: CGFloat, _ old: CGFloat) -> CGFloat {
      // Adding zero makes zero of minus zero.
      value.isFinite ? (value.finite * scale).rounded() / scale + 0 : old
    }
    return CGPoint(x: aligned(offset.x, bounds.origin.x), y: aligned(offset.y, bounds.origin.y))
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
  /// Content that stood at its start stays there; content at rest does not stay beyond its end. UIKit
  /// does both.
  final func adjustOffset() {
    let (old, inset) = (knownContentInset, adjustedContentInset)
    var offset = contentOffset
    if inset != old {
      knownContentInset = inset
      let isFree = !isTracking && motion == nil
      if isFree, offset.x == pixelAligned(CGPoint(x: -old.left, y: 0)).x { offset.x = -inset.left }
      if isFree, offset.y == pixelAligned(CGPoint(x: 0, y: -old.top)).y { offset.y = -inset.top }
    }
    if !isTracking, motion == nil { offset = offsetRange.clamping(offset) }
    contentOffset = offset
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
    return offsetRange.clamping(
      CGPoint(
        x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY)))
  }
}

extension PerAxis<ClosedRange<CGFloat>> {
  /// Returns the point of the ranges that is nearest to another.
  func clamping(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, x.lowerBound), x.upperBound),
      y: min(max(point.y, y.lowerBound), y.upperBound))
  }
}
