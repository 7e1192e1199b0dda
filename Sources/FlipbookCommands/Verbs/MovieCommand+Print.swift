import Flipbook
import Imaging

extension MovieCommand {
  /// Returns the shell commands that make the movie; the first renders a recipe.
  func commands(of cast: MovieCast) throws -> [String] {
    let plan = try cast.plan(for: file.path, options: options)
    guard plan.isPlain, let subject = plan.subjects.first else {
      throw MovieError.badOption(
        "--print prints how frames become a movie, and only Flipbook draws what surrounds them: "
          + "remove --frame, --padding, --shadow, --label, and --side-by-side")
    }
    guard maxSize == nil else {
      throw MovieError.badOption(
        "--max-size requires attempts: make the movie, then print with the --fps and --width that "
          + "it selected")
    }
    var folder = ""
    var lines: [String] = []
    if case .recipe(let recipe) = subject {
      folder = RenderCommand.folder(of: recipe)
      lines.append(renderLine(for: plan, to: folder))
    }
    guard let frames = plan.shellFrames(renderedTo: folder) else { return lines }
    return lines + (try plan.movie.shellCommands(of: frames, to: file.path))
  }

  private func renderLine(
    for plan: MoviePlan, to folder: String
  ) -> String {
    let (movie, overlays) = (plan.movie, plan.overlays)
    var words = ["flipbook", "render", input?.asArgument ?? "", "-o", folder]
    words += ["--fps", movie.timing.fps.text, "--size", "\(movie.width)x\(movie.height)"]
    if let frames = plan.shellFrames(renderedTo: folder), plan.isExcerpt {
      words += ["--frames", "\(frames.numbers.lowerBound)-\(frames.numbers.upperBound)"]
    }
    let names = Overlay.allCases.filter(overlays.contains).map(\.rawValue)
    if !names.isEmpty { words += ["--overlay", names.joined(separator: ",")] }
    if movie.isTransparent { words.append("--transparent") }
    if let file = settings.file { words += ["--params", file] }
    for setting in settings.settings { words += ["--set", "\(setting.name)=\(setting.value)"] }
    return words.map(\.shellQuoted).joined(separator: " ")
  }
}
