import Foundation
import Imaging
import Recipes

/// Measures a recipe: renders it in processes of their own, in turns with the rivals, so that whatever else
/// goes on on the machine hits all alike.
@MainActor
package struct BenchmarkRunner {
  /// Something that is about to be run.
  package struct Step: Sendable {
    package let recipe: String
    package let run: Int
    package let runs: Int
    package let what: String
  }

  /// What came of it.
  package struct Outcome: Sendable {
    package var benchmark: Benchmark
    /// The rivals that failed.
    package var failures: [BenchmarkError] = []
  }

  /// Some runs of a rival.
  private struct RivalRuns {
    let rival: Rival
    var results: [RivalResult] = []
    var failure: BenchmarkError?
  }

  let options: BenchmarkOptions
  /// The program that renders: this one.
  let program: String
  let scratch: ScratchFolder
  /// How many folders of frames there have been.
  private var folderCount = 0

  package init(options: BenchmarkOptions, program: String, scratch: ScratchFolder) {
    self.options = options
    self.program = program
    self.scratch = scratch
  }

  /// Plans the renders of a recipe; throws for one that cannot be rendered as asked.
  package static func plan(_ recipe: Recipe, options: BenchmarkOptions) throws -> RenderPlan {
    let plans = try options.jobs.map { jobs in
      var render = options.render
      render.jobs = jobs
      return try RenderPlan(
        points: recipe.device.size, scale: recipe.device.scale, duration: recipe.duration,
        options: render)
    }
    guard let plan = plans.first else { preconditionFailure("there are numbers of jobs") }
    return plan
  }

  /// Measures a recipe that is at a path.
  package mutating func measure(
    _ recipe: Recipe, at path: String, plan: RenderPlan, progress: (Step) -> Void
  ) async throws -> Outcome {
    if !options.rivals.isEmpty {
      try Files.write(Array(try recipe.scene(options: options.render).text.utf8), to: scene)
    }
    var renderings = options.jobs.map { _ in [Benchmark.Rendering]() }
    var rivals = options.rivals.map { RivalRuns(rival: Rival(command: $0)) }
    for run in 1...options.runs {
      func tell(_ what: String) {
        progress(Step(recipe: recipe.name, run: run, runs: options.runs, what: what))
      }
      var ours = ""
      func render(_ index: Int) async throws {
        try empty(ours)
        ours = newFolder()
        renderings[index].append(
          try await self.render(path, jobs: options.jobs[index], plan: plan, to: ours))
      }
      for index in options.jobs.indices {
        tell(options.jobs[index] == 1 ? "1 job" : "\(options.jobs[index]) jobs")
        try await render(index)
      }
      for index in rivals.indices where rivals[index].failure == nil {
        // Between rivals, which take long, once more: what else goes on changes meanwhile.
        if index > 0 { try await render(0) }
        tell(rivals[index].rival.command)
        try await draw(by: &rivals[index], frames: plan.frames, ours: ours)
      }
      try empty(ours)
    }

    let flipbook = renderings.compactMap { Benchmark.Rendering(medianOf: $0) }
    let fastest = flipbook.first?.seconds ?? .infinity
    return Outcome(
      benchmark: Benchmark(
        recipe: recipe.name, frames: plan.frames.count, size: plan.pixels, runs: options.runs,
        flipbook: flipbook,
        rivals: rivals.filter { $0.failure == nil }.compactMap {
          RivalResult(medianOf: $0.results, ours: fastest)
        }),
      failures: rivals.compactMap(\.failure))
  }

  /// What the rivals are to draw.
  private var scene: String { "\(scratch.path)/scene.json" }

  /// A folder for frames that was never there before.
  private mutating func newFolder() -> String {
    folderCount += 1
    return "\(scratch.path)/frames-\(folderCount)"
  }

  /// Takes the contents of a folder's files away, if there is one.
  ///
  /// The files are not removed: for a minute, ext4 looks at each file that was when it makes a new one, so
  /// that whoever writes next would be the slower, the more frames there were.
  private func empty(_ folder: String) throws {
    guard FileManager.default.fileExists(atPath: folder) else { return }
    for name in try Files.names(in: folder) { truncate("\(folder)/\(name)", 0) }
  }

  /// Has a rival draw the frames that Flipbook has drawn, and compares some the first time.
  private mutating func draw(
    by runs: inout RivalRuns, frames: [Int], ours: String
  ) async throws {
    let folder = newFolder()
    do {
      var result = try await runs.rival.draw(
        scene: scene, frames: frames, to: folder, scratch: scratch.path)
      if runs.results.isEmpty {
        result.difference = try difference(of: folder, and: ours, frames: frames)
      }
      runs.results.append(result)
    } catch let error as BenchmarkError {
      runs.failure = error
    }
    try empty(folder)
  }

  private struct RenderReport: Decodable {
    struct Entry: Decodable {
      let timings: RenderTimings
    }

    let renders: [Entry]
    let peakMemory: Int?
  }

  /// Renders a recipe as a user would.
  private func render(
    _ recipe: String, jobs: Int, plan: RenderPlan, to folder: String
  ) async throws -> Benchmark.Rendering {
    var command = [program, "render", "-o", folder, "-j", "\(jobs)"]
    command += ["--progress", "none", "--json", "--timings"]
    command += ["--fps", options.render.fps.text, "--scale", "\(plan.scale)"]
    if case .range(let range, let step) = options.render.frames {
      command += ["--frames", "\(range.lowerBound)-\(range.upperBound)x\(step)"]
    }
    if options.render.linksRepeats { command.append("--link") }
    for setting in options.settings { command += ["--set", "\(setting.name)=\(setting.value)"] }
    let process = try await MeasuredProcess.run(command + ["--", recipe], in: scratch.path)
    guard process.status == 0,
      let report = try? JSONDecoder().decode(RenderReport.self, from: Data(process.output.utf8)),
      let timings = report.renders.first?.timings
    else {
      throw BenchmarkError.programFailed(
        "flipbook render \(recipe)", status: process.status,
        errors: BenchmarkError.end(of: process.errors))
    }
    return Benchmark.Rendering(
      jobs: jobs, seconds: process.seconds, startUp: max(0, process.seconds - timings.total),
      timings: timings, peakMemory: report.peakMemory,
      bytes: try plan.frames.reduce(0) {
        $0 + (try Files.length(of: "\(folder)/\(FramePattern.standard.name(of: $1))"))
      })
  }

  /// The largest difference of the first, the middle and the last frame.
  private func difference(of rival: String, and ours: String, frames: [Int]) throws -> Double {
    guard let first = frames.first, let last = frames.last else { return 0 }
    return try [first, frames[frames.count / 2], last].map { number in
      let file = FramePattern.standard.name(of: number)
      return Resemblance.difference(
        of: try Bitmap(pngFile: "\(rival)/\(file)"), and: try Bitmap(pngFile: "\(ours)/\(file)"))
    }.max() ?? 0
  }
}
