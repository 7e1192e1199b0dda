import QuartzCore

extension UILayoutGuide {
  /// Moves the guide between owners; the constraints that mention it are dropped for good.
  final func ownerDidChange(from old: UIView?) {
    if let old {
      let root = old.layoutRoot
      for ancestor in sequence(first: old, next: { $0 === root ? nil : $0.superview }) {
        for constraint in ancestor.constraints
        where constraint.items.contains(where: { $0 === self }) {
          constraint.deactivate()
        }
      }
      old.layoutRecord?.guides.removeAll { $0 === self }
      item = nil
    }
    if kind == .free, let owningView { owningView.record.guides.append(self) }
  }

  /// The rectangle in the owner's coordinates, in points.
  final var currentFrame: CGRect {
    guard let owningView else { return .zero }
    let (bounds, insets) = (owningView.bounds, insets(in: owningView))
    switch kind {
    case .free:
      guard let item else { return .zero }
      let frame = CGRect(
        x: item.value(.x), y: item.value(.y), width: item.value(.width), height: item.value(.height)
      )
      return LayoutGrid.Frames(in: owningView).rounded(frame)
    case .safeArea, .margins, .readable, .scrollFrame: return bounds.inset(by: insets)
    case .scrollContent:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .topBars:
      return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: insets.top)
    case .bottomBars:
      return CGRect(
        x: bounds.minX, y: bounds.maxY - insets.bottom, width: bounds.width, height: insets.bottom)
    }
  }

  /// Returns the height of a guide at the bottom, in points.
  private func bottomLength(in owner: UIView) -> CGFloat {
    guard let guide = self as? UIKeyboardLayoutGuide else { return owner.safeAreaInsets.bottom }
    let covered = owner.window?.stageWindow.stage?.keyboard.coveredHeight(of: owner) ?? 0
    return max(covered, guide.usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0)
  }

  /// The insets of a guide whose rectangle follows from its owner's bounds, in points.
  final func insets(in owner: UIView) -> UIEdgeInsets {
    switch kind {
    case .free, .scrollContent, .scrollFrame: .zero
    case .safeArea: owner.safeAreaInsets
    case .margins: owner.layoutMargins
    case .readable: owner.bounds.insets(of: owner.readableContentRect)
    case .topBars: UIEdgeInsets(top: owner.safeAreaInsets.top, left: 0, bottom: 0, right: 0)
    case .bottomBars: UIEdgeInsets(top: 0, left: 0, bottom: bottomLength(in: owner), right: 0)
    }
  }
}
