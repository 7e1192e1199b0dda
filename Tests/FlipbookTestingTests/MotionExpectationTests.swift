import Foundation
import Imaging
import Testing
import UIKit

@testable import Flipbook
@testable import FlipbookTesting

/// The result of an expectation for each kind of recording.
@MainActor
@Suite struct MotionExpectationTests {
  /// The reference before the test.
  enum Existing: Sendable {
    case none, same, other
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let existing: Existing
    let recording: Recording
    var environment: [String: String] = [:]
    /// The first line of the failure; nil if the test passes.
    let headline: String?
    /// Whether the reference matches the motion afterwards.
    let isRecorded: Bool

    var testDescription: String { "\(existing), \(recording), \(environment)" }
  }

  nonisolated static let new = "The motion \"a fall\" had no reference; it has been recorded:"
  nonisolated static let none = "The motion \"a fall\" has no reference:"
  nonisolated static let updated = "The reference of \"a fall\" has been updated:"
  nonisolated static let unchanged = "The reference of \"a fall\" is up to date:"
  nonisolated static let changed = "The motion \"a fall\" has changed:"
  nonisolated static let ci = ["CI": "true"]
  nonisolated static let ciThatRecords = ["CI": "true", "FLIPBOOK_RECORD": "missing"]

  nonisolated static let rows = [
    Row(existing: .none, recording: .all, headline: new, isRecorded: true),
    Row(existing: .none, recording: .changed, headline: new, isRecorded: true),
    Row(existing: .none, recording: .missing, headline: new, isRecorded: true),
    Row(existing: .none, recording: .none, headline: none, isRecorded: false),
    Row(existing: .same, recording: .all, headline: unchanged, isRecorded: true),
    Row(existing: .same, recording: .changed, headline: nil, isRecorded: true),
    Row(existing: .same, recording: .missing, headline: nil, isRecorded: true),
    Row(existing: .same, recording: .none, headline: nil, isRecorded: true),
    Row(existing: .other, recording: .all, headline: updated, isRecorded: true),
    Row(existing: .other, recording: .changed, headline: changed, isRecorded: true),
    Row(existing: .other, recording: .missing, headline: changed, isRecorded: false),
    Row(existing: .other, recording: .none, headline: changed, isRecorded: false),
    Row(existing: .none, recording: .all, environment: ci, headline: none, isRecorded: false),
    Row(
      existing: .other, recording: .changed, environment: ci, headline: changed, isRecorded: false),
    Row(
      existing: .none, recording: .none, environment: ciThatRecords, headline: new,
      isRecorded: true),
    Row(
      existing: .other, recording: .all, environment: ciThatRecords, headline: changed,
      isRecorded: false),
  ]

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func expectation(
    _ recording: Recording, _ environment: [String: String] = [:]
  ) -> MotionExpectation {
    MotionExpectation(
      "a fall",
      at: TestLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1),
      recording: recording, references: "\(scratch.path)/references",
      environment: environment.merging(["FLIPBOOK_ACTUAL": "\(scratch.path)/actual"]) { $1 })
  }

  private func failure(
    of color: UIColor, _ recording: Recording, _ environment: [String: String] = [:]
  ) async throws -> String? {
    let frames = try ScratchFolder()
    defer { frames.remove() }
    let scene = FallingBall(color: color)
    return try await expectation(recording, environment).failure(ReferenceOptions()) { options in
      try await scene.stage.play("a-fall", duration: 0.2, options: options, in: frames.path) {
        [("ball", scene.ball)]
      }
    }?.replacing(scratch.path, with: "…")
  }

  @Test(
    "each kind of recording writes the reference when it should", arguments: rows)
  func recordings(row: Row) async throws {
    defer { scratch.remove() }
    switch row.existing {
    case .none: break
    case .same: _ = try await failure(of: .orange, .missing)
    case .other: _ = try await failure(of: .red, .missing)
    }
    let text = try await failure(of: .orange, row.recording, row.environment)
    #expect(text?.split(separator: "\n").first.map(String.init) == row.headline)
    #expect((try await failure(of: .orange, .none) == nil) == row.isRecorded)
    // A motion that passes has no actual output.
    #expect(
      FileManager.default.fileExists(
        atPath: "\(scratch.path)/actual/FlipbookTestingTests/MotionExpectationTests/a-fall")
        == !row.isRecorded)
  }

  /// Plays a scene with a clock at its top right corner, and returns the failure.
  private func failure(
    ofClock clock: UIColor, ball: CGRect = CGRect(x: 10, y: 5, width: 10, height: 10),
    scale: Double, _ tolerances: [MotionTolerance] = []
  ) async throws -> String? {
    let frames = try ScratchFolder()
    defer { frames.remove() }
    let scene = FallingBall()
    scene.ball.frame = ball
    let view = UIView(frame: CGRect(x: 30, y: 4, width: 10, height: 6))
    view.backgroundColor = clock
    scene.stage.view.addSubview(view)
    let expectation = MotionExpectation(
      "a clock", at: TestLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1),
      recording: .missing, allowances: tolerances.map(\.allowance),
      references: "\(scratch.path)/references",
      environment: ["FLIPBOOK_ACTUAL": "\(scratch.path)/actual"])
    var options = ReferenceOptions()
    options.scale = scale
    return try await expectation.failure(options) { options in
      try await scene.stage.play("a-clock", duration: 0.2, options: options, in: frames.path) {
        [("ball", scene.ball)]
      }
    }
  }

  @Test(
    "a region in points is converted with the scale of the reference",
    arguments: [
      (2.0, 1.0, CGRect(x: 30, y: 4, width: 10, height: 6), true),
      (1, 2, CGRect(x: 30, y: 4, width: 10, height: 6), true),
      (2, 1, CGRect(x: 15, y: 2, width: 5, height: 3), false),
      (1, 2, CGRect(x: 60, y: 8, width: 20, height: 12), false),
      (2, 1, CGRect(x: 30, y: 4, width: 9, height: 6), false),
      (2, 1, CGRect(x: 30, y: 4, width: 10, height: 5), false),
      (2, 1, CGRect(x: 31, y: 4, width: 9, height: 6), false),
      (2, 1, CGRect(x: 30, y: 5, width: 10, height: 5), false),
    ] as [(Double, Double, CGRect, Bool)])
  func regions(recorded: Double, requested: Double, region: CGRect, passes: Bool) async throws {
    defer { scratch.remove() }
    _ = try await failure(ofClock: .red, scale: recorded)
    let failure = try await failure(
      ofClock: .blue, scale: requested, [.region(region, why: "the time of day")])
    #expect((failure == nil) == passes, "\(failure ?? "")")
    if let failure { #expect(failure.contains("Allowed: "), "\(failure)") }
  }

  @Test(
    "motion may differ by points, degrees and seconds",
    arguments: [
      (MotionTolerance.points(0.5, why: "rounding"), true),
      (.points(0.2, why: "rounding"), false), (.degrees(9, why: "rounding"), false),
      (.seconds(1, why: "a slow machine"), false),
      (.pixels(2400, why: "another renderer"), false),
    ])
  func motionTolerances(tolerance: MotionTolerance, passes: Bool) async throws {
    defer { scratch.remove() }
    _ = try await failure(ofClock: .red, scale: 1)
    let moved = CGRect(x: 10.25, y: 5, width: 10, height: 10)
    let failure = try await failure(ofClock: .red, ball: moved, scale: 1, [tolerance])
    #expect((failure == nil) == passes, "\(failure ?? "")")
    #expect(
      failure?.contains("The tolerance allows only pixels to differ, not numbers")
        ?? false == (tolerance.allowance.image.pixels != nil))
  }

  @Test("a failure whose output cannot be kept describes the differences") func unwritable()
    async throws
  {
    defer { scratch.remove() }
    _ = try await failure(of: .red, .missing)
    try Files.write([], to: "\(scratch.path)/actual")
    let text = try await failure(of: .orange, .missing)
    #expect(text?.contains("12 of 12 frames differ: frames 0 to 11.") == true)
    #expect(text?.contains("The actual output could not be kept: cannot ") == true)
  }

  @Test("a failure ends with instructions") func instructions() async throws {
    defer { scratch.remove() }
    let first = try await failure(of: .red, .missing)
    #expect(
      first == """
        The motion "a fall" had no reference; it has been recorded:
          12 frames, 2 images and 96 numbers in …/references/a-fall.
          Check the images, commit them, and run the test again.
        """)
    let second = try await failure(of: .orange, .missing)
    #expect(
      second == """
        The motion "a fall" has changed:
          The motion is the same; only the pixels differ.
          12 of 12 frames differ: frames 0 to 11.
          Largest difference in frame 0: 100 pixels (4.2%), within 10x10 px at (10, 5), by up to 0.155 in OKLab at (10, 5), 39.1% of the 16x16 px at (10, 5).
          The actual output is in …/actual/FlipbookTestingTests/MotionExpectationTests/a-fall.
          To accept it: flipbook approve a-fall --references …/references --actual …/actual/FlipbookTestingTests/MotionExpectationTests
          or: FLIPBOOK_RECORD=changed swift test --filter MotionExpectationTests
        """)
    #expect(
      try await failure(of: .orange, .changed)?.hasSuffix(
        """
          The reference in …/references/a-fall has been updated.
          Check the changes, commit them, and run the test again.
        """) == true)
    #expect(
      try await failure(of: .orange, .all)?.hasSuffix(
        "and run the test again without recording all.") == true)
  }

  @Test("an unknown kind of recording is an error") func unknownRecording() async throws {
    defer { scratch.remove() }
    await #expect(throws: FlipbookError.unknownRecording("yes")) {
      try await failure(of: .red, .missing, ["FLIPBOOK_RECORD": "yes"])
    }
  }

  @Test(
    "names are converted to folder names",
    arguments: [
      ("a falling ball", "a-falling-ball"), ("Größe_1.5", "Größe_1.5"), ("../x", "-..-x"),
      (".hidden", "-.hidden"), ("", "-"), ("a\tb\n", "a-b-"),
    ])
  func folderNames(name: String, folder: String) {
    let expectation = MotionExpectation(
      name, at: TestLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1),
      recording: .none)
    #expect(expectation.folderName == folder)
  }

  @Test("unnamed views keep names of their type and a number") func viewNames() {
    let (names, view) = (ViewNames(), UIView())
    let (first, second, label) = (UIView(), UIView(), UILabel())
    view.addSubview(first)
    first.addSubview(label)
    #expect(names.views(below: view).map(\.name) == ["UIView 1", "UILabel 1"])
    view.insertSubview(second, at: 0)
    #expect(names.views(below: view).map(\.name) == ["UIView 2", "UIView 1", "UILabel 1"])
    first.removeFromSuperview()
    #expect(names.views(below: view).map(\.name) == ["UIView 2"])
  }
}
