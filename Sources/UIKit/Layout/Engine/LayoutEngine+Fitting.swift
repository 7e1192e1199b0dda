import QuartzCore

/// Sizes that satisfy the constraints of a view and its descendants.
extension LayoutEngine {
  /// Returns the size of the host that is nearest to a target at priorities.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let host else { return target }
    let insets = host.alignmentRectInsets
    let inner = CGSize(
      width: target.width - insets.left - insets.right,
      height: target.height - insets.top - insets.bottom)
    let fitting = HostSize.fitting(inner, horizontal: horizontal, vertical: vertical)
    let item = item(for: host)
    _ = (item.variable(.width), item.variable(.height))
    if !(isFitting && lastFitting == fitting && changes.isEmpty) {
      hostSize = fitting
      flush()
      hostSize = .bounds
      lastFitting = fitting
    }
    // Frames are those for the bounds until the next layout.
    if !isTemporary { host.layoutRecord?.isEngineDirty = true }
    let size = CGSize(
      width: item.value(.width) + insets.left + insets.right,
      height: item.value(.height) + insets.top + insets.bottom)
    return CGSize(
      width: horizontal == .required ? target.width : LayoutGrid.size.rounded(size.width),
      height: vertical == .required ? target.height : LayoutGrid.size.rounded(size.height))
  }
}

extension UIView {
  /// Returns the size nearest to a target that satisfies the constraints of the view and its
  /// descendants.
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsForFitting()
    let none = Self.noIntrinsicMetric
    let content = intrinsicContentSize
    let hasContent = content.width != none || content.height != none
    guard hasContent || hasConstraints else {
      return CGSize(
        width: horizontal == .required ? target.width : bounds.width,
        height: vertical == .required ? target.height : bounds.height)
    }
    if hostsLayout, translatesAutoresizingMaskIntoConstraints, !hasContent {
      return preparedEngine().fittingSize(target, horizontal, vertical)
    }
    let engine = LayoutEngine(host: self, isTemporary: true)
    engine.gather(from: self)
    defer { engine.dissolve() }
    return engine.fittingSize(target, horizontal, vertical)
  }

  /// Updates the constraints inside the view that await it.
  private func updateConstraintsForFitting() {
    if awaitsConstraintUpdate { runUpdates() }
  }

  /// Whether the view or a descendant that it does not lay out by its frame holds constraints.
  final var hasConstraints: Bool {
    guard let layoutRecord else {
      return orderedSubviews.contains { !$0.hostsLayout && $0.hasConstraints }
    }
    return !layoutRecord.constraints.isEmpty
      || orderedSubviews.contains { !$0.hostsLayout && $0.hasConstraints }
  }
}
