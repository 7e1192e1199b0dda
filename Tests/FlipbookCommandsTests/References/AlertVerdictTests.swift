import Foundation
import Testing

@testable import Flipbook
@testable import FlipbookCommands

/// The alert, recorded and changed: what is said of it, word for word.
@MainActor
@Suite struct AlertVerdictTests {
  /// What is done to the recipe, and what is said of it before the advice.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let changes: [(text: String, other: String)]
    let sentences: String
  }

  nonisolated static let changes = [
    Change(
      testDescription: "the snap is damped less",
      changes: [("damping: 0.8", "damping: 0.7")],
      sentences: """
          alert.view.center.x overshoots by 17 pt, was 13.5, and settles after 0.43 s, was 0.47; from frame 19.
          alert.view.center.y overshoots by 21 pt, was 11; from frame 19.
          alert.view.angle swings out by 13.9°, was 13.8, and settles after 0.45 s, was 0.48; from frame 19.
          41 of 240 frames differ: frames 19 to 59.
          Worst picture: frame 37:
        """),
    Change(
      testDescription: "a colour is another",
      changes: [("titleColor: systemBlue", "titleColor: red")],
      sentences: """
          The motion is the same: only the drawing differs.
          240 of 240 frames differ: frames 0 to 239.
          Worst picture: frame 0:
        """),
    Change(
      testDescription: "the timeline is 50 ms later",
      changes: [("at: 0.25s", "at: 0.3s"), ("at: 2s", "at: 2.05s")],
      sentences: """
          The motion is the same, but 3 frames (50 ms) later; from frame 19.
          167 of 240 frames differ: frames 19 to 65 and 120 to 239.
          Worst picture: frame 199:
        """),
  ]

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Recipes")

  private let house: ReferenceHouse

  init() throws {
    let recipe = Self.folder.appending(path: "alert.yaml")
    house = try ReferenceHouse(["alert": String(contentsOf: recipe, encoding: .utf8)])
  }

  @Test(arguments: changes)
  func `a change is told in words`(change: Change) async throws {
    _ = try await house.record { $0.changes.scale = 0.25 }
    for (text, other) in change.changes { try house.rewrite("alert", text, other) }
    let result = try await house.verify()
    #expect(result.status == .differs)
    let text = house.text(of: result)
    #expect(text.hasPrefix("alert: differs\n\(change.sentences)"), "\(text)")
    #expect(
      text.contains(
        """

          To take over actual/alert: flipbook approve alert --references references --actual actual
        1 recipe, 240 frames and 11520 numbers checked, 1 fails; tolerance: none, every pixel counts

        """), "\(text)")
  }

  @Test func `a picture that is gone is told, and approved again`() async throws {
    _ = try await house.record { $0.changes.scale = 0.25 }
    try FileManager.default.removeItem(
      atPath: house.folder.path("references/alert/frame_000037.png"))
    let result = try await house.verify()
    #expect(result.status == .differs)
    #expect(
      house.text(of: result) == """
        alert: differs
          The picture of frame 37 is missing: references/alert/frame_000037.png.
          To take over actual/alert: flipbook approve alert --references references --actual actual
        1 recipe, 240 frames and 11520 numbers checked, 1 fails; tolerance: none, every pixel counts

        """)
    #expect(try house.approve().output == "alert: approved\n")
    #expect(try await house.verify().status == .done)
  }
}
