import ArgumentParser
import Flipbook
import Foundation

struct BenchmarkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark", abstract: "Measure how fast recipes are rendered.",
    discussion: """
      Each recipe is rendered several times, by a process of its own from its start to its end; told are \
      medians. A rival is another program that draws the same: it is run as RIVAL SCENE.json FOLDER with \
      what 'flipbook export' writes, writes every frame's file to the folder and prints, at last, a \
      line of JSON with name, version, frames and seconds. Its start does not count. Exits with 1 if \
      its first, middle or last frame shows something else than Flipbook's, with 3 if it fails.
      """)

  @Argument(help: "The recipes.", completion: .file(extensions: ["yaml", "yml"]))
  var recipes: [String]

  @Option(help: "How often everything is run.")
  var runs = 5

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp(
      "Frames drawn at once; several numbers are compared. (default: the number of cores)",
      valueName: "N,…"))
  var jobs: String?

  @OptionGroup var frames: FrameArguments

  @Flag(help: "Link a frame that is the same as the one before it to that one's file.")
  var link = false

  @OptionGroup var settings: Settings

  @Option(
    help: ArgumentHelp(
      "A rival, with its arguments: \"Benchmarks/rival pycairo\".", valueName: "command"))
  var against: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write the numbers to a file too, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @Flag(help: "Tell the numbers as JSON instead of tables.")
  var json = false

  func validate() throws {
    guard !recipes.isEmpty else { throw ValidationError("Name a recipe.") }
    _ = try options()
  }

  @MainActor
  func run() async throws {
    // Whoever reads the tables may leave; what was made for measuring is removed all the same.
    signal(SIGPIPE, SIG_IGN)
    var verb = BenchmarkVerb()
    verb.recipes = recipes
    verb.options = try options()
    verb.file = file
    verb.json = json
    try await conclude(json: json) { [verb] in
      try await verb.run(
        progress: { write($0, to: .standardError) }, show: { write($0, to: .standardOutput) })
    }
  }

  private func options() throws -> BenchmarkOptions {
    var options = BenchmarkOptions()
    options.render = try frames.options()
    options.render.linksRepeats = link
    options.settings = settings.settings
    guard (1...BenchmarkOptions.mostRuns).contains(runs) else {
      throw ValidationError(
        "\(runs) runs measure nothing: choose 1 to \(BenchmarkOptions.mostRuns).")
    }
    options.runs = runs
    if let text = jobs {
      let counts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      options.jobs = counts.compactMap(\.self)
      guard options.jobs.count == counts.count else {
        throw ValidationError("'\(text)' are no numbers of jobs: write 2, or 1,2 to compare them.")
      }
      guard Set(options.jobs).count == counts.count else {
        throw ValidationError("'\(text)' names a number of jobs twice.")
      }
    }
    for command in against where command.allSatisfy(\.isWhitespace) {
      throw ValidationError("--against names no program.")
    }
    options.rivals = against
    return options
  }
}
