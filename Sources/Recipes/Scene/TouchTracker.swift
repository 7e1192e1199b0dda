import UIKit

/// Tracks a touch, or the touches of a gesture, from their start on.
@MainActor
final class TouchTracker {
  /// The touch; nil for a gesture.
  let touch: UITouch?
  /// The location where the touch began, in the coordinates of the stage's view.
  let began: CGPoint
  /// The fraction complete of each animator when the touch first scrubbed it, by name.
  private var beganFractions: [String: Double] = [:]

  init(_ touch: UITouch?, began: CGPoint) {
    self.touch = touch
    self.began = began
  }

  /// Returns the fraction complete of an animator when the touch first scrubbed it, which may be
  /// now.
  func beganFraction(of animator: String, now fraction: Double) -> Double {
    let fraction = beganFractions[animator] ?? fraction
    beganFractions[animator] = fraction
    return fraction
  }
}
