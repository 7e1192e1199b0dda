import DisplayList
import Foundation
import Recipes
import Testing

@testable import Flipbook

/// What Flipbook is measured with is what it is said to be.
@MainActor
@Suite struct BenchmarkScenesTests {
  /// What the frames of a scene show, and how many pixels they have.
  private func play(_ name: String) throws -> (lists: [DisplayList], plan: RenderPlan) {
    let recipe = try Recipe.load(path: RecipeFiles.scene(name))
    let plan = try RenderPlan(
      points: recipe.device.size, scale: recipe.device.scale, duration: recipe.duration,
      options: RenderOptions())
    let scene = recipe.makeScene()
    let source = FrameSource(stage: scene.stage, plan: plan)
    return (try plan.frames.map { try source.list(of: $0) }, plan)
  }

  @Test(arguments: [("alert", 240), ("spring-list", 240), ("rest", 600)])
  func `every scene has 780 by 1688 pixels`(name: String, frames: Int) throws {
    let (lists, plan) = try play(name)
    #expect(lists.count == frames)
    #expect(plan.pixels.width == 780)
    #expect(plan.pixels.height == 1688)
  }

  @Test func `of the scene at rest, no frame differs from another`() throws {
    let (lists, _) = try play("rest")
    let first = try #require(lists.first)
    #expect(lists.allSatisfy { $0 == first })
  }

  @Test func `of the list, hardly a row stands still in any frame`() throws {
    let (lists, _) = try play("spring-list")
    var (moving, still) = (0, 0)
    for (number, (last, next)) in zip(lists, lists.dropFirst()).enumerated() {
      #expect(last != next, "frame \(number + 1)")
      let (before, after) = (rows(last.layers), rows(next.layers))
      for (id, y) in after where before[id] != nil {
        if before[id] == y { still += 1 } else { moving += 1 }
      }
    }
    // Ten in the middle of each frame; a row stands still for a frame where it turns back.
    #expect(moving > 2400)
    #expect(still < moving / 200)
  }

  /// How far down the coloured rows are that can be seen, by their layers.
  private func rows(
    _ layers: [DisplayLayer], in outer: CGAffineTransform = .identity
  ) -> [Int: CGFloat] {
    var rows: [Int: CGFloat] = [:]
    for layer in layers {
      let matrix = layer.attributes.matrix.concatenating(outer)
      let frame = layer.attributes.bounds.applying(matrix)
      if layer.attributes.backgroundColor != nil, frame.width == 390, frame.height == 44 {
        rows[layer.id] = frame.minY
      }
      rows.merge(self.rows(layer.sublayers, in: matrix)) { first, _ in first }
    }
    return rows
  }

  @Test func `the alert is that of the recipes, on a larger screen`() throws {
    func text(_ path: String) throws -> [Substring] {
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("stage:") && !$0.contains("kind: button") }
    }
    let recipe = try #require(try RecipeFiles.all.first { $0.hasSuffix("/alert.yaml") })
    #expect(try text(RecipeFiles.scene("alert")) == text(recipe))
  }
}
