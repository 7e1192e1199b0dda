import Imaging
import Recipes

/// `flipbook benchmark`: measures how fast recipes are rendered, beside other programs that draw the same.
package struct BenchmarkVerb: Sendable {
  package var recipes: [String] = []
  package var options = BenchmarkOptions()
  /// The file for the numbers, as JSON; nil for none.
  package var file: String?
  package var json = false
  /// The program that renders: this one, where it is a command.
  var program = "/proc/self/exe"

  package init() {}

  private struct Report: Encodable {
    let formatVersion = 1
    let machine: Machine
    let benchmarks: [Benchmark]
    let failures: [String]
  }

  /// Measures recipe after recipe.
  ///
  /// - Parameters:
  ///   - progress: Hears of what is run next.
  ///   - show: Hears of each recipe's table, once it is measured.
  @MainActor
  package func run(
    progress: (String) -> Void = { _ in }, show: (String) -> Void = { _ in }
  ) async throws -> CommandResult {
    let recipes = try RecipeCheck(recipes, settings: options.settings).recipes()
    let plans = try recipes.map { try BenchmarkRunner.plan($0, options: options) }
    let file = try file.map(ReportFile.init)
    let scratch = try ScratchFolder(prefix: "flipbook-benchmark-")
    defer { scratch.remove() }
    var runner = BenchmarkRunner(options: options, program: program, scratch: scratch)
    let machine = Machine.current
    if !json { show("\(machine)\n") }
    if let warning = machine.warning { progress("flipbook: warning: \(warning)\n") }
    var benchmarks: [Benchmark] = []
    var failures: [String] = []
    for (index, recipe) in recipes.enumerated() {
      let outcome = try await runner.measure(
        recipe, at: self.recipes[index], plan: plans[index]
      ) { step in
        progress("\(step.recipe), run \(step.run) of \(step.runs): \(step.description)\n")
      }
      benchmarks.append(outcome.benchmark)
      failures += outcome.failures.map { "\(recipe.name): \($0)" }
      if !json { show("\n" + BenchmarkTable(benchmark: outcome.benchmark).text) }
    }
    let report = try JSONText.pretty(
      Report(machine: machine, benchmarks: benchmarks, failures: failures))
    try file?.write(report)
    let differs = benchmarks.contains { benchmark in
      benchmark.competitors.contains(where: \.differsUnexpectedly)
    }
    return CommandResult(
      !failures.isEmpty ? .environment : differs ? .differs : .done,
      output: json ? report : "",
      errors: failures.map { "flipbook: error: \($0)\n" }.joined())
  }
}
