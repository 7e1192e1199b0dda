/// Selects the samples of a value that are needed as keyframes.
///
/// Every dropped sample is within its tolerance of the line between the keyframes around it. A jump,
/// which happens between two frames, is kept as such: the value before it holds until the one after
/// it.
struct KeyframeReducer {
  /// A selected sample.
  struct Key: Equatable {
    /// The number of the frame.
    let frame: Int
    /// Whether the value stays until the next key.
    let holds: Bool
  }

  /// The minimum size of a jump, in tolerances.
  private static let minJump = 20.0
  /// How many times greater a jump is than the changes before and after it.
  private static let jumpRatio = 8.0
  /// The maximum change of a value that counts as constant, in tolerances.
  private static let maxRest = 0.01

  /// The samples in units of their tolerance.
  private var samples: [[Double]] = []
  /// Whether each sample can be interpolated from the one before it.
  private var continuations: [Bool] = []

  /// Appends the sample of the next frame.
  ///
  /// - Parameters:
  ///   - sample: The components in units of their tolerance.
  ///   - continues: Whether it can be interpolated from the sample before it.
  mutating func append(_ sample: [Double], continues: Bool = true) {
    continuations.append(continues && sample.count == samples.last?.count)
    samples.append(sample.map { $0.isFinite ? $0 : 0 })
  }

  /// The keys, of which the first is at frame 0; empty without samples.
  var keys: [Key] {
    guard let last = samples.indices.last else { return [] }
    let jumps = jumps
    var keys: [Key] = []
    var start = 0
    while start < last {
      guard !jumps[start] else {
        keys.append(Key(frame: start, holds: true))
        start += 1
        continue
      }
      let end = endOfLine(from: start, jumps: jumps)
      let rests = distance(start, end) <= Self.maxRest
      if rests, end == last {
        keys.append(Key(frame: start, holds: true))
        return keys
      }
      let holds = rests && jumps[end]
      keys.append(Key(frame: start, holds: holds))
      start = holds ? end + 1 : end
    }
    keys.append(Key(frame: last, holds: true))
    return keys
  }

  /// Whether the value jumps between each frame and the next one.
  private var jumps: [Bool] {
    let steps = samples.indices.dropLast().map {
      continuations[$0 + 1] ? distance($0, $0 + 1) : .infinity
    }
    return steps.indices.map { index in
      guard steps[index] < .infinity else { return true }
      let around = [index - 1, index + 1].filter(steps.indices.contains).map { steps[$0] }
        .filter { $0 < .infinity }
      return steps[index] > Self.minJump
        && around.allSatisfy { $0 * Self.jumpRatio <= steps[index] }
    }
  }

  /// Returns the greatest difference of a component between two frames.
  private func distance(_ first: Int, _ second: Int) -> Double {
    zip(samples[first], samples[second]).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// Returns the last frame for which a line from `start` is within the tolerance of all frames in
  /// between.
  private func endOfLine(from start: Int, jumps: [Bool]) -> Int {
    let origin = samples[start]
    var end = start + 1
    // The slopes of the lines that pass all frames so far within the tolerance.
    var lower = [Double](repeating: -.infinity, count: origin.count)
    var upper = [Double](repeating: .infinity, count: origin.count)
    var frame = start + 1
    while frame < samples.count, !jumps[frame - 1] {
      let span = Double(frame - start)
      var fits = true
      for index in origin.indices {
        let change = samples[frame][index] - origin[index]
        let slope = change / span
        fits = fits && slope >= lower[index] && slope <= upper[index]
        lower[index] = max(lower[index], (change - 1) / span)
        upper[index] = min(upper[index], (change + 1) / span)
      }
      if fits { end = frame }
      if zip(lower, upper).contains(where: { $0 > $1 }) { break }
      frame += 1
    }
    return end
  }
}
