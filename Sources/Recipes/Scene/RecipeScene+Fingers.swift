import UIKit

/// What the timeline and handlers let fingers do.
extension RecipeScene {
  /// Taps a spot.
  func tap(_ spot: ActionPlan.Spot, count: Int) {
    for number in 0..<count {
      press(
        spot, duration: TouchScript.tapDuration,
        after: Double(number) * TouchScript.doubleTapInterval)
    }
  }

  /// Holds a finger on a spot.
  func press(_ spot: ActionPlan.Spot, duration: TimeInterval, after delay: TimeInterval = 0) {
    guard mayTouch() else { return }
    let time = stage.time + delay
    switch spot {
    case .point(let point): stage.touches.press(at: point, time: time, duration: duration)
    case .view(let name):
      if let view = view(name) { stage.touches.press(view, time: time, duration: duration) }
    }
  }

  /// Moves a finger; not at all if one of its spots is not on the stage.
  func drag(_ plan: DragPlan) {
    guard mayTouch(), let path = plan.path(point) else { return }
    stage.touches.finger(along: path, time: stage.time)
  }

  /// Moves two fingers about their middle.
  func pinch(_ plan: PinchPlan) {
    guard mayTouch(fingers: 2), let center = point(of: plan.center) else { return }
    stage.touches.pinch(
      at: center, from: plan.distance.start, to: plan.distance.end, angle: plan.angle,
      turning: plan.turn, time: stage.time, duration: plan.duration, curve: plan.curve,
      holding: plan.hold)
  }

  /// Whether there may be more fingers: handlers that touch at touches could bring more and more.
  private func mayTouch(fingers count: Int = 1) -> Bool {
    stage.touches.fingerCount + count <= Limits.fingers
  }

  /// Returns a spot as a point of the screen, where its view is shown now; nothing if that is not on the stage.
  private func point(of spot: ActionPlan.Spot) -> CGPoint? {
    switch spot {
    case .point(let point): point
    case .view(let name): view(name)?.presentedCenter
    }
  }
}
