/// What fingers have to do, and within what, for their gestures to be recognized.
enum GestureThresholds {
  /// How far fingers go along an axis before they pan, in points; measured.
  static let panHysteresis: CGFloat = 10
  /// How far two fingers go apart, or each around their middle, before they pinch or turn, in points; chosen
  /// as for pans.
  static let pairHysteresis: CGFloat = 10
  /// What the move before the last counts in a velocity, the last counting the rest; measured.
  static let rateMemory: CGFloat = 0.8
  /// The shortest time of a move that tells a velocity, in seconds; measured.
  static let shortestMove: TimeInterval = 0.001

  /// How far a finger may stray in a tap, and a tap from the first, in points; measured.
  static let tapMovement: CGFloat = 45
  /// The longest time from a tap to the next in seconds; measured.
  static let tapInterval: TimeInterval = 0.35
  /// The longest time that fingers rest in a tap, in seconds; chosen, for want of a measurement.
  static let longestTap: TimeInterval = 0.75

  /// How far a swipe goes, in points; chosen near what was measured.
  static let swipeDistance: CGFloat = 50
  /// Within how many seconds it does; measured.
  static let longestSwipe: TimeInterval = 0.5
  /// How far a swipe may stray to the side, in points; measured.
  static let swipeStraying: CGFloat = 200
  /// How far a swipe may go back, in points; chosen.
  static let swipeRetreat: CGFloat = 10
  /// How fast a swipe goes at its end at least, in points per second; chosen: less than it has to on average.
  static let slowestSwipe: CGFloat = 75

  /// How near to an edge of the screen a pan from it starts, in points; chosen.
  static let edgeWidth: CGFloat = 20
}
