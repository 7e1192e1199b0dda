import Testing
import UIKit

@testable import Recipes

/// Tests how long recipes are played for warnings.
@MainActor
@Suite struct InspectionTests {
  private nonisolated static let ball =
    "views: { ball: { frame: [0, 0, 50, 50], backgroundColor: red } }\n"
  private nonisolated static let label =
    "views: { ball: { kind: label, frame: [0, 0, 50, 50], text: A } }\n"
  private nonisolated static let handled =
    "on: [{ touchesBegan: stage, set: { ball.alpha: 0.5 } }]\n"

  @Test(
    "lint plays a recipe until nothing more can be found",
    arguments: [
      ("a view on the stage", ball, 1),
      ("a label that nothing changes", label, 1),
      (
        "changes of a view",
        ball + "timeline: [{ at: 1s, set: { ball.alpha: 0.5 }, animate: { duration: 1s } }]", 1
      ),
      ("changes of a label", label + "timeline: [{ at: 1s, set: { ball.text: B } }]", 120),
      ("a touch", ball + handled + "timeline: [{ at: 0.5s, tap: ball }]", 33),
      (
        "a touch with a delay", ball + handled + "timeline: [{ at: 0.5s, after: 0.5s, tap: ball }]",
        63
      ),
      ("a double tap", ball + handled + "timeline: [{ at: 0.5s, doubleTap: ball }]", 42),
      (
        "a touch in a handler",
        ball + "on: [{ touchesBegan: stage, tap: ball }]\ntimeline: [{ at: 0.5s, tap: ball }]", 120
      ),
      (
        "a view outside the stage",
        "views: { ball: { frame: [900, 0, 50, 50], backgroundColor: red } }", 120
      ),
      (
        "a snap that is added",
        ball
          + "timeline: [{ at: 1s, add: { animator: [{ snap: { item: ball, snapPoint: [9, 9] } }] } }]",
        120
      ),
    ])
  func ticks(id: String, body: String, expected: Int) throws {
    let recipe = try Recipe.check(
      "flipbook: 1\nduration: 2s\nstage: { size: [200, 200] }\n" + body, file: "a.yaml")
    var inspection = RecipeInspection(recipe)
    _ = inspection.run()
    #expect(inspection.tickCount == expected)
    #expect(!inspection.scene.stage.displaysViewsInSteps)
  }
}
