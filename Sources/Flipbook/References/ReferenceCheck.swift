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
      return Self.headline(
        isSame: verdict.sentences.isEmpty, frames: actual.frames.count,
        numbers: actual.numberCount)
    }

    /// Returns the result of an animation that passes, in a few words.
    static func headline(isSame: Bool, frames: Int, numbers: Int) -> String {
      (isSame ? "the same: " : "within tolerance: ")
        + "\(NumberFormat.count(frames, "frame")), \(NumberFormat.count(numbers, "number"))"
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
    let stored = try StoredReference(in: folder)
    let played = try await play(stored.map { options.suiting($0.reference) } ?? options)
    return try await finding(of: played, stored)
  }

  /// Compares an animation with its reference if that takes no drawing.
  ///
  /// - Returns: The finding about an animation that passes; nil if its output has to be drawn, to
  ///   be compared or to be kept.
  func findingWithoutDrawing(of played: PlayedMotion, _ stored: StoredReference?) -> Finding? {
    guard let stored, played.reference.frames == stored.reference.frames else { return nil }
    let finding = Finding(
      actual: played.reference,
      verdict: ReferenceVerdict(
        of: played.reference, expected: stored.reference, tolerance: tolerance, folder: folder.path
      ) { _ in nil },
      problems: stored.problems, damaged: stored.damagedFiles)
    guard finding.isGood else { return nil }
    actualOutput.remove()
    return finding
  }

  /// Compares an animation with its reference, and keeps its output if it fails.
  func finding(of played: PlayedMotion, _ stored: StoredReference?) async throws -> Finding {
    if let finding = findingWithoutDrawing(of: played, stored) { return finding }
    var finding =
      if let stored {
        try await compare(played, with: stored)
      } else {
        Finding(
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
    _ played: PlayedMotion, with stored: StoredReference
  ) async throws -> Finding {
    let expected = stored.reference
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let different = zip(played.reference.frames, expected.frames).map(!=)
    let comparable = expected.images.filter { image in
      image.number < different.count && different[image.number]
        && !stored.damagedFiles.contains(image.file)
    }
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
    return Finding(
      actual: played.reference, verdict: verdict, problems: stored.problems,
      damaged: stored.damagedFiles)
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
