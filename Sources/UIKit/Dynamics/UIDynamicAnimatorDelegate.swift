/// Methods that an animator calls when it starts and pauses.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Notifies that the animator is about to move its items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Notifies that all items have come to rest, or nothing is left to do.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing: the method is optional.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing: the method is optional.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
