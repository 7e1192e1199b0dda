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

  /// Plans a movie.
  ///
  /// - Parameters:
  ///   - labels: The labels above the subjects; empty for none.
  ///   - reduction: The quality to give up for a smaller file.
  /// - Throws: A `FlipbookError` or a `MovieError` for options out of range.
  init(
    _ format: MovieFormat, of subjects: [MovieSubject], labels: [String] = [],
    options: MovieOptions, reduction: MovieReduction = .none
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
      options.staging, stages: subjects.map(\.size), labels: labels,
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
    let duration = subjects.map(\.duration).max() ?? 0
    movie = try Movie(
      format, width: width, height: height,
      timing: MovieTiming(format, fps: reduction.fps(of: rate, in: format), duration: duration),
      plays: options.plays, isTransparent: options.isTransparent, chroma: options.chroma,
      detail: reduction.detail, tool: options.tool)
  }

  /// Whether nothing surrounds the frames of a single subject.
  package var isPlain: Bool { composition.isBare && subjects.count == 1 }

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
        numbers: 0...(RenderPlan.frameCount(duration: recipe.duration, fps: movie.timing.fps) - 1),
        fps: movie.timing.fps, width: movie.width)
    case .folder(let folder):
      Movie.ShellFrames(
        folder: folder.path, pattern: folder.pattern, numbers: folder.numbers,
        fps: folder.manifest.fps, width: folder.manifest.size.width)
    }
  }
}
