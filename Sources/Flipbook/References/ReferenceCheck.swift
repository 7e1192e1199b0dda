import Imaging
import Verification

/// Compares an animation with its reference, and keeps the actual output if it fails.
@MainActor
package struct ReferenceCheck {
  /// The folder of the reference.
  package let folder: ReferenceFolder
  /// The folder for the actual output.
  package let actualOutput: ReferenceFolder
  package let tolerance: ImageTolerance

  package init(folder: ReferenceFolder, actualOutput: ReferenceFolder, tolerance: ImageTolerance) {
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

    /// Whether the animation passes.
    package var isGood: Bool { problems.isEmpty && verdict?.isGood == true }
    /// The result in a few words.
    package var headline: String {
      guard let verdict else { return "has no reference" }
      guard isGood else { return "differs" }
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
    let finding: Finding
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
      try await actualOutput.write(played)
    }
    return finding
  }

  private func compare(
    _ played: PlayedMotion, with expected: Reference
  ) async throws -> Finding {
    let missing = folder.missing(of: expected)
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let different = zip(played.reference.frames, expected.frames).map(!=)
    let comparable = expected.images.filter { image in
      image.number < different.count && different[image.number] && !missing.contains(image)
    }
    // If all digests are equal, nothing is drawn, written or read.
    if !comparable.isEmpty { try await played.draw(comparable.map(\.number), scratch.path) }
    let verdict = try ReferenceVerdict(
      of: played.reference, expected: expected, tolerance: tolerance
    ) { image in
      try comparable.contains(image)
        ? FrameState(
          of: folder.file(image.file),
          and: "\(scratch.path)/\(FramePattern.standard.name(of: image.number))",
          tolerance: tolerance)
        : nil
    }
    let problems =
      missing.map { "The image of frame \($0.number) is missing: \(folder.file($0.file))." }
      + (try folder.strays(beside: expected)).map {
        "The reference does not list the image \(folder.file($0)): remove it."
      }
    return Finding(actual: played.reference, verdict: verdict, problems: problems)
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
