import Imaging

/// How an animation compares with its reference.
package struct ReferenceVerdict: Hashable, Sendable {
  /// What the pictures of frames come to that have other pixels than the reference.
  package struct Compared: Hashable, Sendable {
    /// The frame's number.
    package var number: Int
    package var state: FrameState

    package init(number: Int, state: FrameState) {
      self.number = number
      self.state = state
    }
  }

  package let expected: Reference
  package let actual: Reference
  /// How the motion compares.
  package let motion: MotionVerdict
  /// The frames that show something else than their fingerprints say.
  package let differing: [ClosedRange<Int>]
  /// Those of them that have a picture to compare with.
  package let compared: [Compared]
  /// What was allowed.
  package let tolerance: PictureTolerance

  /// Compares an animation with its reference.
  ///
  /// - Parameter picture: Compares a frame that has other pixels with the reference's picture of it; nil if
  ///   that is not there.
  package init<Failure: Error>(
    of actual: Reference, expected: Reference, tolerance: PictureTolerance = .exact,
    picture: (Reference.Picture) throws(Failure) -> FrameState?
  ) throws(Failure) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    motion = MotionVerdict(
      of: actual.trace, expected: expected.trace, precision: Reference.precision)
    let different = zip(actual.frames, expected.frames).enumerated()
      .filter { $0.element.0 != $0.element.1 }.map(\.offset)
    differing = different.reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    var compared: [Compared] = []
    let wanted = Set(different)
    for kept in expected.pictures where wanted.contains(kept.number) {
      guard let state = try picture(kept) else { continue }
      compared.append(Compared(number: kept.number, state: state))
    }
    self.compared = compared
  }

  /// Whether the animation passes: the same motion, as many frames of the same size and rate, and every
  /// frame the same to the last pixel.
  ///
  /// With a tolerance, frames of other pixels pass if all pictures of the reference that are among them are
  /// within it, and there is one; the frames between them have no picture to tell.
  package var isGood: Bool {
    guard motion.isSame, actual.size == expected.size, actual.scale == expected.scale,
      actual.fps == expected.fps, actual.frames.count == expected.frames.count
    else { return false }
    if differing.isEmpty { return true }
    return tolerance != .exact && !compared.isEmpty && compared.allSatisfy(\.state.isGood)
  }

  /// How many frames show something else.
  package var differingCount: Int { differing.reduce(0) { $0 + $1.count } }

  /// The picture that differs most.
  package var worst: Compared? {
    compared.max { ($0.state.comparison?.share ?? 2) < ($1.state.comparison?.share ?? 2) }
  }
}

extension ReferenceVerdict {
  /// The verdict in a line, and what differs in lines of their own.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// What differs, in sentences.
  package var sentences: [String] {
    var sentences: [String] = []
    func add(_ sentence: String, if isTrue: Bool) { if isTrue { sentences.append(sentence) } }
    add(
      "The frames have \(actual.size.text) px, had \(expected.size.text).",
      if: actual.size != expected.size)
    add(
      "There are \(actual.fps.text) frames a second, were \(expected.fps.text).",
      if: actual.fps != expected.fps)
    add(
      "There are \(actual.frames.count) frames, were \(expected.frames.count).",
      if: actual.frames.count != expected.frames.count)
    if !motion.isSame {
      sentences += motion.sentences(fps: expected.fps)
    } else if !differing.isEmpty {
      sentences.append("The motion is the same: only the drawing differs.")
    }
    if !differing.isEmpty {
      sentences.append(
        "\(differingCount) of \(NumberFormat.count(expected.frames.count, "frame")) "
          + "\(differingCount == 1 ? "differs" : "differ"): \(FrameRuns.text(differing)).")
    }
    if let worst, worst.state != .same {
      sentences.append("Worst picture: frame \(worst.number): \(worst.state.text).")
    }
    for part in actual.parts where !differing.isEmpty {
      let former = expected.parts.filter { $0.name == part.name }.map(\.version)
      guard !former.isEmpty, !former.contains(part.version) else { continue }
      sentences.append("Drawn with \(part.name) \(part.version), was \(former[0]).")
    }
    return sentences
  }

  private var lines: [String] {
    let extent =
      "\(NumberFormat.count(actual.frames.count, "frame")), "
      + "\(NumberFormat.count(actual.numberCount, "number"))"
    guard !sentences.isEmpty else { return ["\(actual.recipe): the same: \(extent)"] }
    return ["\(actual.recipe): \(isGood ? "within tolerance" : "differs"): \(extent)"]
      + sentences.map { "  \($0)" }
  }
}

extension FrameRate {
  fileprivate var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
