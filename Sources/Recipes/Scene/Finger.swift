import UIKit

/// A finger on the glass, or those of a gesture: where they came down, and what they found there.
@MainActor
final class Finger {
  /// The finger's touch; nothing for a gesture.
  let touch: UITouch?
  /// Where it came down, in the coordinates of the stage's view.
  let began: CGPoint
  /// How much of each animator was complete when the finger first scrubbed it, by name.
  private var caught: [String: Double] = [:]

  /// A finger that comes down.
  init(_ touch: UITouch?, began: CGPoint) {
    self.touch = touch
    self.began = began
  }

  /// Returns how much of an animator was complete when the finger caught it: now, if that is now.
  func fraction(of animator: String, now fraction: Double) -> Double {
    let fraction = caught[animator] ?? fraction
    caught[animator] = fraction
    return fraction
  }
}
