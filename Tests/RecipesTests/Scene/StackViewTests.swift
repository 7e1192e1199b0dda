import Testing
import UIKit

@testable import Recipes

/// Tests views of the kind `stackView`.
@MainActor
@Suite struct StackViewTests {
  private func stackScene(_ properties: String, then rest: String = "") throws -> (
    scene: RecipeScene, stack: UIStackView
  ) {
    let scene = try scene(
      """
      views:
        stack:
          kind: stackView
          constraints: { leading: superview.leading, top: superview.top, width: 300, height: 60 }
          \(properties)
          arrangedSubviews:
            a: { constraints: { width: 40 @999 } }
            b: { constraints: { width: 60 }, customSpacing: 20 }
            c: {}
          subviews: { mark: { frame: [0, 0, 9, 9] } }
      \(rest)
      """)
    return (scene, try #require(scene.view("stack") as? UIStackView))
  }

  @Test("a stack view has its properties, and arranges its views in their order")
  func properties() throws {
    let (scene, stack) = try stackScene(
      """
      axis: vertical
          distribution: equalCentering
          alignment: trailing
          spacing: 7
          isBaselineRelativeArrangement: true
          isLayoutMarginsRelativeArrangement: true
      """)
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalCentering)
    #expect(stack.alignment == .trailing)
    #expect(stack.spacing == 7)
    #expect(stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.map { scene.name(of: $0) } == ["a", "b", "c"])
    #expect(scene.view("mark")?.superview === stack)
    let second = try #require(scene.view("b"))
    #expect(stack.customSpacing(after: second) == 20)
  }

  @Test("arranged views need no frame") func places() throws {
    let (scene, _) = try stackScene("spacing: 10")
    scene.play(to: 0.1)
    #expect(
      ["a", "b", "c"].map { scene.view($0)?.frame } == [
        CGRect(x: 0, y: 0, width: 40, height: 60), CGRect(x: 50, y: 0, width: 60, height: 60),
        CGRect(x: 130, y: 0, width: 170, height: 60),
      ])
  }

  @Test("a view that is hidden in an animation shrinks, and grows when it is shown")
  func hiding() throws {
    let (scene, _) = try stackScene(
      "spacing: 10",
      then: """
        timeline:
          - { at: 0.1s, set: { a.isHidden: true }, animate: { duration: 1s, curve: linear } }
          - { at: 2s, set: { a.isHidden: false }, animate: { duration: 0.5s, curve: linear } }
        """)
    let (first, second) = (try #require(scene.view("a")), try #require(scene.view("b")))
    scene.play(to: 0.6)
    #expect(abs(first.layer.presented(at: scene.stage.time).bounds.width - 20) < 2)
    #expect(abs(second.layer.presented(at: scene.stage.time).position.x - 55) < 3)
    scene.play(to: 1.5)
    #expect(second.layer.presented(at: scene.stage.time).position.x == 30)
    scene.play(to: 2.9)
    #expect(first.layer.presented(at: scene.stage.time).bounds.width == 40)
    #expect(second.layer.presented(at: scene.stage.time).position.x == 80)
  }

  @Test("the arrangement is set, and animated") func arrangement() throws {
    let (scene, stack) = try stackScene(
      "spacing: 10",
      then: """
        timeline:
          - { at: 0.1s, set: { stack.spacing: 50, b.customSpacing: useDefault }, animate: { duration: 1s, curve: linear } }
          - { at: 1.5s, set: { stack.distribution: fillEqually, a.width.isActive: false, b.width.isActive: false } }
        """)
    scene.play(to: 0.6)
    let second = try #require(scene.view("b"))
    #expect(abs(second.layer.presented(at: scene.stage.time).position.x - 100) < 2)
    scene.play(to: 1.2)
    #expect(scene.view("c")?.frame == CGRect(x: 200, y: 0, width: 100, height: 60))
    scene.play(to: 1.6)
    #expect(stack.distribution == .fillEqually)
    #expect(scene.view("c")?.frame.width == scene.view("a")?.frame.width)
  }

  @Test("stack views contain stack views, with names as in other views") func nested() throws {
    let scene = try scene(
      """
      views:
        grid:
          kind: stackView
          axis: vertical
          distribution: fillEqually
          frame: [0, 0, 120, 80]
          arrangedSubviews:
            line:
              repeat: 2
              kind: stackView
              distribution: fillEqually
              arrangedSubviews: { cell: { repeat: 3 } }
      """)
    scene.play(to: 0.1)
    #expect(scene.view("line.1")?.frame == CGRect(x: 0, y: 40, width: 120, height: 40))
    #expect(scene.view("line.1.cell.2")?.frame == CGRect(x: 80, y: 0, width: 40, height: 40))
  }
}
