/// How long the parts of a render took, each in seconds and summed over all jobs.
public struct RenderTimings: Hashable, Sendable, Codable {
  /// Playing the stage and taking display lists.
  public var simulation = 0.0
  /// Drawing.
  public var drawing = 0.0
  /// Hashing pixels and encoding PNG.
  public var encoding = 0.0
  /// Writing files.
  public var writing = 0.0
  /// The whole render, by the clock on the wall.
  public var total = 0.0

  /// Does something and adds the time it takes.
  mutating func measure<Result, Failure: Error>(
    _ part: WritableKeyPath<RenderTimings, Double>, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    let result = try body()
    self[keyPath: part] += (ContinuousClock.now - start) / .seconds(1)
    return result
  }

  /// Adds the parts of another render.
  static func += (left: inout RenderTimings, right: RenderTimings) {
    left.simulation += right.simulation
    left.drawing += right.drawing
    left.encoding += right.encoding
    left.writing += right.writing
    left.total += right.total
  }
}
