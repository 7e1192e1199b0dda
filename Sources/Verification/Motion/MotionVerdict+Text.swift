import Imaging

extension MotionVerdict {
  /// How many sentences are told.
  private static let limit = 6

  /// What is different, in sentences, the earliest first; of many the first few.
  ///
  /// - Parameter fps: The frames per second by whose frames people know the times.
  package func sentences(fps: FrameRate = .standard) -> [String] {
    if isSame { return ["The motion is the same."] }
    let clock = FrameClock(fps: fps)
    var groups: [[MotionFinding]] = []
    for finding in findings {
      if let index = groups.firstIndex(where: { $0[0].isAlike(finding) }) {
        groups[index].append(finding)
      } else {
        groups.append([finding])
      }
    }
    var sentences = groups.map { sentence(of: $0, isAll: groups.count == 1, clock) }
    if sentences.count > Self.limit {
      let rest = sentences.count - Self.limit
      sentences =
        sentences.prefix(Self.limit) + ["And \(NumberFormat.count(rest, "more difference"))."]
    }
    if tickCount != formerTickCount {
      sentences.insert(lengthSentence(clock), at: 0)
    }
    return sentences
  }

  private func lengthSentence(_ clock: FrameClock) -> String {
    let difference = clock.length(of: abs(tickCount - formerTickCount))
    let word = tickCount > formerTickCount ? "longer" : "shorter"
    return "The animation is \(difference) \(word)."
  }

  private func sentence(of group: [MotionFinding], isAll: Bool, _ clock: FrameClock) -> String {
    let from = "from frame \(clock.frame(at: group[0].firstTick))"
    if case .shift(let ticks) = group[0].kind, isAll {
      return "The motion is the same, but \(clock.length(of: abs(ticks))) "
        + "\(ticks > 0 ? "later" : "earlier"); \(from)."
    }
    let names = group.map(\.name)
    let shown = names.count > 4 ? Array(names.prefix(3)) + ["\(names.count - 3) more"] : names
    let phrase = group[0].phrase(isOne: group.count == 1, clock)
    return "\(NumberFormat.list(shown)) \(phrase); \(from)."
  }
}

/// Ticks as frames of a rate.
struct FrameClock {
  let fps: FrameRate

  private var framesPerTick: Double {
    Double(fps.numerator) / Double(fps.denominator) / 60
  }

  /// The first frame that shows a tick, or what comes after it.
  func frame(at tick: Int) -> Int { Int((Double(tick) * framesPerTick - 1e-9).rounded(.up)) }

  /// For example `3 frames (50 ms)`; without frames where they are no whole number.
  func length(of ticks: Int) -> String {
    let time = "\(NumberFormat.short(Double(ticks) * 1000 / 60, decimals: 0)) ms"
    let frames = Double(ticks) * framesPerTick
    guard abs(frames - frames.rounded()) < 1e-6 else { return time }
    return "\(NumberFormat.count(Int(frames.rounded()), "frame")) (\(time))"
  }
}

extension MotionFinding {
  /// Whether one sentence tells of both.
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

  /// What has happened, to one item or to several.
  fileprivate func phrase(isOne: Bool, _ clock: FrameClock) -> String {
    func verb(_ one: String, _ many: String) -> String { isOne ? one : many }
    func number(_ value: Double, was former: Double) -> String {
      property?.text(value, was: former) ?? ""
    }
    func times(_ factor: Double) -> String { "\(NumberFormat.short(factor, decimals: 2)) times" }
    func seconds(_ value: Double) -> String { NumberFormat.short(value, decimals: 2) }

    switch kind {
    case .shift(let ticks):
      let word = ticks > 0 ? "later" : "earlier"
      return "\(verb("moves", "move")) \(clock.length(of: abs(ticks))) \(word)"
    case .lostTicks(let ticks):
      return "\(verb("jumps", "jump")) ahead by \(clock.length(of: ticks))"
    case .addedTicks(let ticks):
      return "\(verb("is", "are")) held up for \(clock.length(of: ticks))"
    case .stretch(let factor, let duration, let former):
      return "\(verb("takes", "take")) \(times(factor)) as long"
        + (isOne ? ": \(seconds(duration)) s, was \(seconds(former))" : "")
    case .amplitude(let factor, let distance, let former):
      return "goes \(times(factor)) as far: \(number(distance, was: former))"
    case .settling(let settling, let former): return phrase(settling, former, number, seconds)
    case .destination(let place, let former):
      return "comes to rest at \(number(place, was: former))"
    case .place(let place, let former): return "is \(number(place, was: former))"
    case .stopped(let former): return "does not move; it went \(property?.text(former) ?? "")"
    case .started(let distance): return "goes \(property?.text(distance) ?? ""); it did not move"
    case .deviation(let difference, let tick):
      let sign = difference > 0 ? "more" : "less"
      return "is up to \(property?.text(abs(difference)) ?? "") \(sign), "
        + "at frame \(clock.frame(at: tick))"
    case .presence(let now, let former):
      return now.lowerBound != former.lowerBound
        ? "appears at frame \(clock.frame(at: now.lowerBound)), "
          + "was \(clock.frame(at: former.lowerBound))"
        : "is there until frame \(clock.frame(at: now.upperBound)), "
          + "was \(clock.frame(at: former.upperBound))"
    case .missing: return "\(verb("is", "are")) missing"
    case .additional: return "\(verb("is", "are")) new"
    case .velocity: return "\(verb("has another velocity", "have other velocities"))"
    case .contacts: return "\(verb("touches", "touch")) at other times"
    }
  }

  private func phrase(
    _ settling: Settling, _ former: Settling, _ number: (Double, Double) -> String,
    _ seconds: (Double) -> String
  ) -> String {
    var parts: [String] = []
    if abs(settling.overshoot - former.overshoot) > 1e-3 * max(settling.overshoot, former.overshoot)
    {
      let verb = settling.isSwing ? "swings out" : "overshoots"
      parts.append("\(verb) by \(number(settling.overshoot, former.overshoot))")
    }
    if settling.duration != former.duration {
      parts.append("settles after \(seconds(settling.duration)) s, was \(seconds(former.duration))")
    }
    return parts.joined(separator: ", and ")
  }
}
