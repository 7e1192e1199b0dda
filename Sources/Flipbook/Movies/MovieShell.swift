import Imaging
import Movies

/// Shell commands that make a movie from frames in a folder.
package struct MovieShell {
  let plan: MoviePlan
  let inputs: MovieInputs
  /// The largest size of the file, in bytes; nil for any.
  let limit: Int?

  package init(plan: MoviePlan, inputs: MovieInputs, limit: Int?) {
    self.plan = plan
    self.inputs = inputs
    self.limit = limit
  }

  /// Returns the commands in order; for a recipe, the first one renders it.
  ///
  /// - Throws: `MovieError.badOption` for options that only Flipbook can apply.
  package func lines(to file: String) throws -> [String] {
    guard plan.composition.isBare, plan.subjects.count == 1, let subject = plan.subjects.first
    else {
      throw MovieError.badOption(
        "--print shows how frames become a movie: it cannot be combined with --frame, --padding, "
          + "--shadow, --label or --side-by-side, which only Flipbook draws.")
    }
    guard limit == nil else {
      throw MovieError.badOption(
        "--max-size is found by trial: make the movie first, then print with the resulting "
          + "--fps and --width.")
    }
    switch subject {
    case .recipe(let recipe):
      let folder = "\(OutputFolder.defaultPath)/\(recipe.name)"
      let count = RenderPlan.frameCount(
        duration: recipe.duration, fps: plan.movie.timing.fps)
      let frames = Movie.ShellFrames(
        folder: folder, pattern: .standard, numbers: 0...(count - 1), fps: plan.movie.timing.fps,
        width: plan.movie.width)
      return [render(to: folder)] + (try plan.movie.shellCommands(of: frames, to: file))
    case .folder(let folder):
      let frames = Movie.ShellFrames(
        folder: folder.path, pattern: folder.pattern, numbers: folder.numbers,
        fps: folder.manifest.fps, width: folder.manifest.size.width)
      return try plan.movie.shellCommands(of: frames, to: file)
    }
  }

  private func render(to folder: String) -> String {
    let fps = plan.movie.timing.fps
    var words = ["flipbook", "render", inputs.input ?? "", "-o", folder]
    words += ["--fps", fps.text]
    words += ["--size", "\(plan.movie.width)x\(plan.movie.height)"]
    let overlays = Overlay.allCases.filter(plan.overlays.contains).map(\.rawValue)
    if !overlays.isEmpty { words += ["--overlay", overlays.joined(separator: ",")] }
    if plan.movie.isTransparent { words.append("--transparent") }
    for setting in inputs.settings { words += ["--set", "\(setting.name)=\(setting.value)"] }
    return words.map(\.shellQuoted).joined(separator: " ")
  }
}
