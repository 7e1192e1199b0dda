import Foundation
import Testing
import UIKit

@testable import Flipbook
@testable import FlipbookTesting

/// What comes of a motion in each way of recording.
@MainActor
@Suite struct MotionExpectationTests {
  /// What there is before.
  enum Former: Sendable {
    case nothing, same, other
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let former: Former
    let recording: Recording
    var environment: [String: String] = [:]
    /// What is said first; nil for nothing.
    let headline: String?
    /// Whether the reference is that of the motion afterwards.
    let isRecorded: Bool

    var testDescription: String { "\(former), \(recording), \(environment)" }
  }

  nonisolated static let new = "The motion \"a fall\" had no reference. It has been recorded:"
  nonisolated static let none = "The motion \"a fall\" has no reference:"
  nonisolated static let anew = "The motion \"a fall\" has been recorded anew:"
  nonisolated static let again =
    "The motion \"a fall\" has been recorded anew, and has not changed:"
  nonisolated static let changed = "The motion \"a fall\" has changed:"
  nonisolated static let ci = ["CI": "true"]
  nonisolated static let ciThatRecords = ["CI": "true", "FLIPBOOK_RECORD": "missing"]

  nonisolated static let rows = [
    Row(former: .nothing, recording: .all, headline: new, isRecorded: true),
    Row(former: .nothing, recording: .changed, headline: new, isRecorded: true),
    Row(former: .nothing, recording: .missing, headline: new, isRecorded: true),
    Row(former: .nothing, recording: .none, headline: none, isRecorded: false),
    Row(former: .same, recording: .all, headline: again, isRecorded: true),
    Row(former: .same, recording: .changed, headline: nil, isRecorded: true),
    Row(former: .same, recording: .missing, headline: nil, isRecorded: true),
    Row(former: .same, recording: .none, headline: nil, isRecorded: true),
    Row(former: .other, recording: .all, headline: anew, isRecorded: true),
    Row(former: .other, recording: .changed, headline: changed, isRecorded: true),
    Row(former: .other, recording: .missing, headline: changed, isRecorded: false),
    Row(former: .other, recording: .none, headline: changed, isRecorded: false),
    Row(former: .nothing, recording: .all, environment: ci, headline: none, isRecorded: false),
    Row(former: .other, recording: .changed, environment: ci, headline: changed, isRecorded: false),
    Row(
      former: .nothing, recording: .none, environment: ciThatRecords, headline: new,
      isRecorded: true),
    Row(
      former: .other, recording: .all, environment: ciThatRecords, headline: changed,
      isRecorded: false),
  ]

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func expectation(
    _ recording: Recording, _ environment: [String: String] = [:]
  ) -> MotionExpectation {
    MotionExpectation(
      "a fall",
      at: SourcePlace(fileID: #fileID, filePath: #filePath, line: 1, column: 1),
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

  @Test(arguments: rows)
  func `each way of recording does what it says`(row: Row) async throws {
    defer { scratch.remove() }
    switch row.former {
    case .nothing: break
    case .same: _ = try await failure(of: .orange, .missing)
    case .other: _ = try await failure(of: .red, .missing)
    }
    let text = try await failure(of: .orange, row.recording, row.environment)
    #expect(text?.split(separator: "\n").first.map(String.init) == row.headline)
    #expect((try await failure(of: .orange, .none) == nil) == row.isRecorded)
    // Nothing is left of what passes.
    #expect(
      FileManager.default.fileExists(
        atPath: "\(scratch.path)/actual/FlipbookTestingTests/MotionExpectationTests/a-fall")
        == !row.isRecorded)
  }

  @Test func `a failure ends with what to do next`() async throws {
    defer { scratch.remove() }
    let first = try await failure(of: .red, .missing)
    #expect(
      first == """
        The motion "a fall" had no reference. It has been recorded:
          12 frames, 2 pictures and 96 numbers in …/references/a-fall.
          Look at the pictures, put them under version control, and run the test again.
        """)
    let second = try await failure(of: .orange, .missing)
    #expect(
      second == """
        The motion "a fall" has changed:
          The motion is the same: only the drawing differs.
          12 of 12 frames differ: frames 0 to 11.
          Worst picture: frame 0: 100 pixels (4.2%), within 10x10 px at (10, 5), by up to 0.155 in OKLab at (10, 5), 39.1% of 16x16 px at (10, 5).
          It is now as in …/actual/FlipbookTestingTests/MotionExpectationTests/a-fall.
          To take it over: flipbook approve a-fall --references …/references --actual …/actual/FlipbookTestingTests/MotionExpectationTests
          or: FLIPBOOK_RECORD=changed swift test --filter MotionExpectationTests
        """)
    #expect(
      try await failure(of: .orange, .changed)?.hasSuffix(
        """
          It has been recorded anew in …/references/a-fall.
          Look at what has changed there, put it under version control, and run the test again.
        """) == true)
    #expect(
      try await failure(of: .orange, .all)?.hasSuffix(
        "and run the test again, without recording all.") == true)
  }

  @Test func `an unknown way of recording is an error`() async throws {
    defer { scratch.remove() }
    await #expect(throws: FlipbookError.unknownRecording("yes")) {
      try await failure(of: .red, .missing, ["FLIPBOOK_RECORD": "yes"])
    }
  }

  @Test(arguments: [
    ("a falling ball", "a-falling-ball"), ("Größe_1.5", "Größe_1.5"), ("../x", "-..-x"),
    (".hidden", "-.hidden"), ("", "-"), ("a\tb\n", "a-b-"),
  ])
  func `names become folders`(name: String, folder: String) {
    let expectation = MotionExpectation(
      name, at: SourcePlace(fileID: #fileID, filePath: #filePath, line: 1, column: 1),
      recording: .none)
    #expect(expectation.folderName == folder)
  }

  @Test func `views that nobody has named keep the names of their kinds`() {
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
