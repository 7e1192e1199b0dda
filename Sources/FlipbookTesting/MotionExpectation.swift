import Flipbook
import Foundation
import Imaging
import Verification

/// A test's expectation that a motion matches its reference.
@MainActor
struct MotionExpectation {
  /// The motion's name, which is unique in the test file.
  let name: String
  let location: TestLocation
  let recording: Recording
  let allowances: [ToleranceAllowance]
  /// The folder of the references of the test file.
  let references: String
  let environment: [String: String]

  /// The environment variable with the folder for the actual output of failed tests.
  static let actualVariable = "FLIPBOOK_ACTUAL"

  init(
    _ name: String, at location: TestLocation, recording: Recording,
    allowances: [ToleranceAllowance] = [], references: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.name = name
    self.location = location
    self.recording = recording
    self.allowances = allowances
    self.references = references ?? location.references
    self.environment = environment
  }

  /// Plays the motion, and compares or records it.
  ///
  /// - Parameters:
  ///   - playsAgain: Whether `play` plays from the start whenever it is called. A motion is then
  ///     played twice before it is recorded and when it fails, and fails if the runs differ.
  /// - Returns: A failure message with instructions; nil if the motion matches.
  func failure(
    _ options: ReferenceOptions, playsAgain: Bool = false,
    play: (ReferenceOptions) async throws -> PlayedMotion
  ) async throws -> String? {
    let recording = try recording.permitted(in: environment)
    if recording == .all || recording != .none && !folder.exists {
      return try await record(options, requested: recording, playsAgain: playsAgain, play: play)
    }
    let scale = folder.exists ? try folder.read().scale : options.scale
    let tolerance = RecipeTolerance(allowances, scale: scale)
    var options = options
    let finding = try await ReferenceCheck(
      folder: folder, actualOutput: actualFolder, tolerance: tolerance.tolerance
    ).check(options) {
      options = $0
      return try await play($0)
    }
    guard !finding.isGood else { return nil }
    if playsAgain, let failure = try await difference(from: finding.actual, options, play) {
      return failure
    }
    let allowed = tolerance.parts.map { "Allowed: \($0.allows): \($0.why)" }
    let instructions =
      try finding.writingError.map { ["The actual output could not be kept: \($0)."] }
      ?? instructions(recording)
    return text(
      finding.verdict == nil
        ? "The motion \"\(name)\" has no reference:" : "The motion \"\(name)\" has changed:",
      finding.sentences + allowed + instructions)
  }

  /// Plays again, and describes how the second run differs from the first; nil if it is the same.
  private func difference(
    from first: Reference, _ options: ReferenceOptions,
    _ play: (ReferenceOptions) async throws -> PlayedMotion
  ) async throws -> String? {
    let second = try await play(options).reference
    let verdict = ReferenceVerdict(of: second, expected: first) { _ in nil }
    guard !verdict.isGood else { return nil }
    return text(
      "The motion \"\(name)\" differs between two runs:",
      verdict.sentences + [
        "Nothing was recorded. Motion must depend on the stage's time alone: replace",
        "DispatchQueue.main.asyncAfter, Timer and Task.sleep with stage.after(_:perform:),",
        "stage.every(_:perform:) and stage.sleep(for:), and give random numbers a seed.",
      ])
  }

  private func record(
    _ options: ReferenceOptions, requested: Recording, playsAgain: Bool,
    play: (ReferenceOptions) async throws -> PlayedMotion
  ) async throws -> String {
    let isNew = !folder.exists
    let played = try await play(options)
    let reference = played.reference
    if playsAgain, let failure = try await difference(from: reference, options, play) {
      return failure
    }
    let isOutdated = try folder.isBehind(reference)
    if isOutdated { try await folder.write(played) }
    let extent =
      "\(NumberFormat.count(reference.frames.count, "frame")), "
      + "\(NumberFormat.count(reference.images.count, "image")) and "
      + "\(NumberFormat.count(reference.numberCount, "number")) in \(folder.path)."
    return text(
      isNew
        ? "The motion \"\(name)\" had no reference; it has been recorded:"
        : isOutdated
          ? "The reference of \"\(name)\" has been updated:"
          : "The reference of \"\(name)\" is up to date:",
      [
        extent,
        "Check the images, commit them, and run the test again"
          + (requested == .all ? " without recording all." : "."),
      ])
  }

  /// Returns instructions for a failed motion.
  private func instructions(_ recording: Recording) throws -> [String] {
    if recording == .changed {
      try folder.accept(actualFolder)
      return [
        "The reference in \(folder.path) has been updated.",
        "Check the changes, commit them, and run the test again.",
      ]
    }
    return [
      "The actual output is in \(actualFolder.path).",
      "To accept it: flipbook approve \(folderName.shellQuoted) "
        + "--references \(references.shellQuoted) --actual \(actual.shellQuoted)",
      "or: \(Recording.variable)=changed swift test --filter \(location.fileName)",
    ]
  }

  private func text(_ headline: String, _ lines: [String]) -> String {
    ([headline] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension MotionExpectation {
  /// Plays a scene, and compares or records its motion.
  ///
  /// - Parameters:
  ///   - playsAgain: Whether `makeScene` creates a new scene whenever it is called.
  ///   - makeScene: Creates the scene, once for each run.
  /// - Returns: A failure message with instructions; nil if the motion matches.
  func failure(
    _ options: ReferenceOptions, duration: TimeInterval, playsAgain: Bool = true,
    of makeScene: () throws -> some MotionScene
  ) async throws -> String? {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    var runs = 0
    return try await failure(options, playsAgain: playsAgain) { options in
      runs += 1
      return try await makeScene().play(
        folderName, duration: duration, options: options, in: "\(scratch.path)/\(runs)")
    }
  }

  /// The motion's name as a folder name.
  var folderName: String {
    let name = String(
      name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    return name.hasPrefix(".") || name.isEmpty ? "-\(name)" : name
  }

  /// The folder of the reference.
  private var folder: ReferenceFolder { ReferenceFolder(path: "\(references)/\(folderName)") }

  /// The folder for the actual output of failed tests.
  ///
  /// In continuous integration, set it to a folder that is kept.
  private var actual: String {
    let folder =
      environment[Self.actualVariable]
      ?? FileManager.default.temporaryDirectory.appending(path: "flipbook-actual").path
    return "\(folder)/\(location.module)/\(location.fileName)"
  }

  private var actualFolder: ReferenceFolder { ReferenceFolder(path: "\(actual)/\(folderName)") }
}
