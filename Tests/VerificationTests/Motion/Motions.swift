import Foundation

@testable import Verification

/// The motion of a ball, as functions of the tick.
struct Motion: Sendable {
  var ticks = 120
  var x: @Sendable (Int) -> Double = { _ in 50 }
  var y: @Sendable (Int) -> Double = { _ in 100 }
  var angle: @Sendable (Int) -> Double = { _ in 0 }

  var trace: Trace {
    Trace(
      rows: (0..<ticks).map { tick in
        Trace.Row(
          tick: tick, time: Double(tick) / 60, item: "ball",
          center: Trace.Pair(x: x(tick), y: y(tick)),
          angle: angle(tick).remainder(dividingBy: 2 * .pi), alpha: 1, width: 10, height: 10)
      })
  }
}

/// Returns the position of a spring between 0 and 1, a number of ticks after its release.
func spring(_ ticks: Double, damping: Double) -> Double {
  let time = max(0, ticks / 60)
  let decay = damping * 14
  let swing = 14 * (1 - damping * damping).squareRoot()
  return 1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
}

/// Returns the progress of an ease-in, ease-out curve, from 0 to 1.
func ease(_ ticks: Double, of duration: Double) -> Double {
  let fraction = min(1, max(0, ticks / duration))
  return fraction * fraction * (3 - 2 * fraction)
}
