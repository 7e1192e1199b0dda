import Imaging
import Movies
import Raster
import UIKit

/// Everything about a movie that is known before its first frame, checked.
package struct MoviePlan: Sendable {
  package let subjects: [MovieSubject]
  let composition: Composition
  package let movie: Movie
  /// Pixels in a point.
  let scale: Double
  package let overlays: Set<Overlay>
  let jobs: Int

  /// - Parameters:
  ///   - labels: What is written above each subject; none for nothing.
  ///   - reduction: What is given up to make a smaller file.
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
    composition = Composition(
      options.staging, stages: subjects.map(\.size), labels: labels,
      isTransparent: options.isTransparent)
    let usual = format == .gif && subjects.allSatisfy(\.isRecipe)
    let chosen =
      switch options.size {
      case .usual: usual ? 1 : subjects.map(\.scale).max() ?? 1
      case .scale(let scale): scale
      case .width(let width): Double(width) / Double(composition.size.width)
      }
    scale = chosen * reduction.scale
    guard RenderPlan.scales.contains(scale) else { throw FlipbookError.scaleOutOfRange(scale) }
    guard let (width, height) = try? FrameRenderer.pixelSize(of: composition.size, scale: scale),
      width * height <= RenderPlan.mostPixels
    else { throw FlipbookError.frameSizeOutOfRange(composition.size, scale: scale) }

    let asked = options.fps ?? format.usualRate
    guard RenderPlan.rates.contains(Double(asked.numerator) / Double(asked.denominator)) else {
      throw FlipbookError.rateOutOfRange(asked)
    }
    let duration = subjects.map(\.duration).max() ?? 0
    movie = try Movie(
      format, width: width, height: height,
      timing: MovieTiming(format, fps: reduction.fps(of: asked, in: format), duration: duration),
      plays: options.plays, isTransparent: options.isTransparent, chroma: options.chroma,
      detail: reduction.detail, tool: options.tool)
  }

  /// Whether nothing surrounds the frames of a single subject.
  package var isPlain: Bool { composition.isBare && subjects.count == 1 }

  /// What is shown, played from the start.
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
