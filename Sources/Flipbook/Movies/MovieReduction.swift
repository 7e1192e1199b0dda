import Imaging
import Movies
import UIKit

/// The quality that a movie gives up for a smaller file.
struct MovieReduction: Hashable, Sendable {
  /// The factor of the width, from 0 to 1.
  var scale: Double
  /// The maximum number of frames per second; nil for any number.
  var maxRate: Int?
  /// The detail of the image.
  var detail: MovieDetail

  /// No reduction.
  static let none = MovieReduction(scale: 1, maxRate: nil, detail: .best)

  /// The reductions, from none to the strongest acceptable one; each makes the file smaller and is
  /// a little more visible.
  ///
  /// Reduces frame rates above 25 and barely visible colors first, then the size, and smooth motion
  /// last.
  private static let steps: [MovieReduction] = [
    .none,
    MovieReduction(scale: 1, maxRate: 33, detail: .best),
    MovieReduction(scale: 1, maxRate: 25, detail: .best),
    MovieReduction(scale: 1, maxRate: 25, detail: .good),
    MovieReduction(scale: 0.9, maxRate: 25, detail: .good),
    MovieReduction(scale: 0.8, maxRate: 25, detail: .good),
    MovieReduction(scale: 0.8, maxRate: 20, detail: .good),
    MovieReduction(scale: 0.7, maxRate: 20, detail: .good),
    MovieReduction(scale: 0.7, maxRate: 20, detail: .fair),
    MovieReduction(scale: 0.6, maxRate: 20, detail: .fair),
    MovieReduction(scale: 0.6, maxRate: 14, detail: .fair),
    MovieReduction(scale: 0.5, maxRate: 14, detail: .fair),
    MovieReduction(scale: 0.5, maxRate: 10, detail: .fair),
    MovieReduction(scale: 0.4, maxRate: 10, detail: .fair),
    MovieReduction(scale: 0.3, maxRate: 10, detail: .fair),
    MovieReduction(scale: 0.3, maxRate: 10, detail: .least),
    MovieReduction(scale: 0.25, maxRate: 8, detail: .least),
  ]

  /// Returns the reduction halfway to a lesser one that differs in scale only; nil for others.
  func middle(to lesser: MovieReduction) -> MovieReduction? {
    var middle = self
    middle.scale = lesser.scale
    guard middle == lesser else { return nil }
    middle.scale = (scale + lesser.scale) / 2
    return middle
  }

  /// Returns the reductions that have an effect, without changing options that were given
  /// explicitly.
  static func ladder(
    for format: MovieFormat, fps: FrameRate, keepsRate: Bool, keepsSize: Bool
  ) -> [MovieReduction] {
    var ladder: [MovieReduction] = []
    for step in steps {
      var step = step
      if keepsSize { step.scale = 1 }
      if keepsRate || step.fps(of: fps, in: format) == fps { step.maxRate = nil }
      if format == .apng || format == .y4m { step.detail = .best }
      if !ladder.contains(step) { ladder.append(step) }
    }
    return ladder
  }

  /// Returns the reduced frame rate of a format.
  func fps(of fps: FrameRate, in format: MovieFormat) -> FrameRate {
    guard let maxRate, fps.numerator > maxRate * fps.denominator else { return fps }
    let delay = format == .gif ? Self.hundredths[maxRate] : Self.ticks[maxRate]
    return delay.flatMap { FrameRate(format == .gif ? 100 : Stage.ticksPerSecond, $0) } ?? fps
  }

  /// The durations of frames in a GIF by frame rate, in hundredths of a second.
  private static let hundredths = [33: 3, 25: 4, 20: 5, 14: 7, 10: 10, 8: 12]
  /// The durations of frames in other formats by frame rate, in ticks, so that no frame is between
  /// two.
  private static let ticks = [33: 2, 25: 3, 20: 3, 14: 4, 10: 6, 8: 8]
}
