import Imaging
import Recipes
import UIKit

/// Moments of a recipe, as frames of a clock.
enum Moments {
  /// The clock that moments are counted on: the stage's own.
  static let clock = FrameRate.standard

  /// The ticks of some moments, or as many as are wanted at even distances from the start to the end.
  static func ticks(
    of recipe: Recipe, _ moments: [FrameSelection.Moment], count: Int,
    in range: ClosedRange<Double>? = nil
  ) throws -> [Int] {
    let total = RenderPlan.frameCount(duration: recipe.duration, fps: clock)
    guard moments.isEmpty else {
      return try FrameSelection.moments(moments).numbers(count: total, fps: clock)
    }
    let last = Double(total - 1)
    let start = range.map { min(last, $0.lowerBound * 60) } ?? 0
    let end = range.map { min(last, $0.upperBound * 60) } ?? last
    let ticks = (0..<count).map { index in
      Int((start + (end - start) * Double(index) / Double(max(1, count - 1))).rounded())
    }
    return Array(Set(ticks)).sorted()
  }
}
