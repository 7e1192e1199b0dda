import QuartzCore

extension UIScrollView {
  /// Shows the indicators while the content moves.
  final func showIndicators() {
    let bars = indicators ?? PerAxis(x: ScrollIndicator(), y: ScrollIndicator())
    if indicators == nil {
      indicators = bars
      layer.addSublayer(bars.x.layer)
      layer.addSublayer(bars.y.layer)
    }
    let color = indicatorColor
    bars.x.show(color: color)
    bars.y.show(color: color)
    placeIndicators()
  }

  /// Fades the indicators unless a motion or a touch may still move the content.
  final func hideIndicatorsAtRest() {
    guard motion == nil, drag == nil, !isTracking else { return }
    indicators?.x.hide()
    indicators?.y.hide()
  }

  /// Updates the frames of the indicators to the visible part of the content.
  final func placeIndicators() {
    guard let indicators else { return }
    let axes = scrollAxes
    let shows = PerAxis(
      x: showsHorizontalScrollIndicator && axes.x.range.lowerBound < axes.x.range.upperBound,
      y: showsVerticalScrollIndicator && axes.y.range.lowerBound < axes.y.range.upperBound)
    // From right to left, the vertical indicator is at the left edge.
    let isReversed = isRightToLeft
    let corner = ScrollIndicator.thickness + ScrollIndicator.margin
    var safe = automaticallyAdjustsScrollIndicatorInsets ? addedSafeAreaInsets : .zero
    safe.top = max(safe.top - collapsedBarHeight, 0)
    let across = indicatorArea(within: horizontalScrollIndicatorInsets, safe)
    let down = indicatorArea(within: verticalScrollIndicatorInsets, safe)
    place(
      indicators.x, shows.x,
      on: (
        across.minX + (shows.y && isReversed ? corner : 0),
        across.maxX - (shows.y && !isReversed ? corner : 0)
      ), of: axes.x
    ) { start, end in
      CGRect(
        x: start, y: across.maxY - ScrollIndicator.thickness, width: end - start,
        height: ScrollIndicator.thickness)
    }
    place(
      indicators.y, shows.y,
      on: (down.minY, down.maxY - (shows.x ? corner : 0)), of: axes.y
    ) { start, end in
      CGRect(
        x: isReversed ? down.minX : down.maxX - ScrollIndicator.thickness, y: start,
        width: ScrollIndicator.thickness, height: end - start)
    }
  }

  private func place(
    _ indicator: ScrollIndicator, _ isShown: Bool, on track: (start: CGFloat, end: CGFloat),
    of axis: ScrollAxis, frame: (CGFloat, CGFloat) -> CGRect
  ) {
    let span =
      isShown && track.start < track.end
      ? ScrollIndicator.span(on: track.start...track.end, of: axis) : nil
    indicator.layer.isHidden = span == nil
    if let span { indicator.layer.frame = frame(span.lowerBound, span.upperBound) }
  }

  /// Returns the area available to an indicator, in points of the content.
  private func indicatorArea(within insets: UIEdgeInsets, _ safe: UIEdgeInsets) -> CGRect {
    let margin = ScrollIndicator.margin
    let area = bounds.inset(by: insets.finite).inset(by: safe)
    return CGRect(
      x: area.minX + margin, y: area.minY + margin, width: max(area.width - 2 * margin, 0),
      height: max(area.height - 2 * margin, 0))
  }

  private var indicatorColor: CGColor {
    let isLight =
      indicatorStyle == .default
      ? traitCollection.userInterfaceStyle == .dark : indicatorStyle == .white
    return isLight
      ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.35)
      : CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.35)
  }
}
