import ArgumentParser
import Benchmarking
import Flipbook
import Imaging

struct ExportCommand: RecipeVerb {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the motion of a recipe for other programs: as SVG, Lottie, or JSON.",
    discussion: """
      The format follows from the extension of the file, or from --format:

      svg: an animated SVG file, which plays in a loop in browsers, also in <img>. Each layer is an element \
      with keyframes. Text is written as outlines, and images are embedded.

      lottie: a Lottie file for players in apps; the extension is .lottie.json. Shadows \
      are embedded as images, unless they change their shapes.

      scene (default): the contents of each frame as JSON, for programs that draw frames themselves: layers \
      with their positions, colors, corners, shadows, outlines, images, and glyphs. Repeated values are \
      written once.

      What a format cannot express exactly is listed as warnings.
      """)

  @OptionGroup var recipe: RecipeArgument

  var recipePaths: [String] { recipe.paths }
  var program: ProgramOptions { recipe.program }

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("File to write (default: standard output).", valueName: "file"),
    completion: .file(extensions: ["svg", "json"]))
  var file: String?

  @Option(
    help: ArgumentHelp(
      "Format of the file (default: that of the file's extension).",
      valueName: ExportFormat.allCases.map(\.rawValue).joined(separator: "|")),
    completion: .list(ExportFormat.allCases.map(\.rawValue)))
  var format: ExportFormat?

  @OptionGroup var frames: FrameOptions

  @Option(
    help: ArgumentHelp("Start the motion at this time (default: 0).", valueName: "0.5s"))
  var from: FrameSelection.Time?

  @Option(
    help: ArgumentHelp("End the motion at this time (default: the end).", valueName: "1.2s|end"))
  var to: FrameSelection.Time?

  @Flag(help: "Omit the background of the motion.")
  var transparent = false

  @Option(
    help: ArgumentHelp(
      "Overlays to draw on the frames, as for render (default: none).", valueName: "name,…"),
    completion: .list(Overlay.allCases.map(\.rawValue)))
  var overlay: [OverlayList] = []

  @Flag(help: "Exit with code 1 if there are warnings.")
  var strict = false

  @OptionGroup var json: JSONOption

  var printsJSON: Bool { json.isRequested }

  func validate() throws {
    if path == nil, json.isRequested {
      throw ValidationError("--json prints a report, which needs a file for the export: set -o")
    }
    if format == nil, let path, let movie = MovieFormat(fileName: path) {
      throw ValidationError(
        "export writes no \(movie.name): name the file .svg, .lottie.json or .json, or run "
          + "'flipbook movie'")
    }
    if format == nil, let path, selectedFormat == .scene, !path.hasSuffix(".json"),
      !Files.isStream(path)
    {
      throw ValidationError(
        "'\(path)' selects no format: name the file .svg, .lottie.json or .json, or set --format")
    }
    if selectedFormat == .scene {
      guard from == nil, to == nil, !transparent else {
        throw ValidationError(
          "a scene has no --from, --to, or --transparent: select frames with --frames, or set "
            + "--format \(Self.motionFormats)")
      }
    } else if frames.frames != nil {
      throw ValidationError(
        "--frames selects the frames of a scene: --from and --to select a range of motion")
    }
  }

  func run(in context: CommandContext) throws -> CommandResult {
    let recipe = try recipe.load()
    let exported = try export(recipe)
    if let path { try Files.write(Array(exported.text.utf8), to: path) }
    let warnings = exported.report.limitations
    let status: ExitStatus = strict && !warnings.isEmpty ? .difference : .success
    let errors = warnings.map { "flipbook: warning: \(selectedFormat.rawValue): \($0.text)\n" }
      .joined()
    guard path != nil else {
      return CommandResult(status, output: exported.text, errors: errors)
    }
    var result = try CommandResult(
      exported.report, asJSON: printsJSON, text: "\(recipe.name): \(exported.report.text)\n",
      status: status)
    result.errors += errors
    return result
  }

  /// The path of the file; nil for the standard output.
  private var path: String? { file == StandardOutput.argument ? nil : file }

  private var selectedFormat: ExportFormat {
    format ?? path.map(ExportFormat.init(fileName:)) ?? .scene
  }

  private static var motionFormats: String {
    ExportFormat.allCases.filter { $0 != .scene }.map(\.rawValue).joined(separator: " or ")
  }

  @MainActor
  private func export(_ recipe: Recipe) throws -> (text: String, report: ExportReport) {
    var options = frames.renderOptions
    options.overlays = overlay.reduce(into: []) { $0.formUnion($1.overlays) }
    options.isTransparent = transparent
    guard selectedFormat != .scene else {
      let text = try recipe.scene(options: options).text
      let plan = try RenderPlan(of: recipe, options: options)
      return (text, ExportReport(scene: text, of: plan, file: path ?? ""))
    }
    let (exported, report) = try recipe.exportMotion(
      as: selectedFormat, file: path ?? "", options: options, from: from, to: to)
    return (exported.text, report)
  }
}

extension ExportFormat: ParsedArgument {
  static func parse(_ argument: String) throws -> ExportFormat {
    try ExportFormat(rawValue: argument)
      .orExpected(allCases.map(\.rawValue).joined(separator: ", "))
  }
}
