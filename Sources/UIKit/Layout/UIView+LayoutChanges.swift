import QuartzCore

/// Changes of views to which constraints refer.
extension UIView {
  /// Called when the margins, the safe area, a baseline or the alignment insets have changed.
  final func layoutMetricsDidChange() {
    guard let item = layoutRecord?.item else { return }
    requestConstants(of: item)
  }

  private func requestConstants(of item: LayoutItem) {
    guard !item.awaitsConstants else { return }
    item.awaitsConstants = true
    item.engine.changes.constants.append(item)
    item.engine.host?.markEngine()
  }

  /// Called when the size of the content or its priorities have changed.
  final func contentSizeDidChange() {
    arranged?.stack?.contentSizeDidChange(of: self)
    guard let layoutRecord else { return }
    guard let item = layoutRecord.item else { return requestContentItem() }
    if !item.awaitsContentSize {
      item.awaitsContentSize = true
      item.engine.changes.contentSizes.append(item)
      item.engine.host?.markEngine()
    }
    superview?.setNeedsLayout()
  }

  final func contentPrioritiesDidChange() { contentSizeDidChange() }

  /// Called when the frame or the bounds have changed.
  final func geometryDidChange(from old: CGRect) {
    guard let layoutRecord else { return }
    let hasNewSize = layer.bounds.size != old.size
    if hasNewSize, layoutRecord.engine != nil { markEngine() }
    guard let item = layoutRecord.item else { return }
    if !item.maskRows.isEmpty || layer.bounds.origin != old.origin
      || hasNewSize && !layoutRecord.ownGuides.isEmpty
    {
      requestConstants(of: item)
    }
  }

  /// Called when the autoresizing mask has changed.
  final func autoresizingDidChange() {
    if let item = layoutRecord?.item, !item.maskRows.isEmpty { requestConstants(of: item) }
  }

  /// Makes the subviews follow a change of the size as their autoresizing masks require.
  final func autoresizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    let new = bounds.size
    for view in orderedSubviews
    where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let frame = view.layoutFrame
      let (x, width) = view.autoresized(.horizontal, frame.minX, frame.width, old.width, new.width)
      let (y, height) = view.autoresized(
        .vertical, frame.minY, frame.height, old.height, new.height)
      view.setLayoutFrame(CGRect(x: x, y: y, width: width, height: height))
    }
  }

  private func autoresized(
    _ axis: NSLayoutConstraint.Axis, _ start: CGFloat, _ length: CGFloat, _ old: CGFloat,
    _ new: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard old != new else { return (start, length) }
    let shares = AutoresizingShares(
      autoresizingMask, axis, start: start, length: length, superLength: old)
    return (start + shares.start * (new - old), max(length + shares.length * (new - old), 0))
  }
}
