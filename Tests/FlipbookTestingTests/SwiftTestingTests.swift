import FlipbookTesting
import Testing
import UIKit

/// Tests of motion with Swift Testing; the references are next to this file.
@MainActor
@Suite struct SwiftTestingTests {
  @Test("an unchanged motion passes") func unchangedMotion() async throws {
    let scene = FallingBall()
    try await expectMotion(
      of: scene.stage, matches: "a falling ball", duration: 1, views: ["ball": scene.ball])
  }

  @Test("a changed motion records an issue at the source location") func changedMotion()
    async throws
  {
    let scene = FallingBall(elasticity: 0.7)
    let line = #line + 2
    try await withKnownIssue {
      try await expectMotion(
        of: scene.stage, matches: "a falling ball", duration: 1, views: ["ball": scene.ball],
        record: .none)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix(
        """
        The motion "a falling ball" has changed:
          ball.center.y is up to 16 pt smaller at frame 35, starting at frame 20.
        """) && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == "FlipbookTestingTests/SwiftTestingTests.swift"
    }
  }

  @Test("a tolerance with a reason lets a difference pass") func tolerance() async throws {
    let scene = FallingBall(color: UIColor(red: 1, green: 0.51, blue: 0, alpha: 1))
    try await expectMotion(
      of: scene.stage, matches: "a falling ball", duration: 1, views: ["ball": scene.ball],
      tolerances: [.color(0.05, why: "orange is not the same everywhere")])
  }

  @Test("a recipe passes with the options of its reference section") func recipe() async throws {
    let recipe = try Recipe.check(
      """
      flipbook: 1
      stage: { size: [40, 60], scale: 2, background: white }
      duration: 0.5s
      views: { ball: { frame: [10, 5, 10, 10], backgroundColor: orange } }
      animator: [gravity: { items: ball }]
      reference: { scale: 0.5, every: 10 }
      """, file: "gravity.yaml")
    try await expectMotion(of: recipe)
  }

  @Test(
    "a trait sets the recording", .motion(record: .changed))
  func trait() {
    #expect(Recording.default == .changed)
  }

  @MainActor
  @Suite(.motion(record: .none)) struct Nested {
    @Test("a suite's trait applies to its tests") func suiteTrait() {
      #expect(Recording.default == .none)
    }

    @Test(
      "a test's trait overrides its suite's", .motion(record: .all)) func testTrait()
    {
      #expect(Recording.default == .all)
    }
  }
}
