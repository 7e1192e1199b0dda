import ArgumentParser
import Flipbook
import Imaging
import SwiftScenes

struct RunCommand: RecipeVerb {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Compile a Swift program, and render what it shows.",
    discussion: """
      The program is Swift files, a folder, a playground, or a Swift playground app, written against UIKit. It \
      shows the live view of a playground, the root controller of an app or scene delegate's window, a #Preview, \
      or the class that --view or --controller names. Its touches are the timeline of the file that --touches \
      names; they refer to views by accessibility identifiers, titles, or names of properties.

      The program is compiled and runs with your rights: run only code that you trust.
      """)

  @Argument(
    help: ArgumentHelp("Swift files, or a folder with them.", valueName: "program"),
    completion: .recipes)
  var paths: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Folder for the frames, or movie to write, such as x.gif (default: Output/<program>).",
      valueName: "folder|file"))
  var output: String?

  @Flag(help: "Compile the program, and render nothing.")
  var check = false

  @Flag(
    help: ArgumentHelp(
      "Print for each program its library or its errors, in JSON.", visibility: .private))
  var outcomes = false

  @Option(
    help: ArgumentHelp("Frames per second (default: as for render and movie).", valueName: "rate"))
  var fps: FrameRate?

  @Option(
    help: ArgumentHelp("Pixels per point (default: as for render and movie).", valueName: "N"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Overlays to draw on the frames (default: as for render and movie).",
      valueName: "name,…|none"),
    completion: .list(Overlay.allCases.map(\.rawValue) + ["none"]))
  var overlay: OptionalOverlayList?

  @Option(help: "How to report progress.")
  var progress = ProgressStyle.auto

  @OptionGroup var jobs: JobsOption

  @OptionGroup(title: "Swift Programs") var program: ProgramOptions

  var recipePaths: [String] { paths }

  func validate() throws {
    if check, output != nil { throw ValidationError("--check writes nothing: omit -o") }
  }

  func launch(_ arguments: [String], in context: CommandContext) async throws -> SceneLaunch? {
    guard !context.playsPrograms else { return nil }
    for path in paths where !SceneSources.isProgram(path) {
      throw SceneError.noSources(path: path)
    }
    if outcomes { return nil }
    let scenes = try await compile(paths, checksOnly: check, in: context)
    guard !check else { return nil }
    return try SceneLaunch(
      scenes, try Kit(environment: context.environment), program.options, arguments: arguments,
      environment: context.environment)
  }

  /// What became of a program, for the studio.
  private struct Outcome: Encodable {
    let path: String
    let library: String?
    let sources: [String]
    let errors: [Diagnostic]
  }

  /// Compiles each program, and returns what became of it.
  private func outcomes(in context: CommandContext) async throws -> [Outcome] {
    let compiler = SceneCompiler(
      try Kit(environment: context.environment), program.options, environment: context.environment)
    var outcomes: [Outcome] = []
    for sources in try SceneSources.programs(paths) {
      do {
        let library = try await compiler.compile(sources).library
        outcomes.append(
          Outcome(path: sources.path, library: library, sources: sources.files, errors: []))
      } catch let error as RecipeErrors {
        outcomes.append(
          Outcome(
            path: sources.path, library: nil, sources: sources.files, errors: error.diagnostics))
      }
    }
    return outcomes
  }

  func run(in context: CommandContext) async throws -> CommandResult {
    if outcomes {
      return CommandResult(output: try JSONText.pretty(try await outcomes(in: context)))
    }
    // The programs have been compiled before: by this process with --check, otherwise by the one that started it.
    guard !check else {
      return CommandResult(
        output: try SceneSources.programs(paths).map { "\($0.path): compiles\n" }.joined())
    }
    return try await verb().run(in: context)
  }

  /// Returns `render` or `movie` with the options of this verb.
  private func verb() throws -> any RecipeVerb {
    var words = ["--progress", progress.rawValue]
    if let output { words += ["-o", output] }
    if let fps { words += ["--fps", fps.text] }
    if let scale { words += ["--scale", "\(scale)"] }
    if let count = jobs.jobs { words += ["-j", "\(count)"] }
    let overlays = overlay.map { $0.overlays.map(\.rawValue).sorted().joined(separator: ",") }
    if let output, output.isMovie {
      if let overlays { words += ["--overlay", overlays.isEmpty ? "none" : overlays] }
      return try MovieCommand.parse(words + ["--"] + paths)
    }
    if let overlays, !overlays.isEmpty { words += ["--overlay", overlays] }
    return try RenderCommand.parse(words + ["--"] + paths)
  }
}

extension String {
  /// Whether the path is that of a movie rather than a folder.
  fileprivate var isMovie: Bool { MovieFormat(fileName: self) != nil }
}
