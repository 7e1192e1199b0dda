import Foundation
import Imaging
import Verification

/// Compares what plays now with its reference, and leaves what is shown now where it fails.
@MainActor
package struct ReferenceCheck {
  /// Where the reference is.
  package let folder: ReferenceFolder
  /// Where what is shown now is left.
  package let left: ReferenceFolder
  package let tolerance: PictureTolerance

  package init(folder: ReferenceFolder, left: ReferenceFolder, tolerance: PictureTolerance) {
    self.folder = folder
    self.left = left
    self.tolerance = tolerance
  }

  /// How an animation compares with its reference.
  package struct Finding: Sendable {
    /// What is shown now.
    package let actual: Reference
    /// How that compares; nil where there is no reference.
    package let verdict: ReferenceVerdict?
    /// What is wrong with the reference's files, in sentences.
    package var troubles: [String] = []

    /// Whether the animation passes.
    package var isGood: Bool { troubles.isEmpty && verdict?.isGood == true }
    /// What has come out, in the fewest words.
    package var headline: String {
      guard let verdict else { return "has no reference" }
      guard isGood else { return "differs" }
      return (verdict.sentences.isEmpty ? "the same: " : "within tolerance: ")
        + "\(NumberText.count(actual.frames.count, "frame")), "
        + NumberText.count(actual.numberCount, "number")
    }
    /// Everything that differs, in sentences.
    package var sentences: [String] { troubles + (verdict?.sentences ?? []) }
  }

  /// Compares what `play` plays, which is given the options that suit the reference.
  package func check(
    _ options: ReferenceOptions, play: (ReferenceOptions) async throws -> PlayedMotion
  ) async throws -> Finding {
    let finding: Finding
    let played: PlayedMotion
    if folder.isThere {
      let expected = try folder.read()
      played = try await play(options.suiting(expected))
      finding = try await compare(played, with: expected)
    } else {
      played = try await play(options)
      finding = Finding(
        actual: played.reference, verdict: nil,
        troubles: ["There is no reference in \(folder.path)."])
    }
    if finding.isGood {
      try? FileManager.default.removeItem(atPath: left.path)
    } else {
      try await left.write(played)
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
    let comparable = expected.pictures.filter { picture in
      picture.number < different.count && different[picture.number] && !missing.contains(picture)
    }
    // Where all fingerprints are the same nothing is drawn, written or read.
    if !comparable.isEmpty { try await played.draw(comparable.map(\.number), scratch.path) }
    let verdict = try ReferenceVerdict(
      of: played.reference, expected: expected, tolerance: tolerance
    ) { picture in
      try comparable.contains(picture)
        ? FrameState(
          of: folder.file(picture.file),
          and: "\(scratch.path)/\(FramePattern.standard.name(of: picture.number))",
          tolerance: tolerance)
        : nil
    }
    let troubles =
      missing.map { "The picture of frame \($0.number) is missing: \(folder.file($0.file))." }
      + (try folder.strays(beside: expected)).map {
        "The reference names no picture \(folder.file($0)): remove it."
      }
    return Finding(actual: played.reference, verdict: verdict, troubles: troubles)
  }
}

extension ReferenceFolder {
  /// Writes what has played, with its pictures.
  @MainActor
  package func write(_ played: PlayedMotion) async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    try await played.draw(played.reference.pictures.map(\.number), scratch.path)
    try write(played.reference, framesIn: scratch.path)
  }
}
