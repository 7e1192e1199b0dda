/// What fingers have to do, and within what, for their gestures to be recognized.
enum GestureThresholds {
  /// How far fingers go along an axis before they pan, in points; measured.
  static let panHysteresis: CGFloat = 10
  /// What the next to last move counts in a pan's velocity, the last counting the rest; measured.
  static let panMemory: CGFloat = 0.8
  /// The shortest time between two moves that tells a velocity, in seconds; measured.
  static let shortestMove: TimeInterval = 0.001

  /// How far a finger may stray in a tap, and a tap from the first, in points; measured.
  static let tapMovement: CGFloat = 45
  /// The longest time from a tap to the next in seconds; measured.
  static let tapInterval: TimeInterval = 0.35
  /// The longest time that fingers rest in a tap, in seconds; chosen, for want of a measurement.
  static let longestTap: TimeInterval = 0.75
}
