import UIKit

/// Observes a scene that is played for warnings.
@MainActor
final class SceneProbe {
  /// A scripted touch that has not begun yet.
  struct PendingTouch {
    let target: ActionPlan.TouchTarget
    /// The time at which it begins, in seconds.
    let time: TimeInterval
    /// The number of fingers that have not landed yet.
    var fingers: Int
  }

  /// The scripted touches that have not begun yet, in the order in which they were added.
  private(set) var pending: [PendingTouch] = []
  /// The behaviors of which items have one at a time, in the order in which they were made.
  private(set) var soleBehaviors: [(plan: SoleBehavior, behavior: UIDynamicBehavior)] = []
  /// The texts that were typed, with the time of the first one that no view received; nil for a text that was received
  /// at least once.
  private(set) var typings: [(plan: TypingPlan, missedAt: TimeInterval?)] = []
  /// Whether behaviors were made since the last check.
  private(set) var hasNewBehaviors = false

  /// Adds a scripted touch.
  func add(_ target: ActionPlan.TouchTarget, time: TimeInterval, fingers: Int = 1) {
    pending.append(PendingTouch(target: target, time: time, fingers: fingers))
  }

  /// Adds a text that is typed.
  func add(typing plan: TypingPlan, isReceived: Bool, at time: TimeInterval) {
    guard let index = typings.firstIndex(where: { $0.plan.span == plan.span }) else {
      typings.append((plan, isReceived ? nil : time))
      return
    }
    if isReceived { typings[index].missedAt = nil }
  }

  /// Adds a behavior that was made.
  func add(_ plan: SoleBehavior, _ behavior: UIDynamicBehavior) {
    soleBehaviors.append((plan, behavior))
    hasNewBehaviors = true
  }

  /// Returns the scripted touches of which a finger lands now, in the order of the fingers.
  func land(fingers count: Int, at time: TimeInterval) -> [ActionPlan.TouchTarget] {
    var landed: [ActionPlan.TouchTarget] = []
    for index in pending.indices where pending[index].time <= time + Self.tolerance {
      while landed.count < count, pending[index].fingers > 0 {
        pending[index].fingers -= 1
        landed.append(pending[index].target)
      }
    }
    pending.removeAll { $0.fingers == 0 }
    return landed
  }

  /// Removes and returns the scripted touches that should have begun by now.
  func missed(at time: TimeInterval) -> [PendingTouch] {
    let missed = pending.filter { $0.time <= time + Self.tolerance }
    pending.removeAll { $0.time <= time + Self.tolerance }
    return missed
  }

  /// Forgets the behaviors that were removed, and returns the others if there are new ones.
  func addedBehaviors() -> [SoleBehavior] {
    guard hasNewBehaviors else { return [] }
    hasNewBehaviors = false
    soleBehaviors.removeAll { $0.behavior.dynamicAnimator == nil }
    return soleBehaviors.map(\.plan)
  }

  /// A thousandth of a tick: times are rounded to ticks in this way.
  private static let tolerance = 0.001 / Double(Stage.ticksPerSecond)
}
