import Imaging
import UIKit

/// The position of a frame's time among the stage's ticks.
struct TickPosition: Hashable, Sendable {
  /// The latest tick at or before the time.
  let tick: Int
  /// The fraction of the time to the next tick, from 0 to less than 1; 0 for a time on a tick.
  let fraction: Double

  /// Creates the position of a frame in integer arithmetic: frame n is at tick n · 60 / fps.
  init(frame number: Int, fps: FrameRate) {
    let ticks = number * Stage.ticksPerSecond * fps.denominator
    tick = ticks / fps.numerator
    fraction = Double(ticks % fps.numerator) / Double(fps.numerator)
  }
}
