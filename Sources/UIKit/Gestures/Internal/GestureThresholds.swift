/// The distances, durations and speeds that gesture recognizers require.
enum GestureThresholds {
  /// The movement along either axis at which a pan begins, in points; measured.
  static let panHysteresis: CGFloat = 10
  /// The movement at which a pinch or a rotation begins, in points: the change of the distance
  /// between the fingers, or the arc that each finger travels around their center; chosen to match
  /// pans.
  static let pairHysteresis: CGFloat = 10
  /// The weight of the previous move in a velocity; the latest move has the rest; measured.
  static let previousRateWeight: CGFloat = 0.8
  /// The minimum duration of a move that has a velocity, in seconds; measured.
  static let minimumMoveDuration: TimeInterval = 0.001

  /// The maximum movement during a tap, and between the taps of a sequence, in points; measured.
  static let maximumTapMovement: CGFloat = 45
  /// The maximum time from one tap to the next, in seconds; measured.
  static let maximumTapInterval: TimeInterval = 0.35
  /// The maximum duration of a tap, in seconds; chosen, as there is no measurement.
  static let maximumTapDuration: TimeInterval = 0.75

  /// The minimum distance of a swipe, in points; chosen near measured values.
  static let minimumSwipeDistance: CGFloat = 50
  /// The maximum duration of a swipe, in seconds; measured.
  static let maximumSwipeDuration: TimeInterval = 0.5
  /// The maximum sideways movement of a swipe, in points; measured.
  static let maximumSwipeDeviation: CGFloat = 200
  /// The maximum backward movement of a swipe, in points; chosen.
  static let maximumSwipeRetreat: CGFloat = 10
  /// The minimum speed at the end of a swipe, in points per second; chosen below the average speed
  /// that the minimum distance and maximum duration require.
  static let minimumSwipeSpeed: CGFloat = 75

  /// The maximum distance from an edge of the screen at which a pan from it starts, in points;
  /// chosen.
  static let maximumEdgeDistance: CGFloat = 20
}
