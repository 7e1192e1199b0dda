import QuartzCore

extension UIView {
  /// Whether the view is the root of a hierarchy, or has its frame from elsewhere and is mentioned by
  /// no constraint of a superview, so that an engine of its own includes the constraints inside.
  final var hostsLayout: Bool {
    guard superview != nil else { return true }
    guard let layoutRecord else { return true }
    return layoutRecord.translatesMask && !layoutRecord.isMerged
  }

  /// The view that hosts the engine of the constraints which this view holds.
  final var layoutRoot: UIView {
    var view = self
    while !view.hostsLayout, let superview = view.superview { view = superview }
    return view
  }

  /// Returns the engine of the view, which is created with all constraints inside if needed.
  final func preparedEngine() -> LayoutEngine {
    if let engine = record.engine { return engine }
    let engine = LayoutEngine(host: self)
    record.engine = engine
    engine.gather(from: self)
    return engine
  }

  /// Solves the changed constraints of the engine that the view hosts.
  final func flushEngine(during view: UIView? = nil) {
    guard let layoutRecord, layoutRecord.isEngineDirty else { return }
    preparedEngine().flush(during: view)
  }

  /// Requests that the engine be solved before the next layout.
  final func markEngine() {
    record.isEngineDirty = true
    layer.need(.constraintsAndUpdate)
  }

  /// Requests a solution and a layout after a change of constraints that the view holds.
  final func constraintsDidChange() {
    layoutRoot.markEngine()
    setNeedsLayout()
    AnimationBlock.current?.recordResize(of: self)
  }

  /// Discards the engine of the view; the constraints inside are gathered again.
  final func rebuildEngine() {
    let root = layoutRoot
    root.layoutRecord?.engine?.dissolve()
    root.markEngine()
    setNeedsLayout()
  }

  // MARK: Updates

  /// Requests a call of `updateConstraints`.
  final func requestConstraintUpdate() {
    record.needsUpdate = true
    layer.need(.constraintUpdate)
  }

  /// The maximum number of passes, in case updates keep requesting each other.
  private static var updatePassLimit: Int { 100 }

  /// Updates the constraints of the whole hierarchy, if constraints are used in it, and solves them.
  final func updateHierarchyConstraints() {
    var root = self
    while let superview = root.superview { root = superview }
    guard root.layer.needs.contains(.constraintUpdate) else { return }
    guard root.layer.needs.contains(.constraints) else {
      return root.layer.meet(.updates)
    }
    if !root.record.usesConstraints {
      root.record.usesConstraints = true
      root.requestFirstUpdates()
    }
    root.updatePendingConstraints()
  }

  /// Requests an update of the views whose constraints have never been updated.
  private func requestFirstUpdates() {
    if !hasUpdatedConstraints { layer.need(.constraintUpdate) }
    for view in orderedSubviews { view.requestFirstUpdates() }
  }

  /// Whether an update of constraints is pending in the whole hierarchy, where constraints are used.
  final var awaitsConstraintUpdate: Bool {
    layer.needs.isSuperset(of: .constraintsAndUpdate)
  }

  /// Updates the constraints of the view and its descendants, and solves them.
  final func updatePendingConstraints() {
    for _ in 0..<Self.updatePassLimit {
      guard awaitsConstraintUpdate else { return }
      runUpdates()
      solveUpdates()
    }
  }

  /// Calls `updateConstraints` bottom up where it is pending.
  final func runUpdates() {
    guard layer.needs.contains(.constraintUpdate) else { return }
    if layer.needs.contains(.descendantUpdate) {
      for view in orderedSubviews { view.runUpdates() }
    }
    let isNew = !hasUpdatedConstraints
    guard isNew || layoutRecord?.needsUpdate ?? false else { return }
    hasUpdatedConstraints = true
    layoutRecord?.needsUpdate = false
    if let owningController {
      owningController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Solves the changed engines, the outer ones first, and clears the requests.
  private func solveUpdates() {
    guard layer.needs.contains(.constraintUpdate) else { return }
    let hadDescendants = layer.needs.contains(.descendantUpdate)
    layer.resolve([.constraintUpdate, .descendantUpdate])
    if layoutRecord?.isEngineDirty ?? false { layoutRoot.flushEngine() }
    var isPending = layoutRecord?.needsUpdate ?? false
    if hadDescendants || layer.needs.contains(.descendantUpdate) {
      for view in orderedSubviews {
        view.solveUpdates()
        if view.layer.needs.contains(.constraintUpdate) { isPending = true }
      }
    }
    if isPending { layer.need(.constraintUpdate) }
  }

  // MARK: Layout

  /// Lays out the view and its descendants after updating constraints, until nothing is pending.
  final func layOutWithConstraints() {
    for _ in 0..<Self.updatePassLimit {
      updateHierarchyConstraints()
      layer.layoutIfNeeded()
      guard awaitsConstraintUpdate else { return }
    }
  }

  /// Sets the frames of the subviews that constraints determine, and the size of a scroll view's
  /// content.
  final func applyConstraints() {
    guard let layoutRecord else { return }
    let root = layoutRoot
    root.flushEngine(during: self)
    let grids = LayoutGrid.Frames(in: self)
    for item in layoutRecord.driven { item.apply(grids) }
    if let item = layoutRecord.item {
      item.applyContentSize()
      if root === self { item.applyHostSize() }
    }
  }
}

extension LayoutItem {
  /// The frame of the view in the solution, rounded to the grids.
  func frame(of view: UIView, in superview: UIView?) -> CGRect {
    LayoutGrid.Frames(in: superview).rounded(solvedFrame(of: view))
  }

  private func solvedFrame(of view: UIView) -> CGRect {
    view.frame(
      forAlignmentRect: CGRect(
        x: value(.x), y: value(.y), width: value(.width), height: value(.height)))
  }

  /// Sets the frame of the view, rounded to the grids of its superview.
  func apply(_ grids: LayoutGrid.Frames) {
    guard let view else { return }
    view.setLayoutFrame(grids.rounded(solvedFrame(of: view)))
  }

  /// Sets the size of a scroll view's content, if constraints refer to it.
  func applyContentSize() {
    guard let scrollView = view as? UIScrollView,
      existingVariable(.contentWidth) != nil || existingVariable(.contentHeight) != nil
    else { return }
    var size = scrollView.contentSize
    if existingVariable(.contentWidth) != nil {
      size.width = LayoutGrid.size.rounded(value(.contentWidth))
    }
    if existingVariable(.contentHeight) != nil {
      size.height = LayoutGrid.size.rounded(value(.contentHeight))
    }
    if size != scrollView.contentSize { scrollView.contentSize = size }
  }

  /// Sets the size of a root that has no frame of its own.
  func applyHostSize() {
    guard let view, !view.translatesAutoresizingMaskIntoConstraints else { return }
    var size = view.bounds.size
    let solved = frame(of: view, in: nil)
    if existingVariable(.width) != nil { size.width = solved.width }
    if existingVariable(.height) != nil { size.height = solved.height }
    if size != view.bounds.size { view.bounds.size = size }
  }
}
