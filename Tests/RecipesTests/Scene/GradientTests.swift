import Testing
import UIKit

@testable import Recipes

/// Tests the gradients of views.
@MainActor
@Suite struct GradientTests {
  private static let views = """
    views:
      sky:
        frame: [0, 0, 100, 100]
        gradient: { colors: [red, red], locations: [0, 1], startPoint: [0, 0], endPoint: [1, 1] }
      land: { frame: [0, 0, 100, 100], styles: dusk }
      plain: { frame: [0, 0, 100, 100] }
    styles:
      dusk: { gradient: { colors: [white, black] } }

    """

  private func layer(_ name: String, _ scene: RecipeScene) throws -> CAGradientLayer {
    try #require(scene.view(name)?.layer as? CAGradientLayer)
  }

  @Test("set changes a gradient, and animate animates its colors, locations and points")
  func animated() throws {
    let scene = try scene(
      Self.views + """
        timeline:
          - at: 0s
            set:
              sky.gradient:
                { colors: [blue, red], locations: [0, 0.5], startPoint: [1, 0], endPoint: [1, 0] }
            animate: { duration: 1s, curve: linear }
          - at: 0s
            set: { land.gradient: { type: radial, colors: [red, green, blue] } }
        """)
    scene.play(to: 0.5)
    let sky = try layer("sky", scene)
    #expect((sky.colors as? [CGColor])?.first == UIColor.blue.cgColor)
    let shown = try #require(sky.presentation())
    let color = try #require((shown.colors as? [CGColor])?.first)
    #expect(abs(color.red - 0.5) < 0.02 && abs(color.blue - 0.5) < 0.02)
    #expect(abs(shown.startPoint.x - 0.5) < 0.02 && abs(shown.endPoint.y - 0.5) < 0.02)
    #expect(abs((shown.locations?.last?.doubleValue ?? 0) - 0.75) < 0.02)
    let land = try layer("land", scene)
    #expect(land.colors?.count == 3 && land.type == .radial)
  }

  @Test("a gradient is changed as a whole, and only that of a view that has one")
  func errors() throws {
    func errors(_ set: String) -> [String] {
      let text =
        "flipbook: 1\nduration: 1s\n\(Self.views)timeline: [{ at: 0s, set: { \(set) } }]\n"
      do throws(RecipeErrors) {
        _ = try Recipe.check(text, file: "a.yaml")
        return []
      } catch {
        return error.diagnostics.map(\.message)
      }
    }
    #expect(errors("sky.gradient: { colors: [red, blue] }").isEmpty)
    #expect(
      errors("plain.gradient: { colors: [red, blue] }")
        == ["'plain' has no gradient that an action could change"])
    #expect(
      errors("sky.gradient.colors: [red, blue]") == ["a part of 'sky.gradient' cannot be set"])
  }
}
