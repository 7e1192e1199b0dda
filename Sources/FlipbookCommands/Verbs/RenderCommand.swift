import ArgumentParser
import Benchmarking
import Flipbook
import Imaging

struct RenderCommand: RecipeVerb {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Render recipes to folders of PNG files.",
    discussion: """
      Of a folder, all recipes are rendered, the longest first. Exits with 1 after writing the frames if the motion is not as the 'expect' of a recipe says.
      """)

  @OptionGroup var recipes: RecipesArgument

  var recipePaths: [String] { recipes.paths }
  var program: ProgramOptions { recipes.program }

  @OptionGroup var matrix: MatrixOption

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Folder for the frames, or for one folder per recipe (default: Output/<recipe>); '-' writes one frame to the standard output.",
      valueName: "folder"),
    completion: .directory)
  var folder: String?

  @OptionGroup var frames: FrameOptions

  @Option(help: ArgumentHelp("Size of the frames in pixels.", valueName: "WxH"))
  var size: OutputSize?

  @Option(
    help: ArgumentHelp(
      "Render only the frames nearest to these times, or of ranges of times.",
      valueName: "0.5s,1.2s-end"))
  var at: TimeSelection?

  @Option(
    help: ArgumentHelp(
      "Render only one shard of these frames; 'flipbook merge' merges the shards.",
      valueName: "2/8"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Divide the frames into shards of equal cost, estimated from an earlier render at any size.",
      valueName: "folder"),
    completion: .directory)
  var shardCosts: String?

  @OptionGroup var jobs: JobsOption

  @Option(
    help: ArgumentHelp(
      "File names of the frames (default: \(FramePattern.standard.text)).", valueName: "pattern"))
  var pattern = FramePattern.standard

  @Option(help: "Compression of the files: fast, or the smallest that libpng makes.")
  var compression = Compression.fast

  @Flag(help: "Link a frame that repeats the previous one to the previous file.")
  var link = false

  @Flag(help: "Omit the background of the stage.")
  var transparent = false

  @Option(
    help: ArgumentHelp(
      "Overlays to draw on the frames.",
      discussion: """
        boundaries: outlines of boundaries and items; attachments: rods, springs, limits, pins, and axes; \
        velocities: arrows, 1 point per 10 points/s; contacts: rings where contacts began; paths: trails of \
        the centers; touches: fingers, and rings where they began; names: the names of views; layers: \
        outlines of layers; forces: arrows of gravity, pushes and fields (magenta), attachments (orange) and \
        contacts (red), 1 point per 20 points/s² of acceleration; constraints: distances and sizes with their \
        values, layout guides (dashed), and the constraints that are broken (red).
        """,
      valueName: "name,…"),
    completion: .list(Overlay.allCases.map(\.rawValue)))
  var overlay: [OverlayList] = []

  @Option(help: "How to report progress.")
  var progress = ProgressStyle.auto

  @OptionGroup var json: JSONOption

  @Flag(help: "Print the duration of each stage of the render.")
  var timings = false

  @Flag(help: "Draw each frame again without caches, and compare.")
  var paranoid = false

  var printsJSON: Bool { json.isRequested }

  private struct Report: Encodable {
    struct Entry: Encodable {
      let recipe: String
      let folder: String
      let manifest: String
      let shard: Shard?
      let frames: Int
      let firstFrame: Int?
      let lastFrame: Int?
      let size: Manifest.Size<Int>
      let fps: FrameRate
      let timings: RenderTimings?
      let failures: [Diagnostic]?
    }

    let formatVersion = 1
    let renders: [Entry]
    /// The maximum memory use of the process, in bytes.
    let peakMemory: Int?
  }

  func validate() throws {
    if frames.scale != nil, size != nil {
      throw ValidationError("--scale and --size exclude each other")
    }
    if folder == StandardOutput.argument, json.isRequested {
      throw ValidationError("'-o -' and '--json' both write to the standard output")
    }
    if let folder, [".png", ".gif"].contains(where: folder.hasSuffix) {
      throw ValidationError(
        "-o names a folder, not the file '\(folder)': "
          + (folder.hasSuffix(".png")
            ? "to write one frame to a file, redirect it: --at 1s -o - > \(folder.shellQuoted)"
            : "to make a movie, run 'flipbook movie'"))
    }
    if shardCosts != nil, shard == nil { throw ValidationError("--shard-costs needs --shard") }
    if frames.frames != nil, at != nil {
      throw ValidationError("--frames and --at exclude each other")
    }
  }

  func run(in context: CommandContext) async throws -> CommandResult {
    let settings = try self.recipes.settings.all()
    let recipes = try RecipeFiles(
      RecipeFolders(self.recipes.paths).files, settings: settings, matrix: matrix.axes
    ).recipes()
    for warning in recipes.flatMap(\.warnings) { context.writeError("\(warning)\n") }
    let options = try options()
    if folder == StandardOutput.argument {
      return try await renderToOutput(recipes, options, settings, in: context)
    }
    let reporter = ProgressReporter(progress, in: context)
    defer { reporter.end() }
    let renders = try await Recipe.render(
      recipes, to: folders(of: recipes), options: options, settings: settings + matrix.settings
    ) { reporter.report(recipes[$0].name, $1) }
    let failures = try failures(of: recipes, options)
    let report = Report(
      renders: renders.indices.map { entry(of: renders[$0], recipe: recipes[$0], failures[$0]) },
      peakMemory: timings ? PeakMemory.ofThisProcess : nil)
    return try CommandResult(
      report, asJSON: printsJSON, text: zip(renders, recipes).map(line).joined()
    ).failing(failures.flatMap(\.self))
  }

  /// Writes the only selected frame of the only recipe to the standard output.
  @MainActor
  private func renderToOutput(
    _ recipes: [Recipe], _ options: RenderOptions, _ settings: [RecipeSetting],
    in context: CommandContext
  ) async throws -> CommandResult {
    try StandardOutput.check(context)
    let frames = try recipes.first.map { try $0.renderPlan(options).frames } ?? []
    guard recipes.count == 1, frames.count == 1 else {
      throw MovieError.badOption(
        "'-o -' writes one frame, not \(recipes.count == 1 ? frames.count : recipes.count): select "
          + "one with --at or --frames")
    }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let renders = try await Recipe.render(
      recipes, to: [scratch.path], options: options, settings: settings + matrix.settings)
    for frame in renders[0].manifest.frames {
      try Files.write(Files.read("\(scratch.path)/\(frame.file)"), to: StandardOutput.path)
    }
    return try CommandResult(errors: "\(recipes[0].name): \(renders[0].manifest.summary)\n")
      .failing(failures(of: recipes, options).flatMap(\.self))
  }

  /// Returns the failed expectations of each recipe, with the numbers of frames of this render.
  @MainActor
  private func failures(
    of recipes: [Recipe], _ options: RenderOptions
  ) throws -> [[Diagnostic]] {
    try recipes.map { try $0.failedExpectations(fps: options.fps) }
  }

  /// Returns the options of the render.
  private func options() throws -> RenderOptions {
    var options = frames.renderOptions
    options.shardCosts = try shardCosts.map(FrameCosts.init(folder:))
    if let size { options.size = size }
    if let at { options.frames = at.frames }
    options.shard = shard
    options.jobs = jobs.count
    options.pattern = pattern
    options.compression = compression
    options.linksRepeats = link
    options.isTransparent = transparent
    options.overlays = overlay.reduce(into: []) { $0.formUnion($1.overlays) }
    options.isParanoid = paranoid
    return options
  }

  /// Returns the folder of a recipe's frames by default.
  static func folder(of recipe: Recipe) -> String { "Output/\(recipe.name)" }

  private func folders(of recipes: [Recipe]) -> [String] {
    guard let folder else { return recipes.map(Self.folder) }
    return recipes.count == 1 ? [folder] : recipes.map { "\(folder)/\($0.name)" }
  }

  private func entry(
    of render: Render, recipe: Recipe, _ failures: [Diagnostic]
  ) -> Report.Entry {
    let manifest = render.manifest
    return Report.Entry(
      recipe: recipe.name, folder: render.folder,
      manifest: "\(render.folder)/\(manifest.fileName)", shard: manifest.shard?.shard,
      frames: manifest.frames.count,
      firstFrame: manifest.frames.first?.number, lastFrame: manifest.frames.last?.number,
      size: manifest.size, fps: manifest.fps, timings: timings ? render.timings : nil,
      failures: failures.isEmpty ? nil : failures)
  }

  private func line(of render: Render, recipe: Recipe) -> String {
    let manifest = render.manifest
    let shard = manifest.shard.map { ", shard \($0.shard)" } ?? ""
    let line = "\(recipe.name): \(manifest.summary), in \(render.folder)\(shard)\n"
    return timings ? line + render.timings.text(frames: manifest.frames.count) : line
  }
}

extension RenderTimings {
  /// Returns a line with the milliseconds per frame.
  fileprivate func text(frames: Int) -> String {
    func milliseconds(_ seconds: Double) -> String {
      NumberFormat.fixed(seconds * 1000 / Double(max(1, frames)), decimals: 2)
    }
    return
      "  ms per frame: \(milliseconds(total)) in total; simulation \(milliseconds(simulation)), "
      + "drawing \(milliseconds(drawing)), encoding \(milliseconds(encoding)), "
      + "writing \(milliseconds(writing)), summed over all jobs\n"
  }
}
