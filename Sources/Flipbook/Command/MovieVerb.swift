import Foundation
import Imaging
import Movies
import Recipes

/// `flipbook movie`: makes a movie of a recipe, or of a folder of frames.
package struct MovieVerb: Sendable {
  /// The recipe, or the folder of frames with its manifest; nil where both sides name one.
  package var input: String?
  /// Two recipes, folders, or settings of the input, to be shown side by side; none for the input alone.
  package var sides: [String] = []
  /// What is written above the sides; none for what they are.
  package var labels: [String] = []
  package var settings: [RecipeSetting] = []
  package var pattern = FramePattern.standard
  /// The file to write.
  package var file = ""
  package var options = MovieOptions()
  /// Whether overlays were asked for, which frames that have been drawn cannot get.
  package var namesOverlays = false
  /// The PNG file for a single frame; nil for none.
  package var poster: String?
  /// The moment of that frame; nil for the middle.
  package var posterMoment: FrameSelection.Moment?
  /// Whether to tell the shell's commands instead of making anything.
  package var printsCommands = false
  package var json = false

  package init() {}

  /// Reads `a=1,b=2`; nothing for anything else, such as a file's name.
  package static func settings(_ word: String) -> [RecipeSetting] { MovieCast.settings(word) }

  /// Makes the movie, or tells how.
  @MainActor
  package func run(
    progress: @escaping @MainActor @Sendable (RenderProgress) -> Void = { _ in }
  ) async throws -> CommandResult {
    guard let format = MovieFormat(fileName: file) else {
      throw MovieError.badOption(
        "'\(file)' ends with none of \(MovieFormat.endings): name the movie so.")
    }
    let cast = try MovieCast(inputs)
    if printsCommands { return try commands(format, cast) }
    try removeStaleTemporaries()
    let plan: MoviePlan
    if let limit = options.mostBytes {
      plan = try await MovieFitting(
        format: format, subjects: cast.subjects, labels: cast.labels, options: options
      ).make(at: file, limit: limit, progress: progress)
    } else {
      plan = try MoviePlan(format, of: cast.subjects, labels: cast.labels, options: options)
      try await plan.make(at: file, progress: progress)
    }
    if let poster { try Files.write(try plan.poster(at: posterMoment), to: poster) }
    let report = MovieReport(
      plan, file: file, bytes: try Files.length(of: file), poster: poster,
      limit: options.mostBytes)
    return CommandResult(output: json ? try JSONText.pretty(report) : report.text)
  }

  private var inputs: MovieInputs {
    var inputs = MovieInputs()
    inputs.input = input
    inputs.sides = sides
    inputs.labels = labels
    inputs.settings = settings
    inputs.pattern = pattern
    inputs.namesOverlays = namesOverlays
    return inputs
  }

  private func removeStaleTemporaries() throws {
    let folder = file.lastIndex(of: "/").map { file[..<$0] } ?? "."
    // A folder that cannot be read may be one that can be written to.
    _ = try? Files.removeStaleTemporaries(in: folder.isEmpty ? "/" : String(folder))
  }

  private func commands(_ format: MovieFormat, _ cast: MovieCast) throws -> CommandResult {
    let plan = try MoviePlan(format, of: cast.subjects, labels: cast.labels, options: options)
    let lines = try MovieShell(plan: plan, inputs: inputs, limit: options.mostBytes)
      .lines(to: file)
    return CommandResult(
      output: json
        ? try JSONText.pretty(["commands": lines]) : lines.map { "\($0)\n" }.joined())
  }
}
