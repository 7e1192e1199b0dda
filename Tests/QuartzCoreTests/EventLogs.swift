import DisplayList

@testable import QuartzCore

/// Records the delegate calls of animations, without their names.
@MainActor
final class EventLog: CAAnimationDelegate {
  private(set) var lines: [String] = []
  /// The `finished` flags of the stops.
  private(set) var stops: [Bool] = []

  func animationDidStart(_ anim: CAAnimation) { lines.append("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("stop \(flag)")
    stops.append(flag)
  }
}

/// Records the delegate calls of animations with the animations' custom value for `name`.
@MainActor
final class NamedEventLog: CAAnimationDelegate {
  var lines: [String] = []
  /// Called with each recorded line.
  var reaction: (String) -> Void = { _ in }

  func animationDidStart(_ anim: CAAnimation) { record("start", anim) }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    record(flag ? "end" : "break", anim)
  }

  private func record(_ event: String, _ anim: CAAnimation) {
    let line = "\(event) \(anim.value(forKey: "name") as? String ?? "?")"
    lines.append(line)
    reaction(line)
  }
}

/// A layer delegate that records the keys for which it is asked for an action.
final class ActionKeyLog: NSObject, CALayerDelegate {
  private(set) var keys: [String] = []

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    keys.append(event)
    return nil
  }
}
