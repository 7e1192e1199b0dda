import Imaging
import Recipes
import UIKit

/// The times of a recipe that a figure shows, as ticks.
enum FigureTimes {
  /// The rate of the stage's ticks.
  static let clock = FrameRate.standard

  /// Returns selected ticks, or evenly spaced ticks.
  ///
  /// - Parameters:
  ///   - frames: The selected ticks; nil for `count` evenly spaced ticks.
  ///   - range: The time range of evenly spaced ticks, in seconds; nil for the whole recipe.
  static func ticks(
    of recipe: Recipe, _ frames: FrameSelection?, count: Int,
    in range: ClosedRange<Double>? = nil
  ) throws -> [Int] {
    let total = RenderPlan.frameCount(duration: recipe.duration, fps: clock)
    if let frames { return try frames.numbers(count: total, fps: clock, markers: recipe.markers) }
    let last = Double(total - 1)
    let rate = Double(clock.numerator) / Double(clock.denominator)
    let start = range.map { min(last, $0.lowerBound * rate) } ?? 0
    let end = range.map { min(last, $0.upperBound * rate) } ?? last
    let ticks = (0..<count).map { index in
      Int((start + (end - start) * Double(index) / Double(max(1, count - 1))).rounded())
    }
    return Array(Set(ticks)).sorted()
  }
}
