import ArgumentParser
import Benchmarking
import Flipbook
import Glibc
import Imaging

struct BenchmarkCommand: RecipeVerb {
  static let configuration = CommandConfiguration(
    commandName: "benchmark", abstract: "Measure how fast recipes are rendered.",
    discussion: """
      Renders each recipe several times, each time in a new process that is measured from start to end, and \
      prints medians. --against measures a competitor, a program that draws the same frames: it is run as \
      PROGRAM SCENE.json FOLDER with the output of 'flipbook export', writes every frame to the folder, and \
      prints as its last line a JSON object with name, version, frames, and seconds, which do not include its \
      start. Exits with 1 if its first, middle, or last frame differs from Flipbook's, and with 3 if it fails.
      """)

  @OptionGroup var recipes: RecipesArgument

  var recipePaths: [String] { recipes.paths }
  var program: ProgramOptions { recipes.program }

  @Option(help: ArgumentHelp("Number of runs of each program (default: 5).", valueName: "N"))
  var runs = RunCount(value: 5)

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp(
      """
      Maximum number of frames to process in parallel; several numbers are compared (default: the number of \
      cores).
      """,
      valueName: "N,…"))
  var jobs: JobCounts?

  @OptionGroup var frames: FrameOptions

  @Flag(help: "Link a frame that repeats the previous one to the previous file.")
  var link = false

  @Option(
    help: ArgumentHelp(
      "Competitor with its arguments, for example \"Benchmarks/competitor pycairo\".",
      valueName: "command"))
  var against: [CompetitorCommand] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Also write the results to a file, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @OptionGroup var json: JSONOption

  var printsJSON: Bool { json.isRequested }

  private struct Report: Encodable {
    let formatVersion = 2
    let machine: Machine
    let benchmarks: [Benchmark]
    let failures: [String]
  }

  func run(in context: CommandContext) async throws -> CommandResult {
    // A closed output stream must not end the process before it removes its temporary files.
    signal(SIGPIPE, SIG_IGN)
    guard !self.recipes.paths.contains(StandardInput.path) else {
      throw MovieError.badOption("a benchmark renders a recipe repeatedly: expected files, not '-'")
    }
    let settings = try self.recipes.settings.all()
    let options = options(settings: settings)
    let paths = try RecipeFolders(self.recipes.paths).files
    let recipes = try RecipeFiles(paths, settings: settings).recipes()
    let plans = try recipes.map { try BenchmarkRunner.plan($0, options: options) }
    let file = try file.map(ReportFile.init)
    let scratch = try ScratchFolder(prefix: "flipbook-benchmark-")
    defer { scratch.remove() }
    var runner = BenchmarkRunner(
      options: options, scratch: scratch, command: renderCommand(options))
    let machine = Machine.current
    if !printsJSON { try? context.writeOutput("\(machine)\n") }
    if let warning = machine.warning { context.writeError("flipbook: warning: \(warning)\n") }
    var benchmarks: [Benchmark] = []
    var failures: [String] = []
    for (index, recipe) in recipes.enumerated() {
      let outcome = try await runner.measure(
        recipe, at: paths[index], plan: plans[index]
      ) { step in
        context.writeError("\(step.recipe), run \(step.run) of \(step.runs): \(step.description)\n")
      }
      benchmarks.append(outcome.benchmark)
      failures += outcome.failures.map { "\(recipe.name): \($0)" }
      if !printsJSON {
        try? context.writeOutput("\n" + BenchmarkTable(benchmark: outcome.benchmark).text)
      }
    }
    let report = try JSONText.pretty(
      Report(machine: machine, benchmarks: benchmarks, failures: failures))
    try file?.write(report)
    let differs = benchmarks.contains { benchmark in
      benchmark.competitors.contains(where: \.differsUnexpectedly)
    }
    return CommandResult(
      !failures.isEmpty ? .environment : differs ? .difference : .success,
      output: printsJSON ? report : "",
      errors: failures.map { "flipbook: error: \($0)\n" }.joined())
  }

  /// Returns the words of the command that renders a recipe with this program.
  private func renderCommand(
    _ options: BenchmarkOptions
  ) -> @Sendable (BenchmarkRunner.Render) -> [String] {
    { render in
      var words = ["/proc/self/exe", "render", "-o", render.folder, "-j", "\(render.jobs)"]
      words += ["--progress", "none", "--json", "--timings"]
      words += ["--fps", options.render.fps.text, "--scale", "\(render.scale)"]
      if let frames = options.render.frames.framesText { words += ["--frames", frames] }
      if options.render.linksRepeats { words.append("--link") }
      for setting in options.settings { words += ["--set", "\(setting.name)=\(setting.value)"] }
      return words + ["--", render.recipe]
    }
  }

  /// The options of the measurement.
  private func options(settings: [RecipeSetting]) -> BenchmarkOptions {
    var options = BenchmarkOptions()
    options.render = frames.renderOptions
    options.render.linksRepeats = link
    options.settings = settings
    options.runs = runs.value
    if let jobs { options.jobs = jobs.values }
    options.competitors = against.map(\.text)
    return options
  }
}

/// A number of runs.
struct RunCount: ParsedArgument {
  let value: Int

  static func parse(_ argument: String) throws -> RunCount {
    let range = 1...BenchmarkOptions.maxRuns
    let value = try Int(argument).flatMap { range.contains($0) ? $0 : nil }
      .orExpected("a whole number from 1 to \(range.upperBound)")
    return RunCount(value: value)
  }
}

/// A program to measure, with its arguments.
struct CompetitorCommand: ParsedArgument {
  let text: String

  static func parse(_ argument: String) throws -> CompetitorCommand {
    guard !argument.allSatisfy(\.isWhitespace) else {
      throw UnexpectedFormat(expected: "a program and its arguments")
    }
    return CompetitorCommand(text: argument)
  }
}
