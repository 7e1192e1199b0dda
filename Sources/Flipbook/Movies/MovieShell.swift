import Imaging
import Movies

/// What to type into a shell so that a movie is made of frames in a folder.
struct MovieShell {
  let plan: MoviePlan
  let verb: MovieVerb

  /// The commands in order; of a recipe, the first one renders it.
  func lines(to file: String) throws -> [String] {
    guard plan.composition.isBare, plan.subjects.count == 1, let subject = plan.subjects.first
    else {
      throw MovieError.badOption(
        "--print tells how frames become a movie; what stands around them only Flipbook draws: "
          + "leave --frame, --padding, --shadow, --label and --side-by-side out.")
    }
    guard verb.options.mostBytes == nil else {
      throw MovieError.badOption(
        "--max-size is found by trying: make the movie, then print with the --fps and --width that "
          + "were chosen.")
    }
    switch subject {
    case .recipe(let recipe):
      let folder = "\(RenderVerb.usualFolder)/\(recipe.name)"
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
    var words = ["flipbook", "render", verb.input ?? "", "-o", folder]
    words += ["--fps", fps.text]
    words += ["--size", "\(plan.movie.width)x\(plan.movie.height)"]
    let overlays = Overlay.allCases.filter(plan.overlays.contains).map(\.rawValue)
    if !overlays.isEmpty { words += ["--overlay", overlays.joined(separator: ",")] }
    if plan.movie.isTransparent { words.append("--transparent") }
    for setting in verb.settings { words += ["--set", "\(setting.name)=\(setting.value)"] }
    return words.map(\.shellQuoted).joined(separator: " ")
  }
}
