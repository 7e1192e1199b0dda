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

/// A clock of its own for a test, in whose frames animators take their steps.
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

  /// Runs to each of the frames and looks there.
  func visit(_ frames: [Int], _ look: (Int) -> Void) {
    for frame in frames {
      run(frame - clock.tick)
      look(frame)
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
  /// Takes the resistances away, so that items go on as they are.
  static func free(_ items: Item...) -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: items)
    behavior.resistance = 0
    behavior.angularResistance = 0
    return behavior
  }
}

/// Writes down what happens, in the order in which it does.
@MainActor
final class Diary: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
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

func near(_ value: CGFloat, _ expected: CGFloat, _ tolerance: CGFloat) -> Bool {
  abs(value - expected) <= tolerance
}

func near(_ value: CGPoint, _ expected: CGPoint, _ tolerance: CGFloat) -> Bool {
  near(value.x, expected.x, tolerance) && near(value.y, expected.y, tolerance)
}
