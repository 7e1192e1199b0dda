import Imaging

/// The result of comparing an animation with its reference.
package struct ReferenceVerdict: Hashable, Sendable {
  /// The result of comparing a frame with its image in the reference.
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
  /// The differences in motion.
  package let motion: MotionVerdict
  /// The numbers of the frames whose hashes differ.
  package let differing: [ClosedRange<Int>]
  /// The results for those of the differing frames that have an image in the reference.
  package let compared: [Compared]
  /// The tolerance of the comparison.
  package let tolerance: ImageTolerance

  /// Compares an animation with its reference.
  ///
  /// - Parameter compareImage: Compares a differing frame with its image in the reference; returns nil
  ///   if the image is missing.
  package init<Failure: Error>(
    of actual: Reference, expected: Reference, tolerance: ImageTolerance = .exact,
    compareImage: (Reference.Image) throws(Failure) -> FrameState?
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
    let differentNumbers = Set(different)
    for image in expected.images where differentNumbers.contains(image.number) {
      guard let state = try compareImage(image) else { continue }
      compared.append(Compared(number: image.number, state: state))
    }
    self.compared = compared
  }

  /// Whether the animation passes: the motion, the number, size and rate of the frames, and all
  /// pixels are equal.
  ///
  /// With a tolerance, differing frames pass if at least one of them has an image in the reference,
  /// and all such images are within the tolerance. The other differing frames have no image to
  /// compare with.
  package var isGood: Bool {
    guard motion.isSame, actual.size == expected.size, actual.scale == expected.scale,
      actual.fps == expected.fps, actual.frames.count == expected.frames.count
    else { return false }
    if differing.isEmpty { return true }
    return tolerance != .exact && !compared.isEmpty && compared.allSatisfy(\.state.isGood)
  }

  /// The number of differing frames.
  package var differingCount: Int { differing.reduce(0) { $0 + $1.count } }

  /// The compared frame that differs most.
  package var worst: Compared? {
    compared.max { ($0.state.comparison?.share ?? 2) < ($1.state.comparison?.share ?? 2) }
  }
}

extension ReferenceVerdict {
  /// The differences, in sentences.
  package var sentences: [String] {
    var sentences: [String] = []
    func add(_ sentence: String, if isTrue: Bool) { if isTrue { sentences.append(sentence) } }
    add(
      "Frame size changed from \(expected.size.text) to \(actual.size.text) px.",
      if: actual.size != expected.size)
    add(
      "Frame rate changed from \(expected.fps.text) to \(actual.fps.text) frames per second.",
      if: actual.fps != expected.fps)
    add(
      "Frame count changed from \(expected.frames.count) to \(actual.frames.count).",
      if: actual.frames.count != expected.frames.count)
    if !motion.isSame {
      sentences += motion.sentences(fps: expected.fps)
    } else if !differing.isEmpty {
      sentences.append("The motion is the same; only the pixels differ.")
    }
    if !differing.isEmpty {
      sentences.append(
        "\(differingCount) of \(NumberFormat.count(expected.frames.count, "frame")) "
          + "\(differingCount == 1 ? "differs" : "differ"): \(FrameRanges.text(differing)).")
    }
    if let worst, worst.state != .same {
      sentences.append("Largest difference in frame \(worst.number): \(worst.state.text).")
    }
    for part in actual.parts where !differing.isEmpty {
      let recorded = expected.parts.filter { $0.name == part.name }.map(\.version)
      guard !recorded.isEmpty, !recorded.contains(part.version) else { continue }
      sentences.append("Rendered with \(part.name) \(part.version), recorded with \(recorded[0]).")
    }
    return sentences
  }
}
