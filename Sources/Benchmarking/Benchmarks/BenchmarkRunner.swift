import Flipbook
import FoundationEssentials
import Glibc
import Imaging
import Recipes

/// Measures a recipe by rendering it in separate processes.
///
/// Flipbook and the competitors take turns, so that other load on the machine affects all equally.
@MainActor
package struct BenchmarkRunner {
  /// A process that is about to be launched.
  package struct Step: Sendable {
    package let recipe: String
    package let run: Int
    package let runs: Int
    package let description: String
  }

  /// A render to measure.
  package struct Render: Sendable {
    /// The path of the recipe.
    package let recipe: String
    /// The folder for the frames.
    package let folder: String
    /// The number of jobs.
    package let jobs: Int
    /// Pixels per point.
    package let scale: Double
  }

  /// The result of measuring a recipe.
  package struct Outcome: Sendable {
    package var benchmark: Benchmark
    /// The errors of competitors that failed.
    package var failures: [BenchmarkError] = []
  }

  /// The runs of a competitor.
  private struct CompetitorRuns {
    let competitor: Competitor
    var results: [CompetitorResult] = []
    var failure: BenchmarkError?
  }

  package let options: BenchmarkOptions
  /// Returns the words of a command that renders a recipe and prints its timings as JSON.
  package let command: @Sendable (Render) -> [String]
  package let scratch: ScratchFolder
  /// The number of folders created so far.
  private var folderCount = 0

  package init(
    options: BenchmarkOptions, scratch: ScratchFolder,
    command: @escaping @Sendable (Render) -> [String]
  ) {
    self.options = options
    self.scratch = scratch
    self.command = command
  }

  /// Returns the plan of a recipe's renders.
  ///
  /// - Throws: A `FlipbookError` for invalid options.
  package static func plan(_ recipe: Recipe, options: BenchmarkOptions) throws -> RenderPlan {
    let plans = try options.jobs.map { jobs in
      var render = options.render
      render.jobs = jobs
      return try RenderPlan(of: recipe, options: render)
    }
    guard let plan = plans.first else {
      preconditionFailure("options have at least one number of jobs")
    }
    return plan
  }

  /// Measures a recipe.
  ///
  /// - Parameters:
  ///   - path: The path of the recipe.
  ///   - progress: Receives each step before it starts.
  package mutating func measure(
    _ recipe: Recipe, at path: String, plan: RenderPlan, progress: (Step) -> Void
  ) async throws -> Outcome {
    if !options.competitors.isEmpty {
      try Files.write(Array(try recipe.scene(options: options.render).text.utf8), to: scene)
    }
    var renderings = options.jobs.map { _ in [Benchmark.Rendering]() }
    var competitors = options.competitors.map {
      CompetitorRuns(competitor: Competitor(command: $0))
    }
    for run in 1...options.runs {
      func report(_ what: String) {
        progress(Step(recipe: recipe.name, run: run, runs: options.runs, description: what))
      }
      var ours = ""
      func render(_ index: Int) async throws {
        try clear(ours)
        ours = newFolder()
        renderings[index].append(
          try await self.render(path, jobs: options.jobs[index], plan: plan, to: ours))
      }
      for index in options.jobs.indices {
        report(options.jobs[index] == 1 ? "1 job" : "\(options.jobs[index]) jobs")
        try await render(index)
      }
      for index in competitors.indices where competitors[index].failure == nil {
        // Again between competitors, which take long, as the load on the machine may change.
        if index > 0 { try await render(0) }
        report(competitors[index].competitor.command)
        try await draw(by: &competitors[index], frames: plan.frames, ours: ours)
      }
      try clear(ours)
    }

    let flipbook = renderings.compactMap { Benchmark.Rendering(medianOf: $0) }
    let fastest = flipbook.first?.seconds ?? .infinity
    return Outcome(
      benchmark: Benchmark(
        recipe: recipe.name, frames: plan.frames.count, size: plan.pixels, runs: options.runs,
        flipbook: flipbook,
        competitors: competitors.filter { $0.failure == nil }.compactMap {
          CompetitorResult(medianOf: $0.results, ours: fastest)
        }),
      failures: competitors.compactMap(\.failure))
  }

  /// The path of the scene that competitors draw.
  private var scene: String { "\(scratch.path)/scene.json" }

  /// Returns the path of a new folder for frames.
  private mutating func newFolder() -> String {
    folderCount += 1
    return "\(scratch.path)/frames-\(folderCount)"
  }

  /// Truncates the files of a folder, if it exists.
  ///
  /// Does not remove them: for a minute, ext4 checks each removed file when it creates a new one,
  /// which slows down the next program by the number of frames.
  private func clear(_ folder: String) throws {
    guard FileManager.default.fileExists(atPath: folder) else { return }
    for name in try Files.names(in: folder) { truncate("\(folder)/\(name)", 0) }
  }

  /// Runs a competitor, and compares some of its frames with Flipbook's after the first run.
  private mutating func draw(
    by runs: inout CompetitorRuns, frames: [Int], ours: String
  ) async throws {
    let folder = newFolder()
    do {
      var result = try await runs.competitor.draw(
        scene: scene, frames: frames, to: folder, scratch: scratch.path)
      if runs.results.isEmpty {
        result.difference = try difference(of: folder, and: ours, frames: frames)
      }
      runs.results.append(result)
    } catch let error as BenchmarkError {
      runs.failure = error
    }
    try clear(folder)
  }

  private struct RenderReport: Decodable {
    struct Entry: Decodable {
      let timings: RenderTimings
    }

    let renders: [Entry]
    let peakMemory: Int?
  }

  /// Renders a recipe with the flipbook command.
  private func render(
    _ recipe: String, jobs: Int, plan: RenderPlan, to folder: String
  ) async throws -> Benchmark.Rendering {
    let words = command(Render(recipe: recipe, folder: folder, jobs: jobs, scale: plan.scale))
    let process = try await MeasuredProcess.run(words, in: scratch.path)
    guard process.status == 0,
      let report = try? JSONDecoder().decode(RenderReport.self, from: Data(process.output.utf8)),
      let timings = report.renders.first?.timings
    else {
      throw BenchmarkError.programFailed(
        "render of \(recipe)", status: process.status,
        errors: BenchmarkError.lastLines(of: process.errors))
    }
    return Benchmark.Rendering(
      jobs: jobs, seconds: process.seconds, startUp: max(0, process.seconds - timings.total),
      timings: timings, peakMemory: report.peakMemory,
      bytes: try plan.frames.reduce(0) {
        $0 + (try Files.length(of: "\(folder)/\(FramePattern.standard.name(of: $1))"))
      })
  }

  /// Returns the maximum difference of the first, the middle and the last frame.
  private func difference(of theirs: String, and ours: String, frames: [Int]) throws -> Double {
    guard let first = frames.first, let last = frames.last else { return 0 }
    return try [first, frames[frames.count / 2], last].map { number in
      let file = FramePattern.standard.name(of: number)
      return Resemblance.difference(
        of: try Bitmap(pngFile: "\(theirs)/\(file)"), and: try Bitmap(pngFile: "\(ours)/\(file)"))
    }.max() ?? 0
  }
}
