import Flipbook
import Foundation
import Imaging
import Verification

/// What is expected of a motion by a test: that it is what its reference says.
@MainActor
struct MotionExpectation {
  /// The motion's name, of which those of one test file each have their own.
  let name: String
  let place: SourcePlace
  let recording: Recording
  let allowances: [ToleranceAllowance]
  /// The folder of the test file's references.
  let references: String
  let environment: [String: String]

  /// The variable of the environment that names the folder for what motions that failed show.
  static let actualVariable = "FLIPBOOK_ACTUAL"

  init(
    _ name: String, at place: SourcePlace, recording: Recording,
    allowances: [ToleranceAllowance] = [], references: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.name = name
    self.place = place
    self.recording = recording
    self.allowances = allowances
    self.references = references ?? place.references
    self.environment = environment
  }

  /// Plays the motion and compares it; records it where that is asked for.
  ///
  /// What to say of it, with the next thing to do; nil if all is as expected.
  func failure(
    _ options: ReferenceOptions, play: (ReferenceOptions) async throws -> PlayedMotion
  ) async throws -> String? {
    let recording = try recording.permitted(in: environment)
    if recording == .all || recording != .none && !folder.exists {
      return try await record(options, asked: recording, play: play)
    }
    let scale = folder.exists ? try folder.read().scale : options.scale
    let tolerance = RecipeTolerance(allowances, scale: scale)
    let finding = try await ReferenceCheck(
      folder: folder, actualOutput: actualOutput, tolerance: tolerance.tolerance
    ).check(options, play: play)
    guard !finding.isGood else { return nil }
    let allowed = tolerance.parts.map { "Allowed: \($0.allows): \($0.why)" }
    return text(
      finding.verdict == nil
        ? "The motion \"\(name)\" has no reference:" : "The motion \"\(name)\" has changed:",
      finding.sentences + allowed + (try whatIsNext(recording)))
  }

  private func record(
    _ options: ReferenceOptions, asked: Recording,
    play: (ReferenceOptions) async throws -> PlayedMotion
  ) async throws -> String {
    let isNew = !folder.exists
    let played = try await play(options)
    let reference = played.reference
    let isBehind = try folder.isBehind(reference)
    if isBehind { try await folder.write(played) }
    let extent =
      "\(NumberFormat.count(reference.frames.count, "frame")), "
      + "\(NumberFormat.count(reference.pictures.count, "picture")) and "
      + "\(NumberFormat.count(reference.numberCount, "number")) in \(folder.path)."
    return text(
      isNew
        ? "The motion \"\(name)\" had no reference. It has been recorded:"
        : isBehind
          ? "The motion \"\(name)\" has been recorded anew:"
          : "The motion \"\(name)\" has been recorded anew, and has not changed:",
      [
        extent,
        "Look at the pictures, put them under version control, and run the test again"
          + (asked == .all ? ", without recording all." : "."),
      ])
  }

  /// What a person does about a motion that has failed.
  private func whatIsNext(_ recording: Recording) throws -> [String] {
    if recording == .changed {
      try folder.accept(actualOutput)
      return [
        "It has been recorded anew in \(folder.path).",
        "Look at what has changed there, put it under version control, and run the test again.",
      ]
    }
    return [
      "It is now as in \(actualOutput.path).",
      "To take it over: flipbook approve \(folderName.shellQuoted) "
        + "--references \(references.shellQuoted) --actual \(actual.shellQuoted)",
      "or: \(Recording.variable)=changed swift test --filter \(place.fileName)",
    ]
  }

  private func text(_ headline: String, _ lines: [String]) -> String {
    ([headline] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension MotionExpectation {
  /// The name as a folder's.
  var folderName: String {
    let name = String(
      name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    return name.hasPrefix(".") || name.isEmpty ? "-\(name)" : name
  }

  /// Where the reference is.
  private var folder: ReferenceFolder { ReferenceFolder(path: "\(references)/\(folderName)") }

  /// Where what fails is left, a folder each: in continuous integration one that is kept is of use.
  private var actual: String {
    let folder =
      environment[Self.actualVariable]
      ?? FileManager.default.temporaryDirectory.appending(path: "flipbook-actual").path
    return "\(folder)/\(place.module)/\(place.fileName)"
  }

  private var actualOutput: ReferenceFolder { ReferenceFolder(path: "\(actual)/\(folderName)") }
}
