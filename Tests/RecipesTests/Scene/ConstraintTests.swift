import Testing
import UIKit

@testable import Recipes

/// Tests the key `constraints` of views, and changes of constraints.
@MainActor
@Suite struct ConstraintTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let written: String
    let summaries: [String]
    var testDescription: String { id }
  }

  /// A card that fills the screen of an iPhone 5s, of 320 x 568 points, and a view on it.
  private static func recipe(_ constraints: String, _ rest: String = "") -> String {
    """
    params: { gap: 8, side: box, low: 250 }
    views:
      card: { frame: [0, 0, 320, 568], subviews: { it: { constraints: { \(constraints) } } } }
      box: { frame: [20, 40, 60, 80] }
      list: { kind: scrollView, frame: [0, 300, 320, 200] }
    \(rest)
    """
  }

  @Test(
    "the value of an attribute is a relation, an anchor, a constant and a priority",
    arguments: [
      Row(id: "a constant", written: "width: 200", summaries: ["it.width == 200"]),
      Row(
        id: "an inequality", written: "height: '>= 44'", summaries: ["it.height >= 44"]),
      Row(
        id: "a constant with a priority", written: "width: 200 @$low",
        summaries: ["it.width == 200 @250"]),
      Row(
        id: "a named priority", written: "width: <= box.width @defaultHigh",
        summaries: ["it.width <= box.width @750"]),
      Row(
        id: "an anchor and a constant", written: "leading: box.trailing + 8",
        summaries: ["it.leading == box.trailing + 8"]),
      Row(
        id: "a constant first", written: "trailing: -2 * $gap + superview.trailing",
        summaries: ["it.trailing == superview.trailing - 16"]),
      Row(
        id: "multipliers", written: "width: 2 * box.width / 4 - 3",
        summaries: ["it.width == 0.5 * box.width - 3"]),
      Row(
        id: "a multiplier of a sum", written: "width: 2 * (box.width + $gap)",
        summaries: ["it.width == 2 * box.width + 16"]),
      Row(
        id: "a ratio of its own sides", written: "width: self.height * 16 / 9",
        summaries: ["it.width == 1.7777777777777777 * self.height"]),
      Row(
        id: "a name of a parameter", written: "top: $side.bottom",
        summaries: ["it.top == $side.bottom"]),
      Row(
        id: "guides", written: "top: safeArea.top, leading: superview.margins.leading",
        summaries: [
          "it.top == safeArea.top", "it.leading == superview.margins.leading",
        ]),
      Row(
        id: "the size of the stage is a number", written: "width: stage.width / 2",
        summaries: ["it.width == 187.5"]),
      Row(
        id: "several of one attribute",
        written: "width: ['>= 44', { to: 2 * box.width, priority: 500 }]",
        summaries: ["it.width >= 44", "it.width == 2 * box.width @500"]),
      Row(
        id: "the order of writing", written: "top: box.top, height: 3, leading: box.leading",
        summaries: ["it.top == box.top", "it.height == 3", "it.leading == box.leading"]),
    ])
  func terms(row: Row) throws {
    let recipe = try Recipe.check(
      "flipbook: 1\nduration: 1s\n\(Self.recipe(row.written))", file: "a.yaml")
    let plans = recipe.views[0].subviews[0].constraints ?? []
    #expect(plans.map(\.summary) == row.summaries)
  }

  @Test("a constraint of a recipe is one of UIKit's") func constraint() throws {
    let scene = try scene(
      Self.recipe(
        "width: { to: 2 * box.height - 4, priority: 600, identifier: wide, isActive: false }, "
          + "bottom: list.contentLayout.bottom, top: '>= safeArea.top + 1'"))
    let wide = try #require(scene.layout.byName["wide"]?.constraint)
    #expect(wide.firstItem === scene.view("it"))
    #expect(wide.secondItem === scene.view("box"))
    #expect(wide.firstAttribute == .width && wide.secondAttribute == .height)
    #expect(wide.multiplier == 2 && wide.constant == -4)
    #expect(wide.priority == UILayoutPriority(600))
    #expect(wide.identifier == "wide")
    #expect(!wide.isActive)
    let bottom = try #require(scene.layout.byName["it.bottom"]?.constraint)
    #expect(bottom.secondItem === (scene.view("list") as? UIScrollView)?.contentLayoutGuide)
    #expect(bottom.isActive)
    let top = try #require(scene.layout.byName["it.top"]?.constraint)
    #expect(top.secondItem === scene.view("card")?.safeAreaLayoutGuide)
    #expect(top.relation == .greaterThanOrEqual && top.constant == 1)
    #expect(scene.view("it")?.translatesAutoresizingMaskIntoConstraints == false)
    #expect(scene.view("box")?.translatesAutoresizingMaskIntoConstraints == true)
  }

  @Test("within templates and repetitions, a name is that of the same round") func scopes() throws {
    let scene = try scene(
      """
      templates:
        row:
          constraints: { leading: superview.leading, width: 200, height: 20 }
          subviews:
            icon: { constraints: { leading: superview.leading, top: superview.top, width: 20, height: 20 } }
            line: { constraints: { leading: icon.trailing + 5, top: icon.top, width: 9, height: 20 } }
      views:
        head: { like: row, constraints: { leading: superview.leading, top: superview.top, width: 200, height: 20 } }
        row:
          like: row
          repeat: { count: 3, as: i }
          constraints: { leading: head.leading, top: head.bottom + i * 30, width: 200, height: 20 }
        last: { constraints: { top: row.(1 + 1).bottom, leading: row.0.leading, width: 9, height: 9 } }
      """)
    let line = try #require(scene.layout.byName["row.1.line.leading"]?.constraint)
    #expect(line.secondItem === scene.view("row.1.icon"))
    scene.play(to: 0.1)
    #expect(scene.view("head.line")?.frame == CGRect(x: 25, y: 0, width: 9, height: 20))
    #expect(scene.view("row.2")?.frame == CGRect(x: 0, y: 80, width: 200, height: 20))
    #expect(scene.view("row.2.line")?.frame == CGRect(x: 25, y: 0, width: 9, height: 20))
    #expect(scene.view("last")?.frame == CGRect(x: 0, y: 100, width: 9, height: 9))
  }

  // MARK: Changes

  private static let panel = """
    views:
      panel:
        constraints:
          { leading: superview.leading, width: 100, top: superview.top, height: { to: 40, identifier: tall } }
      note: { constraints: { leading: panel.leading, top: panel.bottom + 10, width: 50, height: 20 } }
      log: { frame: [0, 0, 9, 9], tag: 0 }

    """

  @Test("a changed constant lays the views out in the next tick") func constant() throws {
    let scene = try scene(Self.panel + "timeline: [{ at: 0.1s, set: { tall.constant: 90 } }]")
    scene.play(to: 0.05)
    #expect(scene.view("note")?.frame == CGRect(x: 0, y: 50, width: 50, height: 20))
    scene.play(to: 0.2)
    #expect(scene.view("panel")?.frame == CGRect(x: 0, y: 0, width: 100, height: 90))
    #expect(scene.view("note")?.frame == CGRect(x: 0, y: 100, width: 50, height: 20))
  }

  @Test("the layout of an animated change is animated, with what depends on it") func animated()
    throws
  {
    let scene = try scene(
      Self.panel
        + "timeline: [{ at: 0.1s, set: { panel.height.constant: 140 }, "
        + "animate: { duration: 1s, curve: linear } }]")
    scene.play(to: 0.6)
    let (panel, note) = (try #require(scene.view("panel")), try #require(scene.view("note")))
    #expect(abs(panel.layer.presented(at: scene.stage.time).bounds.height - 90) < 2)
    #expect(abs(note.layer.presented(at: scene.stage.time).position.y - 110) < 2)
    #expect(note.frame.minY == 150)
    scene.play(to: 1.2)
    #expect(panel.layer.presented(at: scene.stage.time).bounds.height == 140)
  }

  @Test("a change before an animated one is not animated") func earlierChange() throws {
    let scene = try scene(
      Self.panel
        + "timeline:\n  - { at: 0.1s, set: { panel.width.constant: 200 } }\n"
        + "  - { at: 0.1s, set: { tall.constant: 140 }, animate: 1s }")
    scene.play(to: 0.3)
    let panel = try #require(scene.view("panel")).layer.presented(at: scene.stage.time).bounds
    #expect(panel.width == 200)
    #expect(panel.height < 140)
  }

  @Test("property animators and keyframes animate constants") func animators() throws {
    let scene = try scene(
      Self.panel + """
        animators: { grow: { duration: 1s, curve: linear, animations: { tall.constant: 140 } } }
        timeline:
          - { at: 0s, scrub: { animator: grow, fractionComplete: 0.25 } }
          - at: 1s
            animate: { duration: 1s, curve: linear }
            keyframes: [{ relativeStartTime: 0, relativeDuration: 1, set: { note.width.constant: 150 } }]
        """)
    scene.play(to: 0.5)
    let (panel, note) = (try #require(scene.view("panel")), try #require(scene.view("note")))
    #expect(abs(panel.layer.presented(at: scene.stage.time).bounds.height - 65) < 0.1)
    scene.play(to: 1.5)
    #expect(abs(note.layer.presented(at: scene.stage.time).bounds.width - 100) < 3)
  }

  @Test("constraints of two layouts are exchanged without a conflict, in any order")
  func activation() throws {
    let scene = try scene(
      """
      views:
        it:
          constraints:
            leading: superview.leading
            top: superview.top
            height: 20
            width: [{ to: 50, identifier: narrow }, { to: 200, identifier: wide, isActive: false }]
      timeline:
        - { at: 0.1s, set: { wide.isActive: true, narrow.isActive: false } }
        - { at: 0.2s, set: { narrow.priority: 500 } }
        - { at: 0.3s, set: { narrow.isActive: true } }
        - { at: 0.4s, set: { wide.priority: 250 } }
      """)
    let view = try #require(scene.view("it"))
    scene.play(to: 0.05)
    #expect(view.frame.width == 50)
    scene.play(to: 0.15)
    #expect(view.frame.width == 200)
    scene.play(to: 0.35)
    #expect(view.frame.width == 200)
    scene.play(to: 0.45)
    #expect(view.frame.width == 50)
    #expect(scene.stage.layoutConflicts.isEmpty)
  }

  @Test("'*' names the constraints of several views") func patterns() throws {
    let scene = try scene(
      """
      views:
        bar: { repeat: { count: 3, as: i }, constraints: { leading: superview.leading, top: superview.top + i * 50, width: 20, height: 20 } }
      timeline: [{ at: 0.1s, set: { bar.*.width.constant: 70 } }]
      """)
    scene.play(to: 0.2)
    #expect((0..<3).map { scene.view("bar.\($0)")?.frame.width } == [70, 70, 70])
  }

  @Test("expressions read a constraint as it is") func expressions() throws {
    let scene = try scene(
      Self.panel + """
        timeline:
          - { at: 0.1s, set: { tall.constant: tall.constant * 2 + panel.width.constant } }
          - { at: 0.2s, when: tall.isActive and tall.priority == 1000, set: { log.center: [tall.constant, 0] } }
        """)
    scene.play(to: 0.3)
    #expect(scene.view("log")?.center.x == 180)
  }

  @Test("constraints of views that an action adds apply while they are on the stage")
  func addedViews() throws {
    let scene = try scene(
      Self.panel + """
        timeline:
          - { at: 0.1s, add: { views: { late: { constraints: { leading: panel.trailing, top: panel.bottom, width: 30, height: 30 } } } } }
          - { at: 0.2s, set: { tall.constant: 100 } }
          - { at: 0.3s, remove: panel }
          - { at: 0.4s, set: { late.width.constant: 60, panel.width.isActive: true, late.leading.isActive: true } }
        """)
    scene.play(to: 0.15)
    #expect(scene.view("late")?.frame == CGRect(x: 100, y: 40, width: 30, height: 30))
    scene.play(to: 0.25)
    #expect(scene.view("late")?.frame.minY == 100)
    scene.play(to: 0.5)
    #expect(scene.view("late")?.frame.width == 60)
    #expect(scene.layout.byName["late.leading"]?.constraint.isActive == false)
  }

  @Test("views have the priorities and the margins of their keys") func properties() throws {
    let scene = try scene(
      """
      views:
        a:
          frame: [0, 0, 90, 90]
          contentHuggingPriority: 251
          contentCompressionResistancePriority: { vertical: required }
          layoutMargins: [1, 2, 3, 4]
          insetsLayoutMarginsFromSafeArea: false
          autoresizingMask: [flexibleWidth, flexibleTopMargin]
          semanticContentAttribute: forceRightToLeft
          subviews:
            b: { constraints: { leading: margins.leading, top: margins.top, width: 9, height: 9 }, preservesSuperviewLayoutMargins: true }
      """)
    let view = try #require(scene.view("a"))
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(view.contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(scene.view("b")?.preservesSuperviewLayoutMargins == true)
    scene.play(to: 0.1)
    // From right to left, the leading edge is the right one.
    #expect(scene.view("b")?.frame == CGRect(x: 77, y: 1, width: 9, height: 9))
  }
}
