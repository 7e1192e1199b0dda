import Testing
import UIKit

@testable import Recipes

/// Tests views in the window.
@MainActor
@Suite struct WindowViewTests {
  private func barScene(_ rest: String) throws -> RecipeScene {
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 2s
      stage: { device: iPhone 8, statusBar: true, navigationBar: Title, tabBar: [A, B] }
      views: { card: { frame: [0, 0, 90, 90], tag: 0 } }
      \(rest)
      """, file: #filePath)
    return recipe.makeScene()
  }

  @Test("views in the window are in front of the bars, in order") func order() throws {
    let scene = try barScene(
      """
      window:
        back: { frame: [0, 0, 90, 90], subviews: { dot: { frame: [0, 0, 9, 9] } } }
        front: { frame: [0, 0, 90, 90] }
      """)
    let (back, front) = (try #require(scene.view("back")), try #require(scene.view("front")))
    #expect(Array(scene.stage.window.subviews.suffix(2)) == [back, front])
    #expect(scene.stage.window.subviews.count == 6)
    #expect(scene.view("dot")?.superview === back)
    #expect(scene.viewNames == ["card", "back", "dot", "front"])
  }

  @Test("a view in the window moves, and receives touches over a bar") func touches() throws {
    let scene = try barScene(
      """
      window: { toast: { frame: [20, -60, 300, 44], backgroundColor: systemGreen } }
      on: [{ touchesBegan: toast, set: { card.tag: 1, toast.center: [touch.x, 42] } }]
      timeline:
        - { at: 0.1s, set: { toast.center: [170, 42] }, animate: { duration: 0.3s, options: allowUserInteraction } }
        - { at: 1s, tap: [100, 42] }
      """)
    scene.play(to: 0.9)
    #expect(scene.view("toast")?.layer.presentation()?.position == CGPoint(x: 170, y: 42))
    #expect(scene.view("card")?.tag == 0)
    scene.play(to: 1.1)
    #expect(scene.view("card")?.tag == 1)
    #expect(scene.view("toast")?.center == CGPoint(x: 100, y: 42))
  }
}
