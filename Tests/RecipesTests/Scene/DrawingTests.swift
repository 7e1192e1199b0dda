import Testing
import UIKit

@testable import Recipes

/// Tests the shapes that recipes draw on views.
@MainActor
@Suite struct DrawingTests {
  private func scene(drawing: String, rest: String = "") throws -> RecipeScene {
    try RecipesTests.scene(
      """
      views:
        it:
          frame: [0, 0, 50, 50]
          draw: \(drawing)
        ruler: { frame: [0, 0, 1, 1] }
      \(rest)
      """)
  }

  private func commands(_ scene: RecipeScene) -> [DrawingCommand] {
    guard case .drawing(let content)? = shownLayer(scene)?.content else { return [] }
    return content.drawing.commands
  }

  private func shownLayer(_ scene: RecipeScene) -> DisplayLayer? {
    scene.stage.displayList().layers.first?.sublayers.first?.sublayers.first
  }

  @Test(
    "a shape is filled, in black by default, or stroked",
    arguments: [
      ("rectangle", "{ rect: [1, 2, 3, 4] }", ["fill"], "M1 2L4 2 4 6 1 6z", [0, 0, 0]),
      ("path", "{ path: M0 0L9 0 9 9z, fillColor: red }", ["fill"], "M0 0L9 0 9 9z", [1, 0, 0]),
      (
        "points", "{ points: [[0, 0], [9, 0]], strokeColor: blue }", ["stroke"], "M0 0L9 0",
        [0, 0, 1]
      ),
      (
        "closed points", "{ points: [[0, 0], [9, 0], [9, 9]], isClosed: true, strokeColor: blue }",
        ["stroke"], "M0 0L9 0 9 9z", [0, 0, 1]
      ),
      (
        "both", "{ rect: [1, 2, 3, 4], fillColor: red, strokeColor: blue }", ["fill", "stroke"],
        "M1 2L4 2 4 6 1 6z", [1, 0, 0]
      ),
    ] as [(String, String, [String], String, [CGFloat])])
  func shapes(
    id: String, shape: String, names: [String], data: String, color: [CGFloat]
  ) throws {
    let commands = commands(try scene(drawing: "[\(shape)]"))
    let expected = try read(.path, data).get()
    for (command, name) in zip(commands, names) {
      switch command.operation {
      case .fill(let path, .winding): #expect(name == "fill" && path == expected)
      case .stroke(let path, _, _): #expect(name == "stroke" && path == expected)
      default: Issue.record("another operation")
      }
    }
    #expect(commands.count == names.count)
    guard case .color(let shown)? = commands.first?.paint else {
      Issue.record("no color")
      return
    }
    #expect([shown.red, shown.green, shown.blue] == color)
  }

  @Test("a stroke has its line style") func lineStyle() throws {
    let commands = commands(
      try scene(
        drawing: """
          [{ ellipse: [0, 0, 9, 9], strokeColor: red, lineWidth: 3, lineCap: round, lineJoin: bevel,
             lineDashPattern: [4, 2.5], alpha: 0.5, blendMode: multiply }]
          """))
    guard case .stroke(let path, let pen, _)? = commands.first?.operation else {
      Issue.record("no stroke")
      return
    }
    #expect(path == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(pen.width == 3 && pen.cap == .round && pen.join == .bevel && pen.dashes == [4, 2.5])
    #expect(commands.first?.style.alpha == 0.5)
    #expect(commands.first?.style.blendMode == .multiply)
  }

  @Test("a fill does not show through a translucent stroke's shape") func translucentShape() throws
  {
    let commands = commands(
      try scene(drawing: "[{ rect: [0, 0, 9, 9], fillColor: red, strokeColor: blue, alpha: 0.5 }]"))
    guard case .group(let group)? = commands.first?.operation else {
      Issue.record("no group")
      return
    }
    #expect(commands.count == 1)
    #expect(group.commands.count == 2)
    #expect(commands.first?.style.alpha == 0.5)
  }

  @Test(
    "a gradient fills a shape along a line or from a center",
    arguments: [
      ("start: [0, 0], end: [0, 9]", CGPoint(x: 0, y: 9), nil),
      ("center: [4, 4], radius: 5", CGPoint(x: 4, y: 4), 5),
    ] as [(String, CGPoint, CGFloat?)])
  func gradients(geometry: String, end: CGPoint, radius: CGFloat?) throws {
    let commands = commands(
      try scene(
        drawing: """
          [{ rect: [0, 0, 9, 9], gradient: { colors: [red, blue, red], locations: [0, 0.2, 1], \
          \(geometry) } }]
          """))
    guard case .gradient(let gradient)? = commands.first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, 0.2, 1])
    #expect(gradient.end == end)
    #expect(gradient.radii?.end == radius)
    #expect(commands.first?.clip.count == 1)
  }

  @Test("a text is drawn with its top left corner at a point") func text() throws {
    let commands = commands(
      try scene(drawing: "[{ text: Hi, at: [5, 10], font: system 20, fillColor: red }]"))
    guard case .glyphs(let runs, _)? = commands.first?.operation else {
      Issue.record("no glyphs")
      return
    }
    #expect(runs.first?.glyphs.first?.position.x == 5)
    #expect(runs.first?.color == UIColor.red.cgColor)
    // The packaged font has another size for letters of the same height.
    #expect(runs.first.map { abs($0.size - 20) < 1 } == true)
  }

  @Test("setting the shapes draws them again, with values of that time") func setting() throws {
    let scene = try scene(
      drawing: "[{ rect: [0, 0, 9, 9] }]",
      rest: """
        timeline:
          - { at: 0.1s, set: { ruler.center: [30, 0] } }
          - { at: 0.2s, set: { it.draw: [{ rect: [0, 0, ruler.center.x, 1], fillColor: red }] } }
        """)
    scene.play(to: 0.1)
    let first = try #require(shownLayer(scene))
    #expect(commands(scene).count == 1)
    scene.play(to: 0.15)
    #expect(shownLayer(scene) === first)
    scene.play(to: 0.2)
    guard case .fill(let path, _)? = commands(scene).first?.operation else {
      Issue.record("no fill")
      return
    }
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 1))
  }

  @Test(
    "mistakes are reported",
    arguments: [
      ("no shape", "[{ fillColor: red }]", ["missing-key"]),
      ("two shapes", "[{ rect: [0, 0, 1, 1], ellipse: [0, 0, 1, 1] }]", ["conflicting-keys"]),
      (
        "two fills",
        "[{ rect: [0, 0, 1, 1], fillColor: red, gradient: { colors: [red, blue], start: [0, 0], end: [1, 1] } }]",
        ["conflicting-keys"]
      ),
      ("style without stroke", "[{ rect: [0, 0, 1, 1], lineWidth: 2 }]", ["missing-key"]),
      ("font without text", "[{ rect: [0, 0, 1, 1], font: system 2 }]", ["missing-key"]),
      ("misspelled", "[{ rectangle: [0, 0, 1, 1] }]", ["unknown-key"]),
      ("size", "[{ rect: [0, 0, -1, 1] }]", ["out-of-range"]),
      ("path", "[{ path: M0 0X }]", ["bad-path"]),
      ("not a list", "red", ["wrong-type"]),
      (
        "half a gradient",
        "[{ rect: [0, 0, 1, 1], gradient: { colors: [red, blue], start: [0, 0] } }]",
        ["missing-key"]
      ),
      (
        "locations",
        "[{ rect: [0, 0, 1, 1], gradient: { colors: [red, blue], locations: [1, 0], center: [0, 0], radius: 3 } }]",
        ["does-not-fit"]
      ),
      ("mode", "[{ rect: [0, 0, 1, 1], blendMode: multipli }]", ["unknown-value"]),
    ])
  func mistakes(id: String, drawing: String, codes: [String]) {
    #expect(read(ValueType<[DrawingPlan]>.drawing, drawing).codes == codes)
  }

  @Test("a view has either a gradient or shapes") func gradientView() {
    #expect(throws: RecipeErrors.self) {
      try RecipesTests.scene(
        """
        views:
          it: { frame: [0, 0, 5, 5], gradient: { colors: [red, blue] }, draw: [{ rect: [0, 0, 1, 1] }] }
        """)
    }
  }
}
