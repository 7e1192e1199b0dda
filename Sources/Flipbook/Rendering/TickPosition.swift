import Imaging
import UIKit

/// Where a frame's time lies among the stage's ticks: at one, or between it and the next.
struct TickPosition: Hashable, Sendable {
  /// The tick at the time, or the last one before it.
  let tick: Int
  /// How much of the way to the next tick has passed, from 0 to less than 1; 0 for a time on a tick.
  let fraction: Double

  /// Finds a frame, in whole numbers: frame n stands at tick n · 60 / fps.
  init(frame number: Int, fps: FrameRate) {
    let ticks = number * Stage.ticksPerSecond * fps.denominator
    tick = ticks / fps.numerator
    fraction = Double(ticks % fps.numerator) / Double(fps.numerator)
  }
}
