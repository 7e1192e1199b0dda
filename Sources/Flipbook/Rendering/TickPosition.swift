import Imaging
import Recipes
import UIKit

/// The position of a frame's time among the stage's ticks.
struct TickPosition: Hashable, Sendable {
  /// The latest tick at or before the time.
  let tick: Int
  /// The fraction of the time to the next tick, from 0 to less than 1; 0 for a time on a tick.
  let fraction: Double

  private init(tick: Int, fraction: Double) {
    self.tick = tick
    self.fraction = fraction
  }

  /// Creates the position of a frame in integer arithmetic: frame n is at tick n · 60 / fps.
  init(frame number: Int, fps: FrameRate) {
    let ticks = number * Stage.ticksPerSecond * fps.denominator
    tick = ticks / fps.numerator
    fraction = Double(ticks % fps.numerator) / Double(fps.numerator)
  }

  /// Creates the position of a frame whose stage time depends on the speed of playback.
  init(frame number: Int, fps: FrameRate, _ playback: Playback) {
    guard !playback.isUniform else {
      self.init(frame: number, fps: fps)
      return
    }
    let ticks =
      playback.stageTime(at: fps.time(of: number)) * Double(Stage.ticksPerSecond)
    // A millionth of a tick is a rounding error.
    let whole = abs(ticks - ticks.rounded()) < 1e-6 ? ticks.rounded() : ticks.rounded(.down)
    self.init(
      tick: max(0, Int(whole)), fraction: max(0, ticks - whole) < 1e-6 ? 0 : ticks - whole)
  }
}
