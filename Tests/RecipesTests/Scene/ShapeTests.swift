import Testing
import UIKit

@testable import Recipes

/// Tests views of the kind `shape`.
@MainActor
@Suite struct ShapeTests {
  private func shape(_ properties: String, then rest: String = "") throws -> RecipeScene {
    try scene(
      """
      views:
        it: { kind: shape, frame: [0, 0, 50, 50], \(properties) }
        ruler: { frame: [0, 0, 1, 1] }
      \(rest)
      """)
  }

  private func layer(_ scene: RecipeScene) throws -> CAShapeLayer {
    try #require(scene.view("it")?.layer as? CAShapeLayer)
  }

  @Test("a shape has its layer's properties") func properties() throws {
    let layer = try layer(
      shape(
        """
        path: M0 0L9 0, fillColor: red, fillRule: evenOdd, strokeColor: blue, lineWidth: 3,
        lineCap: round, lineJoin: bevel, miterLimit: 4, lineDashPattern: [4, 2.5],
        lineDashPhase: -1, strokeStart: 0.25, strokeEnd: 0.75
        """))
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 9, y: 0)])
    #expect(layer.path == path)
    #expect(layer.fillColor == UIColor.red.cgColor)
    #expect(layer.fillRule == .evenOdd)
    #expect(layer.strokeColor == UIColor.blue.cgColor)
    #expect(layer.lineWidth == 3)
    #expect(layer.lineCap == .round)
    #expect(layer.lineJoin == .bevel)
    #expect(layer.miterLimit == 4)
    #expect(layer.lineDashPattern == [4, 2.5])
    #expect(layer.lineDashPhase == -1)
    #expect(layer.strokeStart == 0.25)
    #expect(layer.strokeEnd == 0.75)
  }

  @Test("a shape has Core Animation's defaults") func defaults() throws {
    let layer = try layer(shape("path: M0 0L9 0"))
    #expect(layer.fillColor == UIColor.black.cgColor)
    #expect(layer.strokeColor == nil)
    #expect(layer.lineWidth == 1)
    #expect(layer.strokeEnd == 1)
  }

  @Test(
    "points are the corners of a polyline",
    arguments: [
      ("open", "points: [[1, 2], [3, 4], [5, 0]]", "M1 2L3 4 5 0"),
      ("closed", "points: [[1, 2], [3, 4], [5, 0]], isClosed: true", "M1 2L3 4 5 0z"),
    ])
  func points(id: String, properties: String, data: String) throws {
    let layer = try layer(shape(properties))
    #expect(try layer.path == read(.path, data).get())
  }

  @Test("isClosed closes points that are set later") func closing() throws {
    let scene = try shape(
      "points: [[1, 2], [3, 4]]",
      then: """
        timeline:
          - { at: 0s, set: { it.isClosed: true } }
          - { at: 0.1s, set: { it.points: [[0, 0], [9, 0], [9, 9]] } }
        """)
    scene.play(to: 0.2)
    #expect(try layer(scene).path == read(.path, "M0 0L9 0 9 9z").get())
  }

  /// A property with its values before and after a change, and how it is presented.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: String
    let after: String
    let amount: @MainActor @Sendable (CAShapeLayer) -> CGFloat?

    init(
      _ name: String, _ before: String, _ after: String,
      _ amount: @escaping @MainActor @Sendable (CAShapeLayer) -> CGFloat?
    ) {
      (testDescription, self.before, self.after, self.amount) = (name, before, after, amount)
    }
  }

  /// Changes whose amounts go from 0 to 1.
  private nonisolated static let changes = [
    Change("strokeEnd", "0", "1") { $0.strokeEnd },
    Change("strokeStart", "0", "1") { $0.strokeStart },
    Change("lineWidth", "4", "14") { ($0.lineWidth - 4) / 10 },
    Change("miterLimit", "1", "11") { ($0.miterLimit - 1) / 10 },
    Change("lineDashPhase", "0", "10") { $0.lineDashPhase / 10 },
    Change("fillColor", "[0, 0, 0]", "[1, 0, 0]") { $0.fillColor?.red },
    Change("strokeColor", "[0, 0, 0]", "[1, 0, 0]") { $0.strokeColor?.red },
  ]

  @Test("animate changes a shape's properties with its timing", arguments: changes)
  func animated(change: Change) throws {
    let (scene, shown, model, progress) = try play(
      change, "{ at: 0s, set: { CHANGE, ruler.center: [100, 0] }, animate: 0.5s }", to: 0.25)
    #expect(progress > 0.3 && progress < 0.7)
    #expect(abs(try #require(change.amount(shown)) - progress) < 1e-6)
    #expect(change.amount(model) == 1)
    scene.play(to: 0.6)
    #expect(change.amount(try #require(model.presentation())) == 1)
  }

  @Test("a change without animate is immediate", arguments: changes)
  func immediate(change: Change) throws {
    let (_, shown, _, _) = try play(change, "{ at: 0s, set: { CHANGE } }", to: 0)
    #expect(change.amount(shown) == 1)
  }

  @Test("a spring animates a shape's properties, and overshoots", arguments: [changes[2]])
  func spring(change: Change) throws {
    let (_, shown, _, progress) = try play(
      change,
      """
      { at: 0s, set: { CHANGE, ruler.center: [100, 0] },
        animate: { duration: 1s, usingSpringWithDamping: 0.2 } }
      """, to: 0.35)
    #expect(progress > 1)
    #expect(abs(try #require(change.amount(shown)) - progress) < 1e-6)
  }

  /// Plays an action of the timeline; returns the presented layer, the layer, and the progress of a
  /// view's center from x = 0.5 to 100 in the same animation.
  private func play(
    _ change: Change, _ action: String, to time: Double
  ) throws -> (RecipeScene, CAShapeLayer, CAShapeLayer, CGFloat) {
    let property = change.testDescription
    let action = action.replacing("CHANGE", with: "it.\(property): \(change.after)")
    let scene = try shape(
      "path: M0 0L9 0, \(property): \(change.before)", then: "timeline: [\(action)]")
    scene.play(to: time)
    let layer = try layer(scene)
    let ruler = try #require(scene.view("ruler")?.layer.presentation())
    return (
      scene, try #require(layer.presentation()), layer, (ruler.position.x - 0.5) / 99.5
    )
  }

  @Test("animate morphs a path into another of the same commands") func morphing() throws {
    let action =
      "{ at: 0s, set: { it.path: M0 20L30 40 }, animate: { duration: 1s, curve: linear } }"
    let scene = try shape("path: M0 0L10 0", then: "timeline: [\(action)]")
    scene.play(to: 0.5)
    let path = try #require(try layer(scene).presentation()?.path)
    #expect(try path == read(.path, "M0 10L20 20").get())
  }

  @Test("a path of other commands is replaced at once") func replacing() throws {
    let action = "{ at: 0s, set: { it.path: M0 20L30 40 9 9 }, animate: 1s }"
    let scene = try shape("path: M0 0L10 0", then: "timeline: [\(action)]")
    scene.play(to: 0.5)
    let layer = try layer(scene)
    #expect(layer.presentation()?.path == layer.path)
  }

  @Test("an animator scrubs and reverses a shape's properties") func animator() throws {
    let scene = try shape(
      "path: M0 0L9 0, strokeEnd: 0",
      then: """
        animators: { draw: { duration: 1s, curve: linear, animations: { it.strokeEnd: 1 } } }
        timeline:
          - { at: 0.1s, scrub: { animator: draw, fractionComplete: 0.4 } }
          - { at: 0.5s, reverse: { animator: draw, isReversed: true } }
          - { at: 0.5s, continue: draw }
        """)
    scene.play(to: 0.2)
    let layer = try layer(scene)
    #expect(abs(try #require(layer.presentation()).strokeEnd - 0.4) < 1e-6)
    scene.play(to: 0.7)
    #expect(abs(try #require(layer.presentation()).strokeEnd - 0.2) < 1e-6)
    scene.play(to: 1.5)
    #expect(layer.strokeEnd == 0)
  }

  @Test("keyframes animate a shape's properties") func keyframes() throws {
    let scene = try shape(
      "path: M0 0L9 0, strokeEnd: 0",
      then: """
        timeline:
          - at: 0s
            animate: { duration: 1s, curve: linear }
            keyframes: [{ relativeStartTime: 0.5, relativeDuration: 0.5, set: { it.strokeEnd: 1 } }]
        """)
    scene.play(to: 0.5)
    let layer = try layer(scene)
    #expect(layer.presentation()?.strokeEnd == 0)
    scene.play(to: 0.75)
    #expect(abs(try #require(layer.presentation()).strokeEnd - 0.5) < 1e-6)
  }

  @Test("UIKit's own views do not animate their layers' shadows") func shadows() {
    let view = UIView(frame: .zero)
    UIView.animate(withDuration: 1) { view.layer.shadowOpacity = 1 }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(
    "an error in a path has its place in the recipe",
    arguments: [
      ("plain", "it: M0 0 X1", 1, 10, 1), ("quoted", "it: \"M0 0 X1\"", 1, 11, 1),
      ("in apostrophes", "it: 'M0 0 L 1e9,0'", 1, 13, 3),
      ("a block", "it: >-\n  M0 0\n  L1 X", 3, 6, 1),
      ("several lines", "it: M0 0\n  L1 X", 2, 6, 1),
      ("at the end", "it: M0 0 L1  # a line", 1, 12, 1),
      ("with an escape", "it: \"M0\\x20 0 X\"", 1, 5, 12),
    ])
  func places(id: String, text: String, line: Int, column: Int, length: Int) throws {
    let context = ReadingContext(SourceText(file: "test.yaml", text: text))
    let root = try #require(YAMLReader.read(context.source) { _ in })
    let value = try #require(root["it"])
    #expect(ValueType<CGPath>.path.read(value, context) == nil)
    let place = try #require(context.results.diagnostics.first?.place)
    #expect((place.line, place.column, place.length) == (line, column, length))
  }
}
