import Flipbook
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

/// The complete verdicts of the alert after changes.
@MainActor
@Suite struct AlertVerdictTests {
  /// A change of the recipe, and the verdict before the advice.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let changes: [(text: String, other: String)]
    let sentences: String
  }

  nonisolated static let changes = [
    Change(
      testDescription: "less damping of the snap",
      changes: [("damping: 0.8", "damping: 0.7")],
      sentences: """
          alert.view.center.x overshoots by 17 pt, was 13.5 pt, and settles after 0.43 s, was 0.47 s, starting at frame 19.
          alert.view.center.y overshoots by 21 pt, was 11 pt, starting at frame 19.
          alert.view.angle swings out by 13.9°, was 13.8°, and settles after 0.4 s, was 0.42 s, starting at frame 19.
          70 of 480 frames differ: frames 19 to 59, 376 to 400 and 402 to 405.
        """),
    Change(
      testDescription: "another color",
      changes: [("titleColor: systemBlue", "titleColor: red")],
      sentences: """
          The motion is the same; only the pixels differ.
          480 of 480 frames differ: frames 0 to 479.
          Largest difference in frame 0:
        """),
    Change(
      testDescription: "a timeline 50 ms later",
      changes: [("at: 0.25s", "at: 0.3s"), ("at: 2s", "at: 2.05s"), ("at: 6.2s", "at: 6.25s")],
      sentences: """
          The motion is the same, but 3 frames (50 ms) later, starting at frame 19.
          302 of 480 frames differ: frames 19 to 65, 120 to 244, 246 to 261, 288 to 354 and 376 to 422.
          Largest difference in frame 180:
        """),
  ]

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Recipes")

  private let fixture: ReferenceFixture

  init() throws {
    let recipe = Self.folder.appending(path: "alert.yaml")
    fixture = try ReferenceFixture(["alert": String(contentsOf: recipe, encoding: .utf8)])
  }

  @Test("verify describes a change in words", arguments: changes)
  func changes(change: Change) async throws {
    _ = try await fixture.record("recipes", ["--scale", "0.25"])
    for (text, other) in change.changes { try fixture.rewrite("alert", text, other) }
    let result = try await fixture.verify()
    #expect(result.status == .difference)
    let text = fixture.text(of: result)
    #expect(text.hasPrefix("alert: differs\n\(change.sentences)"), "\(text)")
    #expect(
      text.contains(
        """

          To accept actual/alert: flipbook approve alert --references references --actual actual
        1 recipe, 480 frames and 23040 numbers checked, 1 fails; tolerance: none, every pixel must match

        """), "\(text)")
  }

  @Test("verify reports a missing image, and approve writes it again")
  func missingImage() async throws {
    _ = try await fixture.record("recipes", ["--scale", "0.25"])
    try FileManager.default.removeItem(
      atPath: fixture.folder.path("references/alert/frame_000139.png"))
    let result = try await fixture.verify()
    #expect(result.status == .difference)
    #expect(
      fixture.text(of: result) == """
        alert: differs
          The image of frame 139 is missing: references/alert/frame_000139.png.
          To accept actual/alert: flipbook approve alert --references references --actual actual
        1 recipe, 480 frames and 23040 numbers checked, 1 fails; tolerance: none, every pixel must match

        """)
    #expect(try await fixture.approve().output == "alert: approved\n")
    #expect(try await fixture.verify().status == .success)
  }
}
