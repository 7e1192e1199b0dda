import Testing
import UIKit

@testable import Recipes

/// Tests constraints at the root of a recipe, layout guides, the system spacing, stacks of views, and the
/// layout direction of the stage.
@MainActor
@Suite struct LayoutKeyTests {
  private func frame(_ name: String, _ scene: RecipeScene) -> CGRect? { scene.view(name)?.frame }

  // MARK: Constraints at the root

  @Test("constraints at the root are those of the views that their keys name") func root() throws {
    let scene = try scene(
      """
      params: { side: note }
      views:
        card:
          constraints: { leading: superview.leading + 20, width: '>= 50' }
          subviews: { inner: { backgroundColor: red } }
        note: { backgroundColor: blue }
        row: { repeat: 2, subviews: { dot: {} } }
      window: { bar: {} }
      constraints:
        card.top: superview.top + 10
        card.width: [200, '<= 300']
        card.height: { to: 40, identifier: tall }
        inner.leading: superview.leading + 5
        inner.top: card.top
        inner.width: card.width / 2
        inner.height: 3
        $side.leading: card.leading
        note.top: card.bottom + 8
        note.width: 10
        note.height: 10
        row.1.width: 30
        row.1.dot.width: superview.width / 2
        row.0.width: 20
        row.0.dot.width: 6
        bar.width: superview.width
      timeline: [{ at: 0.5s, set: { tall.constant: 60, note.width.constant: 20 } }]
      """)
    scene.play(to: 0.1)
    #expect(frame("card", scene) == CGRect(x: 20, y: 10, width: 200, height: 40))
    #expect(frame("inner", scene) == CGRect(x: 5, y: 0, width: 100, height: 3))
    #expect(frame("note", scene) == CGRect(x: 20, y: 58, width: 10, height: 10))
    #expect(frame("row.1.dot", scene)?.width == 15 && frame("row.0.dot", scene)?.width == 6)
    #expect(frame("bar", scene)?.width == scene.stage.view.bounds.width)
    scene.play(to: 0.6)
    #expect(frame("note", scene) == CGRect(x: 20, y: 78, width: 20, height: 10))
  }

  // MARK: Layout guides

  @Test("layout guides have constraints and anchors like views, and actions change them")
  func guides() throws {
    let scene = try scene(
      """
      layoutGuides:
        gap: { width: 20, centerX: superview.centerX, top: stage.top + 30, bottom: self.top + 8 }
      views:
        left: { constraints: { trailing: gap.leading, top: gap.top, width: 50, height: gap.height } }
        panel:
          frame: [0, 100, 200, 100]
          layoutGuides:
            head: { leading: superview.leading + 4, trailing: superview.trailing - 4, top: panel.top }
            foot:
          subviews:
            label: { constraints: { leading: head.leading, width: head.width, top: head.bottom, height: 9 } }
            rest: { constraints: { leading: foot.leading, top: foot.top, width: 9, height: 9 } }
      constraints:
        head.height: { to: 15, identifier: high }
        foot.top: head.bottom + 10
        foot.leading: head.leading
      timeline: [{ at: 0.5s, set: { gap.width.constant: 40, high.constant: 25 } }]
      """)
    scene.play(to: 0.1)
    let middle = scene.stage.view.bounds.midX
    #expect(
      frame("left", scene) == CGRect(x: middle - 60, y: 30, width: 50, height: 8))
    #expect(frame("label", scene) == CGRect(x: 4, y: 15, width: 192, height: 9))
    #expect(frame("rest", scene) == CGRect(x: 4, y: 25, width: 9, height: 9))
    #expect(scene.stage.view.layoutGuides.map(\.identifier) == ["gap"])
    #expect(scene.view("panel")?.layoutGuides.map(\.identifier) == ["head", "foot"])
    scene.play(to: 0.6)
    #expect(frame("left", scene)?.minX == middle - 70)
    #expect(frame("rest", scene)?.minY == 35)
  }

  @Test("guides in repetitions and templates are named like views") func repeatedGuides() throws {
    let scene = try scene(
      """
      templates:
        card:
          layoutGuides: { inset: { leading: superview.leading + 3, top: superview.top } }
          subviews: { dot: { constraints: { leading: inset.leading, top: inset.top, width: 2, height: 2 } } }
      views:
        card: { like: card, repeat: 2, frame: [0, 0, 50, 50] }
        one: { like: card, frame: [0, 60, 50, 50], layoutGuides: { inset: { leading: superview.leading + 9, top: superview.top } } }
      """)
    scene.play(to: 0.1)
    #expect(frame("card.0.dot", scene)?.minX == 3 && frame("card.1.dot", scene)?.minX == 3)
    #expect(frame("one.dot", scene)?.minX == 9)
  }

  // MARK: The system spacing

  @Test(
    "the system spacing is 8 points between edges, times a number",
    arguments: [
      ("leading: box.trailing + systemSpacing", 8),
      ("leading: 2 * systemSpacing + box.trailing - 3", 13),
      ("trailing: box.leading - systemSpacing / 2", -4),
      ("leading: box.trailing + $gap * (systemSpacing + 1)", 36),
      ("width: box.width + systemSpacing", 8), ("width: 3 * systemSpacing", 24),
    ] as [(String, CGFloat)])
  func systemSpacing(written: String, constant: CGFloat) throws {
    let scene = try scene(
      """
      params: { gap: 4 }
      views:
        box: { frame: [20, 40, 60, 80] }
        it: { constraints: { \(written) } }
      """)
    let attribute = written.prefix { $0 != ":" }
    #expect(scene.layout.byName["it.\(attribute)"]?.constraint.constant == constant)
  }

  @Test("the system spacing between baselines is the distance of lines of text") func baselines()
    throws
  {
    let scene = try scene(
      """
      views:
        upper: { kind: label, text: Upper, font: system 30, constraints: { leading: superview.leading, top: superview.top } }
        lower:
          kind: label
          text: Lower
          font: system 12
          constraints: { leading: upper.leading, firstBaseline: upper.lastBaseline + systemSpacing }
        above: { kind: label, text: Above, font: system 12, constraints: { leading: upper.leading, lastBaseline: lower.firstBaseline - systemSpacing } }
      """)
    let (upper, lower, above) = try (
      #require(scene.view("upper")), #require(scene.view("lower")), #require(scene.view("above"))
    )
    let expected = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1
    ).constant
    #expect(expected > 8)
    #expect(scene.layout.byName["lower.firstBaseline"]?.constraint.constant == expected)
    let other = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1
    ).constant
    #expect(scene.layout.byName["above.lastBaseline"]?.constraint.constant == -other)
  }

  // MARK: Stacks

  @Test("a stack fills its view, behind the other subviews, and is named after the view")
  func stack() throws {
    let scene = try scene(
      """
      views:
        card:
          frame: [10, 10, 100, 60]
          stack:
            axis: vertical
            spacing: 4
            distribution: fillEqually
            arrangedSubviews: { title: {}, note: { stack: { arrangedSubviews: { dot: {} } } } }
          subviews: { mark: { frame: [0, 0, 9, 9] } }
      timeline: [{ at: 0.5s, set: { card.stack.spacing: 20, note.isHidden: true } }]
      """)
    scene.play(to: 0.1)
    let stack = try #require(scene.view("card.stack") as? UIStackView)
    #expect(stack.superview === scene.view("card"))
    #expect(scene.view("card")?.subviews.map { scene.name(of: $0) } == ["card.stack", "mark"])
    #expect(stack.axis == .vertical && stack.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(frame("note", scene) == CGRect(x: 0, y: 32, width: 100, height: 28))
    #expect(frame("dot", scene) == CGRect(x: 0, y: 0, width: 100, height: 28))
    #expect(scene.view("dot")?.superview === scene.view("note.stack"))
    scene.play(to: 0.6)
    #expect(stack.spacing == 20 && frame("title", scene)?.height == 60)
  }

  @Test("a view whose stack has views with sizes needs no size of its own") func sizes() throws {
    let scene = try scene(
      """
      views:
        card:
          constraints: { leading: superview.leading + 7, top: superview.top + 5 }
          stack:
            spacing: 4
            layoutMargins: [1, 2, 3, 4]
            isLayoutMarginsRelativeArrangement: true
            arrangedSubviews:
              a: { constraints: { width: 10, height: 20 } }
              b: { constraints: { width: 30 } }
      """)
    scene.play(to: 0.1)
    #expect(frame("card", scene) == CGRect(x: 7, y: 5, width: 50, height: 24))
    #expect(frame("b", scene) == CGRect(x: 16, y: 1, width: 30, height: 20))
  }

  @Test("the stack of a scroll view is its content") func scrolling() throws {
    let scene = try scene(
      """
      views:
        list:
          kind: scrollView
          frame: [0, 0, 100, 50]
          stack:
            axis: vertical
            arrangedSubviews: { row: { repeat: 3, constraints: { height: 40 } } }
        strip:
          kind: scrollView
          frame: [0, 60, 100, 50]
          stack: { arrangedSubviews: { item: { repeat: 4, constraints: { width: 60 } } } }
      """)
    scene.play(to: 0.1)
    let views = ["list", "strip"].map { scene.view($0) as? UIScrollView }
    #expect(views[0]?.contentSize == CGSize(width: 100, height: 120))
    #expect(views[1]?.contentSize == CGSize(width: 240, height: 50))
    #expect(frame("row.2", scene) == CGRect(x: 0, y: 80, width: 100, height: 40))
    #expect(frame("item.3", scene) == CGRect(x: 180, y: 0, width: 60, height: 50))
  }

  @Test("stacks in templates and repetitions are named like subviews, and may have constraints")
  func repeatedStacks() throws {
    let scene = try scene(
      """
      templates:
        card: { frame: [0, 0, 60, 20], stack: { distribution: fillEqually, arrangedSubviews: { a: {}, b: {} } } }
      views:
        card: { like: card, repeat: { count: 2, as: i }, frame: [0, 30 * i, 60, 20] }
        own:
          frame: [0, 100, 60, 20]
          stack:
            constraints: { leading: superview.leading + 10, top: superview.top, width: 20, height: 20 }
            arrangedSubviews: { c: {} }
      """)
    scene.play(to: 0.1)
    #expect(scene.view("card.1.stack") is UIStackView)
    #expect(frame("card.1.b", scene) == CGRect(x: 30, y: 0, width: 30, height: 20))
    #expect(frame("own.stack", scene) == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(frame("c", scene) == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  // MARK: The layout direction

  private static let row = """
    views:
      row:
        kind: stackView
        constraints: { leading: superview.leading + 20, top: superview.top, width: 100, height: 40 }
        arrangedSubviews: { a: { constraints: { width: 30 } }, b: {} }

    """

  @Test("the stage's layout direction mirrors leading edges and stack views") func direction()
    throws
  {
    let scene = try scene(Self.row, device: "iPhone 5s, layoutDirection: rightToLeft")
    scene.play(to: 0.1)
    #expect(frame("row", scene) == CGRect(x: 200, y: 0, width: 100, height: 40))
    #expect(frame("a", scene)?.minX == 70 && frame("b", scene)?.minX == 0)
    #expect(scene.stage.layoutDirection == .rightToLeft)
  }

  @Test("a matrix and --set replace the layout direction") func matrix() throws {
    let text = "flipbook: 1\nduration: 1s\nstage: { size: [200, 100] }\n" + Self.row
    let recipe = try Recipe.check(
      text + "matrix: { layoutDirection: [leftToRight, rightToLeft] }", file: "f.yaml",
      settings: [], matrix: [])
    let cells = try #require(recipe.matrix?.cells)
    #expect(cells.map(\.label) == ["leftToRight", "rightToLeft"])
    #expect(cells.map(\.recipe.stage.layoutDirection) == [.leftToRight, .rightToLeft])
    let set = try Recipe.check(
      text, file: "f.yaml",
      settings: ["stage.layoutDirection=rightToLeft"].compactMap { RecipeSetting($0) })
    #expect(set.stage.layoutDirection == .rightToLeft)
  }
}
