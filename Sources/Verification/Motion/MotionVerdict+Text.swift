import Imaging

extension MotionVerdict {
  /// The maximum number of sentences about differences.
  private static let limit = 6

  /// Returns the differences in sentences, the earliest first, up to a limit.
  ///
  /// - Parameter fps: The frame rate in whose frames times are given.
  package func sentences(fps: FrameRate = .standard) -> [String] {
    if isSame { return ["The motion is the same."] }
    let clock = FrameClock(fps: fps)
    var sentences = Self.sentences(about: findings, clock)
    if tickCount != expectedTickCount {
      sentences.insert(lengthSentence(clock), at: 0)
    }
    if let worst {
      sentences.append(
        "The tolerance is exceeded most by \(worst.item).\(worst.property.rawValue), "
          + "by \(worst.property.text(worst.amount)) at frame \(clock.frame(at: worst.tick)).")
    }
    return sentences
      + Self.sentences(about: tolerated, clock).map { "Within tolerance: \($0.uncapitalized)" }
  }

  private static func sentences(
    about findings: [MotionFinding], _ clock: FrameClock
  ) -> [String] {
    var groups: [[MotionFinding]] = []
    for finding in findings {
      if let index = groups.firstIndex(where: { $0[0].isAlike(finding) }) {
        groups[index].append(finding)
      } else {
        groups.append([finding])
      }
    }
    let sentences = groups.map { sentence(of: $0, isAll: groups.count == 1, clock) }
    guard sentences.count > limit else { return sentences }
    let rest = sentences.count - limit
    return sentences.prefix(limit) + ["And \(NumberFormat.count(rest, "more difference"))."]
  }

  private func lengthSentence(_ clock: FrameClock) -> String {
    let difference = clock.length(of: abs(tickCount - expectedTickCount))
    let word = tickCount > expectedTickCount ? "longer" : "shorter"
    return "The animation is \(difference) \(word)."
  }

  private static func sentence(
    of group: [MotionFinding], isAll: Bool, _ clock: FrameClock
  ) -> String {
    let start = "starting at frame \(clock.frame(at: group[0].firstTick))"
    if case .shift(let ticks) = group[0].kind, isAll {
      return "The motion is the same, but \(clock.length(of: abs(ticks))) "
        + "\(ticks > 0 ? "later" : "earlier"), \(start)."
    }
    let names = group.map(\.name)
    let shown = names.count > 4 ? Array(names.prefix(3)) + ["\(names.count - 3) more"] : names
    let phrase = group[0].phrase(isOne: group.count == 1, clock)
    return "\(NumberFormat.list(shown)) \(phrase), \(start)."
  }
}

extension String {
  /// The sentence as it follows a colon: without the capital of an article or a conjunction, but
  /// with that of a name.
  fileprivate var uncapitalized: String {
    ["The ", "And "].contains { hasPrefix($0) } ? prefix(1).lowercased() + dropFirst() : self
  }
}

/// Converts ticks to frames of a rate.
struct FrameClock {
  let fps: FrameRate

  /// Returns the numbers of the frames, below a count, that show the state at one of some ticks.
  ///
  /// A frame between two ticks shows both.
  func frames(showing ticks: Set<Int>, count: Int) -> Set<Int> {
    let ticksPerFrame =
      Double(Trace.ticksPerSecond) * Double(fps.denominator) / Double(fps.numerator)
    return Set(
      (0..<count).filter { number in
        let position = Double(number) * ticksPerFrame
        return ticks.contains(Int((position + 1e-9).rounded(.down)))
          || ticks.contains(Int((position - 1e-9).rounded(.up)))
      })
  }

  /// Returns the position of a tick on an axis of frame numbers.
  func position(ofTick tick: Int) -> Double {
    let framesPerTick =
      Double(fps.numerator) / Double(fps.denominator) / Double(Trace.ticksPerSecond)
    return Double(tick) * framesPerTick
  }

  /// Returns the first frame at or after a tick.
  func frame(at tick: Int) -> Int { Int((position(ofTick: tick) - 1e-9).rounded(.up)) }

  /// Returns a duration such as `3 frames (50 ms)`, or only milliseconds if the frames are not a
  /// whole number.
  func length(of ticks: Int) -> String {
    let time = "\(NumberFormat.short(Trace.time(ofTick: ticks) * 1000, decimals: 0)) ms"
    let frames = position(ofTick: ticks)
    guard abs(frames - frames.rounded()) < 1e-6 else { return time }
    return "\(NumberFormat.count(Int(frames.rounded()), "frame")) (\(time))"
  }
}

extension MotionFinding {
  /// Returns whether one sentence can describe both findings.
  fileprivate func isAlike(_ other: MotionFinding) -> Bool {
    switch (kind, other.kind) {
    case (.shift(let ticks), .shift(let others)): ticks == others
    case (.lostTicks(let ticks), .lostTicks(let others)): ticks == others
    case (.addedTicks(let ticks), .addedTicks(let others)): ticks == others
    case (.stretch(let factor, _, _), .stretch(let other, _, _)):
      abs(factor - other) < 0.02 * factor
    case (.missing, .missing), (.additional, .additional), (.velocity, .velocity),
      (.contacts, .contacts):
      true
    default: false
    }
  }

  /// Returns a phrase about the finding for one or several items.
  fileprivate func phrase(isOne: Bool, _ clock: FrameClock) -> String {
    func verb(_ one: String, _ many: String) -> String { isOne ? one : many }
    func number(_ value: Double, was expected: Double) -> String {
      property?.text(value, was: expected) ?? ""
    }
    func times(_ factor: Double) -> String { "\(NumberFormat.short(factor, decimals: 2)) times" }
    func seconds(_ value: Double) -> String { NumberFormat.short(value, decimals: 2) }

    switch kind {
    case .shift(let ticks):
      let word = ticks > 0 ? "later" : "earlier"
      return "\(verb("moves", "move")) \(clock.length(of: abs(ticks))) \(word)"
    case .lostTicks(let ticks):
      return "\(verb("skips", "skip")) \(clock.length(of: ticks))"
    case .addedTicks(let ticks):
      return "\(verb("pauses", "pause")) for \(clock.length(of: ticks))"
    case .stretch(let factor, let duration, let expected):
      return "\(verb("takes", "take")) \(times(factor)) as long"
        + (isOne ? ": \(seconds(duration)) s, was \(seconds(expected)) s" : "")
    case .amplitude(let factor, let distance, let expected):
      return "moves \(times(factor)) as far: \(number(distance, was: expected))"
    case .settling(let settling, let expected): return phrase(settling, expected, number, seconds)
    case .destination(let value, let expected):
      return "comes to rest at \(number(value, was: expected))"
    case .constant(let value, let expected): return "is \(number(value, was: expected))"
    case .stopped(let expected): return "no longer moves, moved \(property?.text(expected) ?? "")"
    case .started(let distance): return "moves \(property?.text(distance) ?? ""), did not move"
    case .deviation(let difference, let tick):
      let word = difference > 0 ? "larger" : "smaller"
      return "is up to \(property?.text(abs(difference)) ?? "") \(word) "
        + "at frame \(clock.frame(at: tick))"
    case .presence(let actual, let expected):
      return actual.lowerBound != expected.lowerBound
        ? "appears at frame \(clock.frame(at: actual.lowerBound)), "
          + "was frame \(clock.frame(at: expected.lowerBound))"
        : "is present until frame \(clock.frame(at: actual.upperBound)), "
          + "was frame \(clock.frame(at: expected.upperBound))"
    case .missing: return "\(verb("is", "are")) missing"
    case .additional: return "\(verb("is", "are")) new"
    case .velocity: return "\(verb("has a different velocity", "have different velocities"))"
    case .contacts: return "\(verb("has", "have")) contacts at different times"
    }
  }

  private func phrase(
    _ settling: Settling, _ expected: Settling, _ number: (Double, Double) -> String,
    _ seconds: (Double) -> String
  ) -> String {
    var parts: [String] = []
    if abs(settling.overshoot - expected.overshoot) > 1e-3
      * max(settling.overshoot, expected.overshoot)
    {
      let verb = settling.isSwing ? "swings out" : "overshoots"
      parts.append("\(verb) by \(number(settling.overshoot, expected.overshoot))")
    }
    if settling.duration != expected.duration {
      parts.append(
        "settles after \(seconds(settling.duration)) s, was \(seconds(expected.duration)) s")
    }
    return parts.joined(separator: ", and ")
  }
}
