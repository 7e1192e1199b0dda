/// The constraints that views hold, as views move between hierarchies.
extension UIView {
  /// Adds a constraint, whose items must be the view or its descendants.
  final func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.deactivate()
    let views = constraint.items.compactMap(\.ownView)
    guard views.allSatisfy({ $0.isDescendant(of: self) }), !views.isEmpty else {
      preconditionFailure(
        """
        Unable to install constraint on view. Does the constraint reference something from outside \
        the subtree of the view? That's illegal. constraint:\(constraint) view:\(self)
        """)
    }
    constraint.countActivation()
    constraint.holder = self
    constraint.isReportedAsBroken = false
    record.constraints.append(constraint)
    for view in views { merge(view) }
    layoutRoot.layoutRecord?.engine?.changes.additions.append(constraint)
    constraintsDidChange()
  }

  /// Makes the engine of this view's host include a descendant that a constraint of this view
  /// mentions, with everything inside.
  private func merge(_ descendant: UIView) {
    var view = descendant
    while view !== self, let superview = view.superview {
      if view.translatesAutoresizingMaskIntoConstraints, !view.record.isMerged {
        view.layoutRecord?.engine?.dissolve()
        view.record.isMerged = true
        if view.hasConstraints { layoutRoot.layoutRecord?.engine?.gather(from: view) }
      }
      view = superview
    }
  }

  /// Called before the view leaves its superview, whose constraints for the view and its descendants
  /// are dropped.
  final func leaveLayout() {
    guard let layoutRecord, !hostsLayout, let superview else { return }
    let root = layoutRoot
    for ancestor in sequence(first: superview, next: { $0 === root ? nil : $0.superview }) {
      for constraint in ancestor.constraints where constraint.mentions(self) {
        constraint.deactivate()
      }
    }
    root.layoutRecord?.engine?.release(from: self)
    root.markEngine()
    superview.layoutRecord?.driven.removeAll { $0.view === self }
    layoutRecord.item = nil
    layoutRecord.isMerged = false
    if hasConstraints { markEngine() }
  }

  /// Called after the view has been added to a superview.
  final func enterLayout() {
    guard let layoutRecord, !hostsLayout else { return }
    layoutRecord.engine?.dissolve()
    layoutRecord.isEngineDirty = false
    let root = layoutRoot
    root.layoutRecord?.engine?.gather(from: self)
    root.markEngine()
  }

  /// Sets whether the frame and the autoresizing mask determine the layout.
  final func translateMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    let isInvolved = layoutRecord?.item != nil || hasConstraints
    if isInvolved {
      layoutRoot.layoutRecord?.engine?.dissolve()
      layoutRecord?.engine?.dissolve()
    }
    record.translatesMask = translates
    guard isInvolved else { return requestContentItem() }
    rebuildEngine()
    superview?.setNeedsLayout()
  }

  /// Arranges the constraints again after a change of the direction.
  final func layoutDirectionDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    guard let used = layoutRecord?.usedDirection, used != effectiveUserInterfaceLayoutDirection
    else { return }
    rebuildEngine()
  }
}
