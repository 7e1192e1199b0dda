import Imaging
import Movies
import Recipes

/// The part of its subjects' time that a movie shows.
struct MovieExcerpt: Hashable, Sendable {
  /// The time at which the movie starts, in seconds.
  let start: Double
  /// The time at which the movie ends, in seconds.
  let end: Double
  /// Whether a time was given.
  let isPart: Bool

  /// - Throws: `FlipbookError.timeOutOfRange`, or `MovieError.badOption` for a movie that ends
  ///   before it starts.
  init(of subjects: [MovieSubject], _ options: MovieOptions) throws {
    let duration = subjects.map(\.duration).max() ?? 0
    start = try options.from?.seconds(in: subjects) ?? 0
    end = try options.to?.seconds(in: subjects) ?? duration
    isPart = options.from != nil || options.to != nil
    guard start < end else {
      throw MovieError.badOption(
        "a movie from \(NumberFormat.short(start, decimals: 3)) to "
          + "\(NumberFormat.short(end, decimals: 3)) s has no frames: expected an end after the start"
      )
    }
  }

  /// The duration, in seconds.
  var duration: Double { end - start }

  /// Returns the number of the frame nearest to the start, at a rate.
  func firstFrame(at fps: FrameRate) -> Int {
    Int((start * Double(fps.numerator) / Double(fps.denominator)).rounded())
  }

  /// Returns the numbers of the frames of the excerpt, at a rate.
  ///
  /// - Parameter duration: The duration of the frames, in seconds.
  func frames(at fps: FrameRate, atMost duration: Double) -> ClosedRange<Int> {
    let last = RenderPlan.frameCount(duration: duration, fps: fps) - 1
    let first = min(firstFrame(at: fps), last)
    return
      first...min(
        last, first + RenderPlan.frameCount(duration: self.duration, fps: fps) - 1)
  }
}

extension FrameSelection.Time {
  /// Returns the output time in seconds: that of the first subject, if they have several speeds.
  ///
  /// - Throws: `FlipbookError.timeOutOfRange`, and `FlipbookError.unknownMarker`.
  func seconds(in subjects: [MovieSubject]) throws(FlipbookError) -> Double {
    if case .end = self { return subjects.map(\.duration).max() ?? 0 }
    let time = try seconds(
      duration: subjects.map(\.stageDuration).max() ?? 0,
      markers: Markers(subjects.flatMap(\.markers.all)))
    return subjects.first?.playback.outputTime(of: time) ?? time
  }
}

extension FrameFolder {
  /// Returns the numbers of files, given those of frames counted from 0.
  func numbers(_ frames: ClosedRange<Int>) -> ClosedRange<Int> {
    let first = min(numbers.lowerBound + frames.lowerBound, numbers.upperBound)
    return first...min(numbers.lowerBound + frames.upperBound, numbers.upperBound)
  }
}
