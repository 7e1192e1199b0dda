/// How fast something goes: mostly as it did in the last move but one, as measured on Apple's pan.
///
/// It does not fade: of fingers that rest without a move it is the one that they came with.
struct MoveRate {
  private var latest: CGFloat?
  private var previous: CGFloat?

  /// The rate in units per second.
  var value: CGFloat {
    guard let latest else { return 0 }
    guard let previous else { return latest }
    let memory = GestureThresholds.rateMemory
    return (1 - memory) * latest + memory * previous
  }

  /// Takes note of a move.
  mutating func note(_ way: CGFloat, in seconds: TimeInterval) {
    previous = latest
    latest = seconds < GestureThresholds.shortestMove ? 0 : way / seconds
  }
}
