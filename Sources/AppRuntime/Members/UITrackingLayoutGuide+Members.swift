import UIKit

/// Constraints that depend on where the keyboard is: always at the lower edge, from side to side.
extension UITrackingLayoutGuide {
  /// Activates constraints while the keyboard is near an edge: always for the lower one, and never for others.
  public final func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, at: edge, isNear: true, isActive: edge.contains(.bottom))
  }

  /// Activates constraints while the keyboard is not near an edge: always for others than the lower one.
  public final func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, at: edge, isNear: false, isActive: !edge.contains(.bottom))
  }

  /// Returns the constraints that are active while the keyboard is near an edge.
  public final func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge)
    -> [NSLayoutConstraint]
  {
    tracked["near \(edge.rawValue)"] ?? []
  }

  /// Returns the constraints that are active while the keyboard is not near an edge.
  public final func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge)
    -> [NSLayoutConstraint]
  {
    tracked["away \(edge.rawValue)"] ?? []
  }

  /// Deactivates and removes all constraints that depend on the keyboard's place.
  public final func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(tracked.values.flatMap { $0 })
    tracked = [:]
  }

  private var tracked: [String: [NSLayoutConstraint]] {
    get { kept(self, [:]) }
    set { keep(self, newValue) }
  }

  private func track(
    _ constraints: [NSLayoutConstraint], at edge: NSDirectionalRectEdge, isNear: Bool,
    isActive: Bool
  ) {
    let key = "\(isNear ? "near" : "away") \(edge.rawValue)"
    NSLayoutConstraint.deactivate(tracked[key] ?? [])
    tracked[key] = constraints
    if isActive {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }
}
