import ArgumentParser
import Flipbook

struct MovieCommand: RecipeVerb {
  static let configuration = CommandConfiguration(
    commandName: "movie", abstract: "Make a movie of a recipe, or of a folder of frames.",
    discussion: """
      The extension of the file selects the format: \(MovieFormat.endings). Touches are drawn by \
      default; --overlay none omits them. '-o -' writes to the standard output, and messages go to the \
      standard error.
      """)

  @Argument(
    help: ArgumentHelp(
      "The recipe, the files of a Swift program, or the folder of frames; '-' is the standard input.",
      valueName: "input"), completion: .recipes)
  var inputs: [String] = []

  /// The recipe or the folder; of the files of a program, the first one.
  var input: String? { inputs.first }

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("File to write; '-' is the standard output.", valueName: "file"))
  var file: MovieFile

  @Option(
    help: ArgumentHelp(
      "Format of the movie, which '-o -' needs (default: the file's extension).",
      valueName: "gif|y4m|…"))
  var format: MovieFormat?

  @Option(
    help: ArgumentHelp(
      "Frames per second (default: 50 in a GIF, which is the maximum; otherwise 60).",
      valueName: "rate"))
  var fps: FrameRate?

  @Option(help: ArgumentHelp("Start at this time (default: 0).", valueName: "0.5s"))
  var from: FrameSelection.Time?

  @Option(help: ArgumentHelp("End at this time (default: the end).", valueName: "1.2s|end"))
  var to: FrameSelection.Time?

  @Option(help: ArgumentHelp("Width in pixels.", valueName: "N"))
  var width: Int?

  @Option(
    help: ArgumentHelp(
      "Pixels per point (default: 1 in a GIF, otherwise the device's).", valueName: "N"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      """
      Maximum size of the file, for example 2MB: selects the best frame rate, size, and colors that fit, \
      except those that are given.
      """, valueName: "size"))
  var maxSize: ByteCount?

  @Option(help: ArgumentHelp("Number of times to play (default: forever).", valueName: "N"))
  var loop: Int?

  @Flag(help: "Omit the background (.apng, .webp, and .webm only).")
  var transparent = false

  @Option(help: "Chroma subsampling of a video; every player supports 420.")
  var chroma = Movie.Chroma.half

  @OptionGroup var staging: StagingOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Show two recipes, or two settings of one recipe, side by side.", valueName: "A B"))
  var sideBySide: [String] = []

  @Option(
    help: ArgumentHelp("Label above a side (default: its title or settings).", valueName: "text"))
  var label: [String] = []

  @OptionGroup var overlay: TouchOverlayOption

  @OptionGroup var settings: SettingsOptions

  @OptionGroup var matrix: MatrixOption

  @Option(help: ArgumentHelp("Also write one frame as an image.", valueName: "file.png"))
  var poster: PNGFile?

  @Option(
    help: ArgumentHelp("Time of that frame (default: the middle).", valueName: "1.2s|end"))
  var posterAt: FrameSelection.Time?

  @Option(
    help: ArgumentHelp(
      """
      Program that encodes the movie: ffmpeg; also gifsicle or gifski for a GIF, and img2webp for a WebP \
      (default: ffmpeg).
      """))
  var tool: ExternalTool?

  @Flag(
    name: .customLong("print"),
    help: "Print the shell commands that make the movie from rendered frames; make nothing.")
  var printsCommands = false

  @Option(
    help: ArgumentHelp(
      "File names in a folder of frames (default: \(FramePattern.standard.text)).",
      valueName: "pattern"))
  var pattern = FramePattern.standard

  @OptionGroup var jobs: JobsOption

  @Option(help: "How to report progress.")
  var progress = ProgressStyle.auto

  @OptionGroup var json: JSONOption

  @OptionGroup(title: "Swift Programs") var program: ProgramOptions

  var printsJSON: Bool { json.isRequested }
  var recipePaths: [String] {
    !inputs.isEmpty ? inputs : sideBySide.filter { !$0.contains("=" as Character) }
  }

  func validate() throws {
    guard sideBySide.isEmpty || sideBySide.count == 2 else {
      throw ValidationError("--side-by-side expects two recipes, or two settings")
    }
    try inputs.checkOneRecipe()
    guard input != nil || !sideBySide.isEmpty else {
      throw ValidationError("expected a recipe or a folder of frames")
    }
    guard input == nil || sideBySide.allSatisfy({ !MovieCast.settings($0).isEmpty }) else {
      throw ValidationError(
        "with a recipe, --side-by-side expects settings, for example damping=0.2 damping=0.8")
    }
    if file.isStandardOutput {
      guard format != nil else {
        throw ValidationError("'-o -' needs --format, for example --format gif")
      }
      guard !json.isRequested else {
        throw ValidationError("'-o -' and '--json' both write to the standard output")
      }
    }
    guard matrix.axes.isEmpty || sideBySide.isEmpty else {
      throw ValidationError("--matrix and --side-by-side exclude each other")
    }
    if width != nil, scale != nil {
      throw ValidationError("--width and --scale exclude each other")
    }
  }

  func run(in context: CommandContext) async throws -> CommandResult {
    let cast = try MovieCast(
      input, sides: sideBySide, labels: label, settings: try settings.all(),
      matrix: matrix.axes, pattern: pattern)
    if overlay.isRequested,
      let folder = cast.subjects.compactMap(\.folderPath).first
    {
      throw MovieError.badOption("\(folder) contains rendered frames: --overlay requires a recipe")
    }
    if printsCommands {
      let lines = try commands(of: cast)
      return try CommandResult(
        Commands(commands: lines), asJSON: printsJSON, text: lines.map { "\($0)\n" }.joined())
    }
    if file.isStandardOutput { try StandardOutput.check(context) }
    let reporter = ProgressReporter(progress, in: context)
    defer { reporter.end() }
    let path = file.path
    let report = try await cast.makeMovie(
      at: path, options: options, poster: poster?.path, posterTime: posterAt
    ) { reporter.report(path, $0) }
    return try CommandResult(report, asJSON: printsJSON, text: report.text)
      .besideStandardOutput(file.isStandardOutput)
  }

  private struct Commands: Encodable {
    let formatVersion = 1
    let commands: [String]
  }

  /// The options of the movie.
  var options: MovieOptions {
    var options = MovieOptions()
    options.format = format
    options.fps = fps
    options.from = from
    options.to = to
    if let width { options.size = .width(width) }
    if let scale { options.size = .scale(scale) }
    options.plays = loop
    options.isTransparent = transparent
    options.chroma = chroma
    options.overlays = overlay.overlays
    options.staging = staging.staging
    options.maxBytes = maxSize?.bytes
    options.jobs = jobs.count
    options.tool = tool
    return options
  }
}

extension MovieSubject {
  /// The path of a folder of rendered frames; nil for a recipe.
  fileprivate var folderPath: String? {
    if case .folder(let folder) = self { folder.path } else { nil }
  }
}
