/// The rate of change of a quantity, weighted toward the previous move, as measured on Apple's pan.
///
/// The rate does not decay: it remains that of the last moves while no further moves are added.
struct MoveRate {
  private var latest: CGFloat?
  private var previous: CGFloat?

  /// The rate in units per second.
  var value: CGFloat {
    guard let latest else { return 0 }
    guard let previous else { return latest }
    let previousWeight = GestureThresholds.previousRateWeight
    return (1 - previousWeight) * latest + previousWeight * previous
  }

  /// Adds a move.
  ///
  /// - Parameters:
  ///   - distance: The change of the quantity.
  ///   - seconds: The time since the previous move.
  mutating func add(_ distance: CGFloat, in seconds: TimeInterval) {
    previous = latest
    latest = seconds < GestureThresholds.minimumMoveDuration ? 0 : distance / seconds
  }
}
