/// The durations of a render's phases, in seconds, summed over all jobs.
public struct RenderTimings: Hashable, Sendable, Codable {
  /// Playing the stage and capturing display lists.
  public var simulation = 0.0
  /// Drawing.
  public var drawing = 0.0
  /// Hashing pixels and encoding PNG.
  public var encoding = 0.0
  /// Writing files.
  public var writing = 0.0
  /// The whole render, in wall-clock time.
  public var total = 0.0

  /// Creates timings of zero seconds.
  package init() {}

  /// Measures a closure and adds its duration to a phase.
  mutating func measure<Result, Failure: Error>(
    _ phase: WritableKeyPath<RenderTimings, Double>, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    let result = try body()
    add(ContinuousClock.now - start, to: phase)
    return result
  }

  /// Adds a duration to a phase.
  mutating func add(_ duration: Duration, to phase: WritableKeyPath<RenderTimings, Double>) {
    self[keyPath: phase] += duration / .seconds(1)
  }

  /// Adds the durations of another render.
  static func += (left: inout RenderTimings, right: RenderTimings) {
    left.simulation += right.simulation
    left.drawing += right.drawing
    left.encoding += right.encoding
    left.writing += right.writing
    left.total += right.total
  }
}
