import Movies
import Recipes
import Typography
import UIKit

extension Recipe {
  /// Plays the recipe without drawing and returns its motion in the format of other programs.
  ///
  /// - Parameters:
  ///   - format: SVG or Lottie.
  ///   - file: The path of the file, for the report.
  ///   - options: The frame rate, the scale of images, the overlays and whether to omit the
  ///     background.
  ///   - start: The time at which the motion starts; nil for the start of the recipe.
  ///   - end: The time at which the motion ends; nil for the end of the recipe.
  /// - Throws: As `motion(options:from:to:)`.
  @MainActor
  package func exportMotion(
    as format: ExportFormat, file: String, options: RenderOptions,
    from start: FrameSelection.Time? = nil, to end: FrameSelection.Time? = nil
  ) throws -> (MotionFile, ExportReport) {
    let recording = try motion(options: options, from: start, to: end)
    var fileOptions = MotionFileOptions()
    fileOptions.title = title
    fileOptions.isTransparent = options.isTransparent
    fileOptions.scale = try RenderPlan(of: self, options: options).scale
    let exported =
      try format == .lottie ? recording.lottie(fileOptions) : recording.svg(fileOptions)
    return (exported, ExportReport(exported, of: recording, as: format, file: file))
  }

  /// Plays the recipe without drawing and returns the display lists of its frames, by layer.
  ///
  /// - Parameters:
  ///   - options: The frame rate and the overlays.
  ///   - start: The time at which the motion starts; nil for the start of the recipe.
  ///   - end: The time at which the motion ends; nil for the end of the recipe.
  /// - Throws: A `FlipbookError` for options that do not suit the recipe, an error for a font
  ///   that is not installed, and `CancellationError`.
  @MainActor
  package func motion(
    options: RenderOptions, from start: FrameSelection.Time? = nil,
    to end: FrameSelection.Time? = nil
  ) throws -> MotionRecording {
    let plan = try RenderPlan(of: self, options: options)
    let numbers = try frameNumbers(of: plan, from: start, to: end)
    try FontCatalog.packaged.verify()
    let scene = makeScene()
    let source = FrameSource(stage: scene.stage, plan: plan)
    let recording = MotionRecording(size: plan.points, fps: plan.options.fps)
    for number in numbers {
      let list = try source.list(of: number)
      recording.add(list, names: scene.layerNames)
    }
    return recording
  }

  /// Returns the numbers of the frames between two times.
  private func frameNumbers(
    of plan: RenderPlan, from start: FrameSelection.Time?, to end: FrameSelection.Time?
  ) throws -> Range<Int> {
    let subjects = [MovieSubject.recipe(self)]
    let first = try start?.seconds(in: subjects) ?? 0
    let last = try end?.seconds(in: subjects) ?? plan.duration
    guard first < last else {
      throw MovieError.badOption(
        "motion from \(NumberFormat.short(first, decimals: 3)) to "
          + "\(NumberFormat.short(last, decimals: 3)) s has no frames: expected an end after the start"
      )
    }
    let fps = plan.options.fps
    let count = RenderPlan.frameCount(duration: plan.duration, fps: fps)
    let rate = Double(fps.numerator) / Double(fps.denominator)
    let lower = min(Int((first * rate).rounded()), count - 1)
    let length = RenderPlan.frameCount(duration: last - first, fps: fps)
    return lower..<min(count, lower + length)
  }
}

extension RecipeScene {
  /// The names of the views' layers, by identifier; the first name of a view.
  fileprivate var layerNames: [Int: String] {
    Dictionary(
      views.map { ($0.view.layer.identifier, $0.name) }, uniquingKeysWith: { first, _ in first })
  }
}
