import Imaging
import Verification

/// Compares an animation with its reference, and keeps the actual output if it fails.
@MainActor
package struct ReferenceCheck {
  /// The folder of the reference.
  package let folder: ReferenceFolder
  /// The folder for the actual output.
  package let actualOutput: ReferenceFolder
  package let tolerance: ReferenceTolerance

  package init(
    folder: ReferenceFolder, actualOutput: ReferenceFolder, tolerance: ReferenceTolerance
  ) {
    self.folder = folder
    self.actualOutput = actualOutput
    self.tolerance = tolerance
  }

  /// The result of a comparison.
  package struct Finding: Sendable {
    /// The reference that the animation would have now.
    package let actual: Reference
    /// The verdict; nil if there is no reference.
    package let verdict: ReferenceVerdict?
    /// Descriptions of problems with the reference's files.
    package var problems: [String] = []
    /// The files of the reference's images that do not show their frames.
    package var damaged: Set<String> = []
    /// The reason why the actual output could not be written; nil if it was, or if the animation
    /// passes.
    package var writingError: (any Error)?

    /// Whether the animation passes.
    package var isGood: Bool { problems.isEmpty && verdict?.isGood == true }
    /// The kind of result.
    var kind: ReportSection.Verdict {
      guard let verdict else { return .unrecorded }
      return !isGood ? .differs : verdict.sentences.isEmpty ? .same : .tolerated
    }
    /// The result in a few words.
    package var headline: String {
      guard let verdict, isGood else { return kind.rawValue }
      return (verdict.sentences.isEmpty ? "the same: " : "within tolerance: ")
        + "\(NumberFormat.count(actual.frames.count, "frame")), "
        + NumberFormat.count(actual.numberCount, "number")
    }
    /// Descriptions of everything that differs.
    package var sentences: [String] { problems + (verdict?.sentences ?? []) }
  }

  /// Plays an animation and compares it with its reference.
  ///
  /// - Parameter play: Plays the animation with the options of the reference.
  package func check(
    _ options: ReferenceOptions, play: (ReferenceOptions) async throws -> PlayedMotion
  ) async throws -> Finding {
    var finding: Finding
    let played: PlayedMotion
    if folder.exists {
      let expected = try folder.read()
      played = try await play(options.suiting(expected))
      finding = try await compare(played, with: expected)
    } else {
      played = try await play(options)
      finding = Finding(
        actual: played.reference, verdict: nil,
        problems: ["There is no reference in \(folder.path)."])
    }
    if finding.isGood {
      actualOutput.remove()
    } else {
      do {
        try await actualOutput.write(played)
      } catch let error as CancellationError {
        throw error
      } catch {
        finding.writingError = error
      }
    }
    return finding
  }

  private func compare(
    _ played: PlayedMotion, with expected: Reference
  ) async throws -> Finding {
    let damaged = folder.damagedImages(of: expected)
    let damagedFiles = Set(damaged.map(\.image.file))
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let different = zip(played.reference.frames, expected.frames).map(!=)
    let comparable = expected.images.filter { image in
      image.number < different.count && different[image.number]
        && !damagedFiles.contains(image.file)
    }
    // If all digests are equal, nothing is drawn or written.
    if !comparable.isEmpty { try await played.draw(comparable.map(\.number), scratch.path) }
    let verdict = try ReferenceVerdict(
      of: played.reference, expected: expected, tolerance: tolerance, folder: folder.path
    ) { image in
      try comparable.contains(image)
        ? FrameState(
          of: folder.file(image.file),
          and: "\(scratch.path)/\(FramePattern.standard.name(of: image.number))",
          tolerance: tolerance.image)
        : nil
    }
    let problems =
      damaged.map(\.sentence)
      + (try folder.strays(beside: expected)).map {
        "The reference does not list the image \(folder.file($0)): remove it."
      }
    return Finding(
      actual: played.reference, verdict: verdict, problems: problems, damaged: damagedFiles)
  }
}

extension ReferenceFolder {
  /// Writes the reference of an animation that was played, with its images.
  @MainActor
  package func write(_ played: PlayedMotion) async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    try await played.draw(played.reference.images.map(\.number), scratch.path)
    try write(played.reference, framesIn: scratch.path)
  }
}
