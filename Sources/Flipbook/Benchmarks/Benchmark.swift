import Imaging

/// What was measured of a recipe: medians of all runs.
package struct Benchmark: Codable, Sendable {
  /// The recipe's name.
  let recipe: String
  /// How many frames were drawn.
  let frames: Int
  /// A frame's size in pixels.
  let size: Manifest.Size<Int>
  /// How many times everything was run.
  let runs: Int
  /// What Flipbook took, for each number of jobs.
  var flipbook: [Rendering]
  /// What others took for the same frames.
  package var rivals: [RivalResult]

  /// Renders of a recipe by a process of their own, from its start to its end.
  struct Rendering: Codable, Sendable {
    /// How many frames were drawn at once.
    let jobs: Int
    /// The whole process, in seconds.
    var seconds: Double
    /// The process without the render: its start, reading and checking the recipe, making the stage, its end.
    var startUp: Double
    /// The parts of the render, summed over all jobs.
    var timings: RenderTimings
    /// The most that the process had in memory, in bytes; nil where the system does not tell.
    var peakMemory: Int?
    /// All frames' files, in bytes.
    var bytes: Int
  }
}

/// What another program took to draw and write the frames of a scene.
package struct RivalResult: Codable, Sendable {
  /// What it is called.
  let name: String
  /// Its version.
  let version: String
  /// More about it, such as the version of what it stands on.
  var details: String?
  /// Drawing and writing all frames, in seconds; its start, and reading the scene, do not count.
  var seconds: Double
  /// The most that it had in memory, in bytes; nil where it does not tell.
  var peakMemory: Int?
  /// All frames' files, in bytes.
  var bytes: Int
  /// What it does not draw.
  var leftOut: [String]
  /// How many times as long as Flipbook it took, whose start counts.
  var ratio: Double
  /// The largest share of a frame's fields in which it differs from Flipbook's frame.
  var difference: Double

  /// Whether it draws something else, more than what it says that it leaves out would make.
  package var drawsSomethingElse: Bool {
    difference > (leftOut.isEmpty ? Resemblance.mostDifferent : Resemblance.mostLeftOut)
  }
}

extension Array where Element: Comparable {
  /// The one in the middle, the upper one of two; nil if there is none.
  var median: Element? { isEmpty ? nil : sorted()[count / 2] }
}

extension Array {
  /// The middle of what elements have.
  func median<Value: Comparable>(_ value: (Element) -> Value) -> Value? { map(value).median }
}

extension Benchmark.Rendering {
  /// The median of each number.
  init?(medianOf runs: [Benchmark.Rendering]) {
    guard let first = runs.first, let seconds = runs.median(\.seconds),
      let startUp = runs.median(\.startUp), let bytes = runs.median(\.bytes)
    else { return nil }
    var timings = RenderTimings()
    for part in RenderTimings.parts + [\.total] {
      timings[keyPath: part] = runs.median { $0.timings[keyPath: part] } ?? 0
    }
    self.init(
      jobs: first.jobs, seconds: seconds, startUp: startUp, timings: timings,
      peakMemory: runs.compactMap(\.peakMemory).median, bytes: bytes)
  }
}

extension RenderTimings {
  /// The parts that make up a render.
  fileprivate static var parts: [WritableKeyPath<RenderTimings, Double>] {
    [\.simulation, \.drawing, \.encoding, \.writing]
  }
}
