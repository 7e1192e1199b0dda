import UIKit

/// An item without a view.
@MainActor
final class Item: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity

  init(_ width: CGFloat, _ height: CGFloat, at x: CGFloat, _ y: CGFloat) {
    center = CGPoint(x: x, y: y)
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
  }

  var angle: CGFloat { atan2(transform.b, transform.a) }
}

/// A virtual clock for a test, whose ticks advance animators.
@MainActor
struct Frames {
  private let clock = VirtualClock()

  init() {
    VirtualClock.current = clock
  }

  func run(_ count: Int = 1) {
    for _ in 0..<count {
      clock.advance()
      clock.fireLinks()
    }
  }

  /// Runs until the animator pauses, for a maximum number of frames.
  func run(untilRestOf animator: UIDynamicAnimator, limit: Int = 1000) {
    for _ in 0..<limit where animator.isRunning { run() }
  }

  /// Runs to each of the frames and calls `check` there.
  func visit(_ frames: [Int], _ check: (Int) -> Void) {
    for frame in frames {
      run(frame - clock.tick)
      check(frame)
    }
  }
}

extension UIDynamicAnimator {
  convenience init(_ behaviors: UIDynamicBehavior...) {
    self.init()
    for behavior in behaviors { addBehavior(behavior) }
  }
}

extension UIDynamicItemBehavior {
  /// Creates a behavior without resistance, so that items keep their velocity.
  static func free(_ items: any UIDynamicItem...) -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: items)
    behavior.resistance = 0
    behavior.angularResistance = 0
    return behavior
  }
}

/// Records delegate calls in order.
@MainActor
final class DynamicsLog: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var lines: [String] = []
  var names: [ObjectIdentifier: String] = [:]
  var points: [CGPoint] = []

  func name(_ object: AnyObject) -> String {
    names[ObjectIdentifier(object)] ?? "?"
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    lines.append("resume")
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    lines.append("pause")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    lines.append(
      "\(name(behavior)): " + [name(item1), name(item2)].sorted().joined(separator: "+"))
    points.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    lines.append(
      "\(name(behavior)): " + [name(item1), name(item2)].sorted().joined(separator: "-"))
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    lines.append("\(name(behavior)): \(name(item))+\(identifier as? String ?? "bounds")")
    points.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    lines.append("\(name(behavior)): \(name(item))-\(identifier as? String ?? "bounds")")
  }
}
