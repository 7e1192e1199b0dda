import Imaging

extension ReferenceVerdict {
  /// The maximum number of images that exceed the tolerance with a sentence of their own.
  private static let maxExceeding = 3

  /// The differences, in sentences.
  package var sentences: [String] {
    formatSentences + motionSentences + pixelSentences + partSentences
  }

  /// The differences in the size, the rate and the number of the frames.
  private var formatSentences: [String] {
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
    return sentences
  }

  private var motionSentences: [String] {
    if motion.isSame {
      return differing.isEmpty ? [] : ["The motion is the same; only the pixels differ."]
    }
    let sentences = motion.sentences(fps: expected.fps)
    guard !motion.isGood, tolerance.motion.isExact, !tolerance.image.isExact else {
      return sentences
    }
    return sentences + [
      "The tolerance allows only pixels to differ, not numbers; "
        + "points, degrees and seconds allow numbers to differ."
    ]
  }

  private var pixelSentences: [String] {
    guard !differing.isEmpty else { return [] }
    var sentences = [
      "\(differingCount) of \(NumberFormat.count(expected.frames.count, "frame")) "
        + "\(differingCount == 1 ? "differs" : "differ"): \(FrameRanges.text(differing))."
    ]
    if tolerance.image.isExact || exceeding.isEmpty {
      if let worst, worst.state != .same {
        sentences.append("Largest difference in frame \(worst.number): \(worst.state.text).")
      }
    } else {
      sentences += exceeding.prefix(Self.maxExceeding).map {
        "Frame \($0.number) exceeds the tolerance: \($0.state.text), compared with \($0.path)."
      }
      let others = exceeding.dropFirst(Self.maxExceeding).map { $0.number...$0.number }
      if !others.isEmpty {
        sentences.append("The tolerance is also exceeded in \(FrameRanges.text(others)).")
      }
    }
    guard !unexplained.isEmpty, !tolerance.isExact else { return sentences }
    if tolerance.image.isExact {
      sentences.append(
        "The tolerance allows only motion to differ, but no number differs in "
          + "\(FrameRanges.text(unexplained)).")
    } else if compared.isEmpty {
      sentences.append(
        "The tolerance cannot be applied, as the reference has no image of these frames; "
          + "record with --every 1 to keep all images.")
    }
    return sentences
  }

  /// The libraries and fonts whose versions differ, if pixels differ.
  private var partSentences: [String] {
    guard !differing.isEmpty else { return [] }
    return actual.parts.compactMap { part in
      let recorded = expected.parts.filter { $0.name == part.name }.map(\.version)
      guard !recorded.isEmpty, !recorded.contains(part.version) else { return nil }
      return "Rendered with \(part.name) \(part.version), recorded with \(recorded[0])."
    }
  }
}
