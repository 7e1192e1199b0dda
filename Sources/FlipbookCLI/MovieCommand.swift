import ArgumentParser
import Flipbook
import Foundation

struct MovieCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "movie", abstract: "Make a movie of a recipe, or of a folder of frames.",
    discussion: """
      The end of the file's name tells the format: .gif, .apng, .webp, .mp4 or .webm. Fingers are \
      drawn where they touch; --overlay none leaves them out.
      """)

  @Argument(
    help: "The recipe, or the folder of frames.",
    completion: .file(extensions: ["yaml", "yml"]))
  var input: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file.", valueName: "file"))
  var file: String

  @Option(help: "Frames a second. (default: 50 in a GIF, which can have no more; else 60)")
  var fps: FrameRate?

  @Option(help: "The width in pixels.")
  var width: Int?

  @Option(help: "Pixels in a point. (default: 1 in a GIF, else the device's)")
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The most that the file may have, such as 2MB: the best rate, size and colours that fit are "
        + "found, unless they are given.", valueName: "size"))
  var maxSize: ByteCount?

  @Option(help: "How often it plays. (default: for ever)")
  var loop: Int?

  @Flag(help: "Leave the background out. (.apng, .webp, .webm)")
  var transparent = false

  @Option(help: "How finely a video keeps colours; every player shows 420.")
  var chroma = Movie.Chroma.half

  @OptionGroup var surroundings: Surroundings

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Show two recipes beside each other, or two settings of one.", valueName: "A B"))
  var sideBySide: [String] = []

  @Option(help: "What to write above a side. (default: its title, or its settings)")
  var label: [String] = []

  @OptionGroup var overlays: MovieOverlays

  @OptionGroup var settings: Settings

  @Option(
    help: ArgumentHelp("Write a frame as a picture too.", valueName: "file.png"))
  var poster: String?

  @Option(help: ArgumentHelp("Which frame. (default: the middle one)", valueName: "1.2s|end"))
  var posterAt: String?

  @Option(
    help: ArgumentHelp(
      "The program that makes it: ffmpeg; for a GIF also gifsicle or gifski; for a WebP also "
        + "img2webp. (default: ffmpeg)"))
  var tool: String?

  @Flag(
    name: .customLong("print"),
    help: "Tell the commands that make it of rendered frames, and make nothing.")
  var prints = false

  @Option(help: "How the frames' files in a folder are named.")
  var pattern = FramePattern.standard

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: "Frames drawn at once. (default: the number of cores)")
  var jobs: Int?

  @Option(help: "How to tell how far it has come.")
  var progress = ProgressStyle.auto

  @Flag(help: "Tell what was made as JSON.")
  var json = false

  func validate() throws {
    guard MovieFormat(fileName: file) != nil else {
      throw ValidationError("'\(file)' ends with none of \(MovieFormat.endings).")
    }
    guard sideBySide.isEmpty || sideBySide.count == 2 else {
      throw ValidationError("--side-by-side takes two recipes, or two settings.")
    }
    guard input != nil || !sideBySide.isEmpty else {
      throw ValidationError("Name a recipe, or a folder of frames.")
    }
    guard input == nil || sideBySide.allSatisfy({ !MovieVerb.settings($0).isEmpty }) else {
      throw ValidationError(
        "Beside a recipe, --side-by-side takes settings, such as damping=0.2 damping=0.8.")
    }
    if width != nil, scale != nil {
      throw ValidationError("--width and --scale exclude each other.")
    }
    if let poster { try PictureArguments.check(file: poster) }
    _ = try options()
    _ = try moment()
  }

  @MainActor
  func run() async throws {
    var verb = MovieVerb()
    verb.input = input
    verb.sides = sideBySide
    verb.labels = label
    verb.settings = settings.settings
    verb.pattern = pattern
    verb.file = file
    verb.options = try options()
    verb.namesOverlays = overlays.areNamed
    verb.poster = poster
    verb.posterMoment = try moment()
    verb.printsCommands = prints
    verb.json = json
    let (ready, style, file) = (verb, progress, file)
    try await conclude(json: json) {
      let bar = ProgressBar(name: file, style: style)
      defer { bar.end() }
      return try await ready.run { bar.show($0) }
    }
  }

  private func options() throws -> MovieOptions {
    var options = MovieOptions()
    options.fps = fps
    if let width { options.size = .width(width) }
    if let scale { options.size = .scale(scale) }
    options.plays = loop
    options.isTransparent = transparent
    options.chroma = chroma
    options.overlays = try overlays.overlays()
    options.staging = try surroundings.staging()
    options.mostBytes = maxSize?.bytes
    if let jobs { options.jobs = jobs }
    if let tool {
      guard let known = ExternalTool.all.first(where: { $0.name == tool }) else {
        let names = ExternalTool.all.map(\.name).joined(separator: ", ")
        throw ValidationError("'\(tool)' is none of \(names).")
      }
      options.tool = known
    }
    return options
  }

  private func moment() throws -> FrameSelection.Moment? {
    guard let posterAt else { return nil }
    guard case .moments(let moments)? = FrameSelection(moments: posterAt), moments.count == 1
    else { throw ValidationError("'\(posterAt)' is no moment: write 0.5s, 250ms or end.") }
    return moments.first
  }
}
