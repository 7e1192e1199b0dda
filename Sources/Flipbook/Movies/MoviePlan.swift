import Imaging
import Movies
import Raster
import UIKit

/// A checked movie that is ready to be made.
package struct MoviePlan: Sendable {
  package let subjects: [MovieSubject]
  let composition: StageComposition
  package let movie: Movie
  /// Pixels per point.
  let scale: Double
  package let overlays: Set<Overlay>
  let jobs: Int
  /// The part of the subjects' time that the movie shows.
  let excerpt: MovieExcerpt

  /// Plans a movie.
  ///
  /// - Parameters:
  ///   - labels: The labels above the subjects; empty for none.
  ///   - columns: The number of subjects in a row; nil for a single row.
  ///   - reduction: The quality to give up for a smaller file.
  /// - Throws: A `FlipbookError` or a `MovieError` for options out of range.
  init(
    _ format: MovieFormat, of subjects: [MovieSubject], labels: [String] = [],
    columns: Int? = nil, options: MovieOptions, reduction: MovieReduction = .none
  ) throws {
    guard (1...RenderOptions.jobsLimit).contains(options.jobs) else {
      throw FlipbookError.jobsOutOfRange(options.jobs)
    }
    if let padding = options.staging.padding, !Staging.paddings.contains(padding) {
      throw MovieError.badOption("a padding is from 0 to 1000 points, not \(padding).")
    }
    self.subjects = subjects
    overlays = options.overlays
    jobs = options.jobs
    composition = StageComposition(
      options.staging, stages: subjects.map(\.size), labels: labels, columns: columns,
      isTransparent: options.isTransparent)
    let isSmall = format == .gif && subjects.allSatisfy(\.isRecipe)
    let chosen =
      switch options.size {
      case .standard: isSmall ? 1 : subjects.map(\.scale).max() ?? 1
      case .scale(let scale): scale
      case .width(let width): Double(width) / Double(composition.size.width)
      }
    scale = chosen * reduction.scale
    let (width, height) = try FrameRenderer.checkPixelSize(of: composition.size, scale: scale)

    let rate = options.fps ?? format.defaultRate
    guard RenderPlan.rates.contains(Double(rate.numerator) / Double(rate.denominator)) else {
      throw FlipbookError.rateOutOfRange(rate)
    }
    let excerpt = try MovieExcerpt(of: subjects, options)
    self.excerpt = excerpt
    movie = try Movie(
      format, width: width, height: height,
      timing: MovieTiming(
        format, fps: reduction.fps(of: rate, in: format), duration: excerpt.duration),
      plays: options.plays, isTransparent: options.isTransparent, chroma: options.chroma,
      detail: reduction.detail, tool: options.tool)
  }

  /// Whether nothing surrounds the frames of a single subject.
  package var isPlain: Bool { composition.isBare && subjects.count == 1 }

  /// Whether the movie shows only a part of its subjects' time.
  package var isExcerpt: Bool { excerpt.isPart }

  /// The number of the first frame, at the rate of the movie's clock.
  private var firstFrame: Int { excerpt.firstFrame(at: movie.timing.clock) }

  /// The numbers of the frames, at the rate of the movie's clock.
  var frameNumbers: [Int] { movie.timing.ticks.map { firstFrame + $0 } }

  /// Returns the frames of all subjects side by side, from the start.
  @MainActor
  func frames() -> ComposedFrames {
    ComposedFrames(
      subjects.map { $0.frames(clock: movie.timing.clock, overlays: overlays) }, in: composition)
  }
}

extension MovieSubject {
  fileprivate var isRecipe: Bool {
    if case .recipe = self { true } else { false }
  }
}

extension MoviePlan {
  /// Returns the frames of the only subject, for shell commands.
  ///
  /// - Parameter folder: The folder that a recipe is rendered to.
  package func shellFrames(renderedTo folder: String) -> Movie.ShellFrames? {
    switch subjects.first {
    case nil: nil
    case .recipe(let recipe):
      Movie.ShellFrames(
        folder: folder, pattern: .standard,
        numbers: excerpt.frames(
          at: movie.timing.fps, atMost: recipe.playback.outputTime(of: recipe.duration)),
        fps: movie.timing.fps, width: movie.width)
    case .folder(let folder):
      Movie.ShellFrames(
        folder: folder.path, pattern: folder.pattern,
        numbers: folder.numbers(excerpt.frames(at: folder.manifest.fps, atMost: folder.duration)),
        fps: folder.manifest.fps, width: folder.manifest.size.width)
    }
  }
}
