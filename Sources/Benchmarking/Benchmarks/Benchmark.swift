import Flipbook
import Imaging

/// The measurements of a recipe, as medians of all runs.
package struct Benchmark: Codable, Sendable {
  /// The name of the recipe.
  package let recipe: String
  /// The number of frames.
  package let frames: Int
  /// The size of a frame, in pixels.
  package let size: Manifest.Size<Int>
  /// The number of runs.
  package let runs: Int
  /// The measurements of Flipbook, one for each number of jobs.
  package var flipbook: [Rendering]
  /// The measurements of competitors for the same frames.
  package var competitors: [CompetitorResult]

  /// The measurements of a process that renders the recipe, from launch to exit.
  package struct Rendering: Codable, Sendable {
    /// The number of frames drawn in parallel.
    package let jobs: Int
    /// The duration of the process, in seconds.
    package var seconds: Double
    /// The duration outside of rendering, in seconds: launching, loading the recipe, creating the
    /// stage and exiting.
    package var startUp: Double
    /// The durations of the phases of rendering, summed over all jobs.
    package var timings: RenderTimings
    /// The peak memory of the process, in bytes; nil if the system does not report it.
    package var peakMemory: Int?
    /// The size of all frames' files, in bytes.
    package var bytes: Int
  }
}

/// The measurements of another program that draws and writes the frames of a scene.
package struct CompetitorResult: Codable, Sendable {
  /// The name of the program.
  package let name: String
  /// The version of the program.
  package let version: String
  /// More details, such as the versions of its dependencies.
  package var details: String?
  /// The duration of drawing and writing all frames, in seconds, without launching and loading the
  /// scene.
  package var seconds: Double
  /// The peak memory of the program, in bytes; nil if it does not report it.
  package var peakMemory: Int?
  /// The size of all frames' files, in bytes.
  package var bytes: Int
  /// The features that the program does not draw.
  package var omissions: [String]
  /// The duration divided by Flipbook's, which includes launching.
  package var ratio: Double
  /// The maximum fraction of blocks in which a frame differs from Flipbook's.
  package var difference: Double

  private enum CodingKeys: String, CodingKey {
    case name, version, details, seconds, peakMemory, bytes, ratio, difference
    case omissions = "leftOut"
  }

  /// Whether its frames differ by more than its omitted features explain.
  package var differsUnexpectedly: Bool {
    difference
      > (omissions.isEmpty ? Resemblance.maxDifference : Resemblance.maxDifferenceWithOmissions)
  }
}

extension Array where Element: Comparable {
  /// The median, or the upper one of two middle elements; nil if empty.
  package var median: Element? { isEmpty ? nil : sorted()[count / 2] }
}

extension Array {
  /// Returns the median of a value of the elements; nil if empty.
  package func median<Value: Comparable>(_ value: (Element) -> Value) -> Value? {
    map(value).median
  }
}

extension Benchmark.Rendering {
  /// Creates measurements with the median of each value; nil if there are no runs.
  package init?(medianOf runs: [Benchmark.Rendering]) {
    guard let first = runs.first, let seconds = runs.median(\.seconds),
      let startUp = runs.median(\.startUp), let bytes = runs.median(\.bytes)
    else { return nil }
    var timings = RenderTimings()
    for phase in RenderTimings.phases + [\.total] {
      timings[keyPath: phase] = runs.median { $0.timings[keyPath: phase] } ?? 0
    }
    self.init(
      jobs: first.jobs, seconds: seconds, startUp: startUp, timings: timings,
      peakMemory: runs.compactMap(\.peakMemory).median, bytes: bytes)
  }
}

extension RenderTimings {
  /// The phases of rendering.
  fileprivate static var phases: [WritableKeyPath<RenderTimings, Double>] {
    [\.simulation, \.drawing, \.encoding, \.writing]
  }
}
