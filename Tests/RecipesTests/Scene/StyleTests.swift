import Testing
import UIKit

@testable import Recipes

/// Tests changes of the stage's light or dark appearance.
@MainActor
@Suite struct StyleTests {
  private func styleScene(_ animate: String = "") throws -> RecipeScene {
    try scene(
      """
      views:
        card:
          frame: [0, 0, 90, 90]
          backgroundColor: systemBackground
          borderColor: label
          shadowColor: label
        fixed: { frame: [0, 0, 9, 9], backgroundColor: orange, borderColor: orange }
        ring: { kind: shape, frame: [0, 0, 9, 9], path: M0 0L9 9, fillColor: systemBackground, strokeColor: label }
        sky: { frame: [0, 0, 9, 9], gradient: { colors: [systemBackground, label] } }
        title: { kind: label, frame: [0, 100, 90, 20], text: Title, textColor: label }
      timeline: [{ at: 0.5s, set: { stage.userInterfaceStyle: dark }\(animate) }]
      """)
  }

  /// The colors of the stage by name, as they are presented.
  private func colors(_ scene: RecipeScene) -> [String: CGColor?] {
    func layer(_ name: String) -> CALayer? { scene.view(name)?.layer.presentation() }
    let (card, ring) = (layer("card"), layer("ring") as? CAShapeLayer)
    let sky = (layer("sky") as? CAGradientLayer)?.colors as? [CGColor]
    return [
      "stage": scene.stage.displayList().background, "background": card?.backgroundColor,
      "border": card?.borderColor, "shadow": card?.shadowColor, "fill": ring?.fillColor,
      "stroke": ring?.strokeColor, "gradient": sky?.first,
    ]
  }

  private func isDark(_ color: CGColor?) -> Bool? { color.map { $0.red < 0.5 } }

  @Test("a change of the style resolves dynamic colors again") func resolving() throws {
    let scene = try styleScene()
    scene.play(to: 29.0 / 60)
    let backgrounds: Set = ["stage", "background", "fill", "gradient"]
    for (name, color) in colors(scene) {
      #expect(isDark(color) == !backgrounds.contains(name), "\(name)")
    }
    scene.play(to: 0.5)
    for (name, color) in colors(scene) {
      #expect(isDark(color) == backgrounds.contains(name), "\(name)")
    }
    let fixed = try #require(scene.view("fixed"))
    #expect(fixed.layer.backgroundColor == UIColor.orange.cgColor)
    #expect(fixed.layer.borderColor == UIColor.orange.cgColor)
  }

  @Test("animate animates the colors of a change of the style, and dissolves text")
  func animated() throws {
    let scene = try styleScene(", animate: { duration: 1s, curve: linear }")
    scene.play(to: 1)
    for (name, color) in colors(scene) where name != "shadow" {
      let red = try #require(color ?? nil).red
      #expect(red > 0.4 && red < 0.6, "\(name)")
    }
    let dissolves = scene.stage.displayList().layers.flatMap(\.dissolves)
    #expect(dissolves.count == 1 && abs(dissolves[0] - 0.5) < 0.01)
    scene.play(to: 1.6)
    #expect(scene.stage.displayList().layers.flatMap(\.dissolves).isEmpty)
    #expect(isDark(scene.stage.displayList().background) == true)
  }

  @Test("a color that was replaced stays") func replaced() throws {
    let scene = try scene(
      """
      views: { ring: { kind: shape, frame: [0, 0, 9, 9], path: M0 0L9 9, fillColor: systemBackground } }
      timeline:
        - { at: 0.1s, set: { ring.fillColor: red } }
        - { at: 0.5s, set: { stage.userInterfaceStyle: dark } }
      """)
    scene.play(to: 0.6)
    #expect((scene.view("ring")?.layer as? CAShapeLayer)?.fillColor == UIColor.red.cgColor)
  }

  @Test("the bars follow a change of the style as a stage that starts with it") func bars() throws {
    func frame(_ stage: String, _ timeline: String) throws -> [DisplayLayer] {
      let recipe = try Recipe.check(
        """
        flipbook: 1
        duration: 1s
        stage: { device: iPhone 8, statusBar: true, navigationBar: Title, tabBar: [A, B]\(stage) }
        \(timeline)
        """, file: #filePath)
      let scene = recipe.makeScene()
      scene.play(to: 0.5)
      return scene.stage.displayList().layers.map(\.nameless)
    }
    let changed = try frame("", "timeline: [{ at: 0.2s, set: { stage.userInterfaceStyle: dark } }]")
    #expect(try changed == frame(", appearance: dark", ""))
    #expect(try changed != frame("", ""))
  }

  @Test("the stage has no other property, and animators do not change it") func errors() {
    #expect(throws: RecipeErrors.self) {
      try scene("timeline: [{ at: 0.5s, set: { stage.backgroundColor: red } }]")
    }
    #expect(throws: RecipeErrors.self) {
      try scene(
        "animators: { a: { duration: 1s, animations: { stage.userInterfaceStyle: dark } } }")
    }
  }
}

extension DisplayLayer {
  /// The progress of each dissolve in the layer.
  fileprivate var dissolves: [CGFloat] {
    (attributes.dissolve.map { [$0] } ?? []) + sublayers.flatMap(\.dissolves)
  }
}
