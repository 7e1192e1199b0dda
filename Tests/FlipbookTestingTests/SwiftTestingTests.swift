import FlipbookTesting
import Testing
import UIKit

/// Motion as it is tested with Swift Testing; the references are those beside this file.
@MainActor
@Suite struct SwiftTestingTests {
  @Test func `a motion that has not changed passes`() async throws {
    let scene = FallingBall()
    try await expectMotion(
      of: scene.stage, matches: "a falling ball", duration: 1, views: ["ball": scene.ball])
  }

  @Test func `a motion that has changed is an issue at its place`() async throws {
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
          ball.center.y is up to 16 pt less, at frame 35; from frame 20.
        """) && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == "FlipbookTestingTests/SwiftTestingTests.swift"
    }
  }

  @Test func `a tolerance needs its reason, and lets pass`() async throws {
    let scene = FallingBall(color: UIColor(red: 1, green: 0.51, blue: 0, alpha: 1))
    try await expectMotion(
      of: scene.stage, matches: "a falling ball", duration: 1, views: ["ball": scene.ball],
      tolerances: [.color(0.05, why: "orange is not the same everywhere")])
  }

  @Test func `a recipe passes with what its own section says`() async throws {
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

  @Test(.motion(record: .changed))
  func `a trait tells how to record`() {
    #expect(Recording.usual == .changed)
  }

  @MainActor
  @Suite(.motion(record: .none)) struct Nested {
    @Test func `a suite's trait holds for its tests`() {
      #expect(Recording.usual == .none)
    }

    @Test(.motion(record: .all)) func `the nearest trait holds`() {
      #expect(Recording.usual == .all)
    }
  }
}
