/// Who is told when an animator starts and comes to rest.
@MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to move its items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// All items have come to rest, or there is nothing left to do.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing: the method is optional.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing: the method is optional.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
