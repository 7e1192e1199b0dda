import Testing
import UIKit

@testable import Recipes

/// Tests repetitions, templates and names with `*` on stages.
@MainActor
@Suite struct RepetitionSceneTests {
  private static let dots = """
    views:
      dot: { repeat: { count: 4, as: i }, frame: [i * 40, 100, 20, 20], alpha: 0, tag: i }
      box: { frame: [0, 300, 20, 20], alpha: 0 }

    """

  private func alphas(_ scene: RecipeScene) -> [Double] {
    (0..<4).map { Double(scene.view("dot.\($0)")?.layer.presentation()?.opacity ?? -1) }
  }

  @Test("repeated views have indices in their names") func views() throws {
    let scene = try scene(Self.dots)
    #expect(scene.viewNames == ["dot.0", "dot.1", "dot.2", "dot.3", "box"])
    #expect(scene.view("dot.2")?.frame.minX == 80)
    #expect(scene.view("dot.2")?.tag == 2)
  }

  @Test("'*' names all of them where several names are accepted") func wildcards() throws {
    let scene = try scene(
      Self.dots + """
        groups: { pair: [dot.0, box] }
        animator:
          - gravity: { items: [dot.1, dot.2, dot.3] }
        timeline:
          - { at: 0.1s, set: { dot.*.alpha: 0.5 } }
          - { at: 0.2s, remove: dot.* }
        """)
    scene.play(to: 0.1)
    #expect(alphas(scene) == [0.5, 0.5, 0.5, 0.5])
    #expect(scene.view("dot.1")?.frame.minY ?? 0 > 100)
    #expect(scene.view("dot.0")?.frame.minY == 100)
    scene.play(to: 0.3)
    #expect((0..<4).allSatisfy { scene.view("dot.\($0)")?.superview == nil })
  }

  @Test("'*' stands for items of behaviors, of groups and of values per item") func items() throws {
    let scene = try scene(
      """
      views: { dot: { repeat: 3, frame: [0, 0, 20, 20] }, dab: { repeat: 2, frame: [100, 0, 20, 20] } }
      groups: { pair: [dab.*] }
      animator:
        - item: { items: [dot.*, pair], id: body }
        - gravity: { items: dot.* }
        - push: { items: dot.*, mode: continuous, pushDirection: [1, 0] }
      """)
    let counts = scene.animator.behaviors.map { behavior -> Int in
      switch behavior {
      case let item as UIDynamicItemBehavior: item.items.count
      case let gravity as UIGravityBehavior: gravity.items.count
      case let push as UIPushBehavior: push.items.count
      default: -1
      }
    }
    #expect(counts == [4, 3, 3])
    #expect(scene.group("pair")?.members == ["dab.0", "dab.1"])
  }

  @Test("behaviors, handlers and timeline entries are repeated") func elements() throws {
    let scene = try scene(
      Self.dots.replacing("alpha: 0, tag", with: "alpha: 0.5, tag") + """
        animator:
          - repeat: { count: 3, as: i }
            attachment: { item: dot.i, attachedTo: dot.(i + 1), id: link }
        timeline:
          - { repeat: { over: [0, 3], as: n }, at: 0.1s + n * 0.1s, tap: "dot.$n" }
          - { at: 1s, remove: link.1 }
        on:
          - { repeat: { count: 4, as: i }, touchesBegan: dot.i, set: { dot.i.tag: 10 + i, dot.(3 - i).alpha: 1 } }
        """)
    #expect(scene.animator.behaviors.count == 3)
    #expect(scene.behaviors.keys.sorted() == ["link.0", "link.1", "link.2"])
    scene.play(to: 0.9)
    #expect((0..<4).map { scene.view("dot.\($0)")?.tag } == [10, 1, 2, 13])
    #expect(alphas(scene) == [1, 0.5, 0.5, 1])
    scene.play(to: 1)
    #expect(scene.animator.behaviors.count == 2)
  }

  @Test("a staggered animation starts later from item to item") func stagger() throws {
    let scene = try scene(
      Self.dots + """
        timeline:
          - { at: 0s, set: { dot.*.alpha: 1 }, animate: { duration: 0.4s, curve: linear, stagger: 0.2s } }
        """)
    scene.play(to: 0.5)
    let expected = [1, 0.75, 0.25, 0]
    for (alpha, expected) in zip(alphas(scene), expected) { #expect(abs(alpha - expected) < 0.01) }
  }

  @Test("the changes of one item are staggered together") func staggeredItems() throws {
    let scene = try scene(
      Self.dots + """
        timeline:
          - at: 0s
            set: { dot.1.alpha: 1, box.alpha: 1, dot.1.cornerRadius: 8 }
            animate: { duration: 0.4s, curve: linear, stagger: 0.2s }
        """)
    scene.play(to: 0.2)
    #expect(abs(Double(scene.view("dot.1")?.layer.presentation()?.cornerRadius ?? 0) - 4) < 0.1)
    #expect(scene.view("box")?.layer.presentation()?.opacity ?? 1 < 0.01)
  }

  @Test("the members of values that are mappings are used by name") func members() throws {
    let scene = try scene(
      """
      params:
        theme: { accent: red, title: { size: 20 } }
        themed: { color: $theme.accent }
      views:
        row:
          repeat:
            over:
              - { name: Ada, color: blue, place: { at: [10, 20], size: [30, 40] } }
              - { name: Alan Turing, color: $theme.accent, place: { at: [50, 60], size: [30, 40] } }
            as: person
            index: i
          frame: "[person.place.at.x, person.place.at.y + i, $person.place.size.x, 40]"
          backgroundColor: $person.color
          subviews:
            name:
              kind: label
              frame: [0, 0, $theme.title.size * 2, 20]
              text: "${i + 1} ${person.name}"
              textColor: $themed.color
            plain: { kind: label, frame: [0, 0, 10, 10], text: $person.name }
      """)
    #expect(scene.view("row.0")?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(scene.view("row.1")?.frame == CGRect(x: 50, y: 61, width: 30, height: 40))
    #expect(scene.view("row.0")?.backgroundColor == .blue)
    #expect(scene.view("row.1")?.backgroundColor == .red)
    let name = scene.view("row.1.name") as? UILabel
    #expect((name?.text, name?.textColor) == ("2 Alan Turing", .red))
    #expect(name?.frame.width == 40)
    #expect((scene.view("row.1.plain") as? UILabel)?.text == "Alan Turing")
  }

  @Test(
    "a value in a text is shown as it is written where it is text",
    arguments: [
      // Words that have no value, though they could be expressions.
      ("Wi-Fi", "Wi-Fi"), ("AC/DC", "AC/DC"), ("heart.fill", "heart.fill"), ("v1.2", "v1.2"),
      ("Rock and Roll", "Rock and Roll"), ("not now", "not now"), ("'x < y'", "x < y"),
      ("$5", "$5"), ("$5.99", "$5.99"),
      // Numbers in quotation marks, and calculations of them.
      ("'007'", "007"), ("'3.50'", "3.50"), ("'10/12'", "10/12"), ("'50%'", "50%"), ("'-5'", "-5"),
      ("'2026-11-27'", "2026-11-27"),
      // What is calculated.
      ("3.50", "3.5"), ("2 + 3", "5"), ("'max(1, 2)'", "2"), ("$side / 2", "15"),
      ("'$side'", "30"), ("pi - pi", "0"), ("$side", "30"),
    ])
  func writtenTexts(value: String, text: String) throws {
    let scene = try scene(
      """
      params: { side: 30, value: \(value), group: { member: \(value) } }
      views:
        row:
          repeat: { over: [\(value)], as: word }
          kind: label
          frame: [0, 0, 300, 20]
          text: "a ${word}"
        one: { kind: label, frame: [0, 0, 300, 20], text: "${$value} b" }
        two: { kind: label, frame: [0, 0, 300, 20], text: "${$group.member}" }
      """)
    #expect((scene.view("row.0") as? UILabel)?.text == "a \(text)")
    #expect((scene.view("one") as? UILabel)?.text == "\(text) b")
    #expect((scene.view("two") as? UILabel)?.text == text)
  }

  @Test("views are made from templates") func templates() throws {
    let scene = try scene(
      """
      params: { side: 30 }
      templates:
        card:
          kind: label
          bounds: [0, 0, $side * 2, $side]
          text: card
          subviews: { mark: { frame: [0, 0, 5, 5], backgroundColor: red } }
      views:
        one: { like: card, center: [50, 50] }
        two: { like: card, center: [50, 150], text: two, subviews: { mark: { backgroundColor: blue } } }
        row: { repeat: { count: 2, as: i }, like: card, center: [200, 50 + i * 50], text: "row ${i + 1}" }
      timeline: [{ at: 0.1s, set: { one.mark.alpha: 0.5, row.*.mark.tag: 7 } }]
      """)
    scene.play(to: 0.2)
    #expect(
      scene.viewNames == [
        "one", "one.mark", "two", "two.mark", "row.0", "row.0.mark", "row.1", "row.1.mark",
      ])
    #expect(scene.view("two")?.bounds.size == CGSize(width: 60, height: 30))
    #expect((scene.view("row.1") as? UILabel)?.text == "row 2")
    #expect((scene.view("one") as? UILabel)?.text == "card")
    #expect(scene.view("two.mark")?.backgroundColor == .blue)
    #expect(scene.view("one.mark")?.alpha == 0.5)
    #expect(scene.view("row.1.mark")?.tag == 7)
  }

  @Test("a parameter may use earlier ones, and counts may be parameters") func parameters() throws {
    let recipe = { (settings: [RecipeSetting]) in
      try Recipe.check(
        """
        flipbook: 1
        duration: 1s
        stage: { size: [300, 300] }
        params: { count: 3, gap: stage.width / $count, place: [$gap, $gap / 2], point: $place }
        views: { dot: { repeat: { count: $count, as: i }, bounds: [0, 0, 9, 9], center: $point } }
        """, file: "a.yaml", settings: settings
      ).makeScene()
    }
    #expect(try recipe([]).view("dot.2")?.center == CGPoint(x: 100, y: 50))
    #expect(
      try recipe([RecipeSetting(name: "count", value: "6")]).view("dot.5")?.center
        == CGPoint(x: 50, y: 25))
  }

  @Test(
    "an error in a repetition is at its place",
    arguments: [
      ("items: dit.*", "unknown-reference"), ("items: dot.4", "unknown-reference"),
      ("items: dot", "unknown-reference"), ("items: dot.(i)", "bad-name"),
      ("items: dot.(1 / 2)", "bad-name"),
    ])
  func errors(items: String, code: String) {
    let error = #expect(throws: RecipeErrors.self) {
      try scene(Self.dots + "animator: [gravity: { \(items) }]")
    }
    #expect(error?.diagnostics.map(\.code.rawValue) == [code], "\(error?.description ?? "")")
    #expect(error?.diagnostics.first?.place?.line == 7)
  }
}
