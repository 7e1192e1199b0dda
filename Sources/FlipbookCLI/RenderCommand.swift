import ArgumentParser
import Flipbook
import Foundation

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Render recipes to folders of PNG files.")

  @Argument(help: "The recipes.", completion: .file(extensions: ["yaml", "yml"]))
  var recipes: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The folder for the frames; of several recipes, for a folder each. "
        + "(default: Output/<recipe>)", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(help: "Frames a second, such as 50, 23.976 or 30000/1001.")
  var fps = FrameRate.standard

  @Option(help: "Pixels in a point. (default: the device's)")
  var scale: Double?

  @Option(help: ArgumentHelp("The frames' size in pixels.", valueName: "WxH"))
  var size: String?

  @Option(
    help: ArgumentHelp(
      "Only frames A to B, or each Nth of them.", valueName: "A-B|A-BxN"))
  var frames: String?

  @Option(
    help: ArgumentHelp("Only the frames nearest to moments.", valueName: "0.5s,1.2s,end"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      "Only the second of eight parts of these frames, say; 'flipbook merge' joins the parts.",
      valueName: "2/8"))
  var shard: String?

  @OptionGroup var settings: Settings

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: "Frames drawn at once. (default: the number of cores)")
  var jobs: Int?

  @Option(help: "How the frames' files are named.")
  var pattern = FramePattern.standard

  @Option(help: "How the files are compressed: fast, or as small as libpng can.")
  var compression = Compression.fast

  @Flag(help: "Link a frame that is the same as the one before it to that one's file.")
  var link = false

  @Flag(help: "Leave the stage's background out.")
  var transparent = false

  @Option(
    help: ArgumentHelp(
      "Draw over the frames what the physics sees, or the fingers.",
      discussion: """
        boundaries: outlines of boundaries and items; attachments: rods, springs, limits, pins and \
        axes; velocities: arrows, 1 point for 10 points/s; contacts: rings where touches began; paths: \
        the centers' trails; touches: fingers, and rings where they came down.
        """,
      valueName: "name,…"),
    completion: .list(Overlay.allCases.map(\.rawValue)))
  var overlay: [String] = []

  @Option(help: "How to tell how far the render has come.")
  var progress = ProgressStyle.auto

  @Flag(help: "Tell what was made as JSON.")
  var json = false

  @Flag(help: "Tell how long the parts of the render took.")
  var timings = false

  @Flag(help: "Draw each frame a second time, from nothing, and compare.")
  var paranoid = false

  func validate() throws {
    guard !recipes.isEmpty else { throw ValidationError("Name a recipe.") }
    _ = try options()
  }

  @MainActor
  func run() async throws {
    var verb = RenderVerb()
    verb.recipes = recipes
    verb.settings = settings.settings
    verb.options = try options()
    verb.folder = folder
    verb.json = json
    verb.timings = timings
    let (ready, style) = (verb, progress)
    try await conclude(json: json) {
      var writers: [String: ProgressWriter] = [:]
      defer {
        for name in writers.keys { write(writers[name]?.end() ?? "", to: .standardError) }
      }
      return try await ready.run { recipe, progress in
        var writer =
          writers[recipe]
          ?? ProgressWriter(name: recipe, style: style, isTerminal: isatty(STDERR_FILENO) == 1)
        if let text = writer.text(for: progress) { write(text, to: .standardError) }
        writers[recipe] = writer
      }
    }
  }

  private func options() throws -> RenderOptions {
    var options = RenderOptions()
    options.fps = fps
    options.pattern = pattern
    options.isTransparent = transparent
    options.isParanoid = paranoid
    options.compression = compression
    options.linksRepeats = link
    if let jobs { options.jobs = jobs }
    options.overlays = try validating { try Overlay.all(in: overlay) }
    switch (scale, size) {
    case (nil, nil): break
    case (let scale?, nil): options.size = .scale(scale)
    case (nil, let size?):
      guard let size = OutputSize(pixels: size) else {
        throw ValidationError("'\(size)' is no size: write one such as 640x1136.")
      }
      options.size = size
    default: throw ValidationError("--scale and --size exclude each other.")
    }
    switch (frames, at) {
    case (nil, nil): break
    case (let frames?, nil):
      guard let selection = FrameSelection(frames: frames) else {
        throw ValidationError("'\(frames)' are no frames: write 0-59, or 0-59x10 for each tenth.")
      }
      options.frames = selection
    case (nil, let at?):
      guard let selection = FrameSelection(moments: at) else {
        throw ValidationError("'\(at)' are no moments: write some such as 0.5s,250ms,end.")
      }
      options.frames = selection
    default: throw ValidationError("--frames and --at exclude each other.")
    }
    if let text = shard {
      guard let shard = Shard(text) else {
        throw ValidationError(
          "'\(text)' is no shard: write one such as 2/8, the second of eight.")
      }
      options.shard = shard
    }
    return options
  }
}
