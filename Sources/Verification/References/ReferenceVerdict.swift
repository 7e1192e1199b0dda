import Imaging

/// The result of comparing an animation with its reference.
package struct ReferenceVerdict: Hashable, Sendable {
  /// The result of comparing a frame with its image in the reference.
  package struct Compared: Hashable, Sendable {
    /// The frame's number.
    package var number: Int
    package var state: FrameState
    /// The path of the image.
    package var path: String
  }

  package let expected: Reference
  package let actual: Reference
  /// The differences in motion.
  package let motion: MotionVerdict
  /// The numbers of the frames whose hashes differ.
  package let differing: [ClosedRange<Int>]
  /// The numbers of the frames in which numbers differ within the tolerance.
  let moved: Set<Int>
  /// The results for those of the differing frames that have an image in the reference.
  package let compared: [Compared]
  /// The tolerance of the comparison.
  package let tolerance: ReferenceTolerance

  /// Compares an animation with its reference.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder that contains the reference's images.
  ///   - compareImage: Compares a differing frame with its image in the reference; returns nil if
  ///     the image is missing.
  package init<Failure: Error>(
    of actual: Reference, expected: Reference, tolerance: ReferenceTolerance = .exact,
    folder: String = ".", compareImage: (Reference.Image) throws(Failure) -> FrameState?
  ) throws(Failure) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    motion = MotionVerdict(
      of: actual.trace, expected: expected.trace, precision: Reference.precision,
      tolerance: tolerance.motion)
    let different = zip(actual.frames, expected.frames).enumerated()
      .filter { $0.element.0 != $0.element.1 }.map(\.offset)
    differing = different.consecutiveRanges
    moved = FrameClock(fps: expected.fps)
      .frames(showing: motion.toleratedTicks, count: expected.frames.count)
    var compared: [Compared] = []
    let differentNumbers = Set(different)
    for image in expected.images where differentNumbers.contains(image.number) {
      guard let state = try compareImage(image) else { continue }
      compared.append(
        Compared(number: image.number, state: state, path: "\(folder)/\(image.file)"))
    }
    self.compared = compared
  }

  /// Whether the animation passes: the number, size and rate of the frames are equal, and the
  /// motion and all pixels are equal or within the tolerance.
  package var isGood: Bool {
    motion.isGood && actual.size == expected.size && actual.scale == expected.scale
      && actual.fps == expected.fps && actual.frames.count == expected.frames.count && hasGoodPixels
  }

  /// Whether all pixels are equal or within the tolerance.
  ///
  /// With a tolerance for pixels, differing frames pass if at least one of them has an image in the
  /// reference, and all such images are within the tolerance. The other differing frames have no
  /// image to compare with.
  private var hasGoodPixels: Bool {
    if unexplained.isEmpty, tolerance.image.isExact { return true }
    if tolerance.image.isExact { return false }
    return exceeding.isEmpty && (unexplained.isEmpty || !compared.isEmpty)
  }

  /// The numbers of the frames that differ although no number does.
  var unexplained: [ClosedRange<Int>] {
    differing.flatMap { $0.filter { !moved.contains($0) } }.consecutiveRanges
  }

  /// The compared frames that exceed the tolerance.
  var exceeding: [Compared] { compared.filter { !$0.state.isGood } }

  /// The number of differing frames.
  package var differingCount: Int { differing.reduce(0) { $0 + $1.count } }

  /// The compared frame that differs most.
  package var worst: Compared? {
    compared.max { ($0.state.comparison?.share ?? 2) < ($1.state.comparison?.share ?? 2) }
  }
}

extension [Int] {
  /// The ascending numbers as ranges of consecutive ones.
  fileprivate var consecutiveRanges: [ClosedRange<Int>] {
    reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }
}
