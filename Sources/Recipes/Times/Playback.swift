import FoundationEssentials

/// The speed at which the time of a recipe passes in its frames.
///
/// Stage time is the time of the timeline, of markers, of traces and of references. Output time is
/// that of frames and movies: a piecewise linear function of stage time.
package struct Playback: Hashable, Sendable {
  /// A stretch of stage time that is played slower or faster.
  package struct Stretch: Hashable, Sendable {
    /// The stage time, in seconds.
    package let span: Range<TimeInterval>
    /// The stage time that passes in a second of output time.
    package let speed: Double

    package init(_ span: Range<TimeInterval>, speed: Double) {
      self.span = span
      self.speed = speed
    }

    fileprivate var outputDuration: TimeInterval {
      (span.upperBound - span.lowerBound) / speed
    }
  }

  /// The stretches, in the order of time, which do not overlap.
  package let stretches: [Stretch]

  /// Output time that is stage time.
  package static let uniform = Playback([])

  /// - Parameter stretches: Stretches that do not overlap.
  package init(_ stretches: [Stretch]) {
    self.stretches = stretches.sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  /// Whether output time is stage time.
  package var isUniform: Bool { stretches.isEmpty }

  /// Returns the output time of a stage time, in seconds.
  package func outputTime(of time: TimeInterval) -> TimeInterval {
    var (stage, output) = (0.0, 0.0)
    for stretch in stretches where stretch.span.lowerBound < time {
      output += stretch.span.lowerBound - stage
      let end = min(stretch.span.upperBound, time)
      output += (end - stretch.span.lowerBound) / stretch.speed
      stage = end
    }
    return output + (time - stage)
  }

  /// Returns the stage time that is shown at an output time, in seconds.
  package func stageTime(at time: TimeInterval) -> TimeInterval {
    var (stage, output) = (0.0, 0.0)
    for stretch in stretches {
      let start = output + (stretch.span.lowerBound - stage)
      guard time > start else { break }
      guard time >= start + stretch.outputDuration else {
        return stretch.span.lowerBound + (time - start) * stretch.speed
      }
      stage = stretch.span.upperBound
      output = start + stretch.outputDuration
    }
    return stage + (time - output)
  }
}

private enum SlowKeys {
  private static let maxSpeed = 100.0

  static let speed = Key(
    "speed", .number(1 / maxSpeed...maxSpeed, "a speed from 0.01 to \(Int(maxSpeed))"),
    isRequired: true, "The speed: 0.25 is a quarter of the speed, 2 is twice the speed.")
  static let table = Table(
    "a slow stretch", TimeSpan.Keys.all + [speed], rules: TimeSpan.Keys.rules)
  static let maxCount = 100
}

extension ValueType<Playback> {
  /// The stretches of time that are played slower or faster.
  static let playback = ValueType<[(value: SourceValue, stretch: Playback.Stretch)]>.elements(
    "a list of stretches such as [{ from: 1s, to: 1.4s, speed: 0.25 }]",
    .mapping(SlowKeys.table), maxCount: SlowKeys.maxCount, excess: "too many slow stretches"
  ) { element, context in
    guard let fields = context.fields(of: element, SlowKeys.table) else { return nil }
    let values = fields.read(TimeSpan.Keys.Reader(), SlowKeys.speed)
    return values.map { span, speed in (element, Playback.Stretch(span, speed: speed)) }
  }.checked { stretches, value, context in
    context.checkOverlaps(stretches)
    let playback = Playback(stretches.map(\.stretch))
    if let end = context.duration, playback.outputTime(of: end) > Limits.duration {
      context.report(
        .outOfRange, "the frames last \(playback.outputTime(of: end).plainDescription) s",
        at: value.span, expected: "at most \(Int(Limits.duration)) s",
        help: "increase the speed, or shorten the stretches")
    }
    return playback
  }
}

extension ReadingContext {
  fileprivate func checkOverlaps(
    _ stretches: [(value: SourceValue, stretch: Playback.Stretch)]
  ) {
    for (index, (value, stretch)) in stretches.enumerated() {
      let overlap = stretches[..<index].first { $0.stretch.span.overlaps(stretch.span) }
      guard let overlap else { continue }
      report(
        .doesNotFit, "this stretch overlaps another", at: value.span,
        expected: "a stretch before or after that on line \(overlap.value.span.line)")
    }
  }
}

extension ValueType {
  /// Returns the type of values that are made of this type's values and checked with their source.
  fileprivate func checked<Result>(
    _ make: @escaping @Sendable (Value, SourceValue, ReadingContext) -> Result?
  ) -> ValueType<Result> {
    ValueType<Result>(expectation, shape) { source, context in
      read(source, context).flatMap { make($0, source, context) }
    }
  }
}
