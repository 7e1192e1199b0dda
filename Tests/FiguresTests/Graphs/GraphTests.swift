import FlipbookTestSupport
import Testing

@testable import Figures

@MainActor
@Suite struct GraphTests {
  /// Returns the property and the items of each panel.
  private func panels(_ graph: Graph) -> [String] {
    graph.panels.map { panel in
      "\(panel.property.name): \(panel.lines.map(\.item).joined(separator: " "))"
    }
  }

  @Test("a line has the values of the trace") func values() throws {
    let recipe = try Recipe.check(ballRecipe, file: "ball.yaml")
    let graph = try Graph.of(recipe: ballRecipe)
    let ball = try recipe.trace().rows.filter { $0.item == "ball" }
    #expect(panels(graph) == ["center.y: ball"])
    let line = graph.panels[0].lines[0]
    #expect(line.values == ball.map(\.center?.y))
    #expect(line.values.count == 30)
    #expect(line.contacts == [14, 18])
    #expect(ball[14].contacts == [Trace.Contact(.began, "floor")])
    #expect(graph.title == "A ball falls")
    #expect(graph.duration == 0.5)
  }

  @Test("an animation is plotted as presented") func presentationValues() throws {
    let graph = try Graph.of(recipe: cardRecipe, items: ["card"], properties: ["alpha,scale,angle"])
    for (panel, end) in zip(graph.panels, [1.0, 3, 90]) {
      let values = panel.lines[0].values.compactMap(\.self)
      let start = values[0]
      #expect(values.count == 30)
      #expect(Array(values.prefix(7)) == Array(repeating: start, count: 7))
      #expect(zip(values[6...17], values[7...18]).allSatisfy { $0 < $1 })
      #expect(abs(values[12] - (start + end) / 2) < 1e-5)
      #expect(abs(values[29] - end) < 1e-5)
    }
  }

  @Test("an item that is removed has a gap") func removedItem() throws {
    let graph = try Graph.of(recipe: cardRecipe, items: ["box", "late"], properties: ["center.x"])
    let (box, late) = (graph.panels[0].lines[0].values, graph.panels[0].lines[1].values)
    #expect(
      box == Array(repeating: 5, count: 12) + Array(repeating: 45, count: 6)
        + Array(repeating: nil, count: 12))
    #expect(late == Array(repeating: nil, count: 24) + Array(repeating: 5, count: 6))
  }

  @Test(
    "options select items and properties",
    arguments: [
      (
        "what moves, where it does", [], [],
        ["center.x: box", "angle: card", "scale: card", "alpha: card"]
      ),
      ("items that are named, moving or not", ["still", "box"], [], ["center.x: still box"]),
      ("order of items", ["card", "box"], ["alpha"], ["alpha: card box"]),
      ("item at rest", ["still"], [], ["center.x: still", "center.y: still"]),
      ("items with changing property", [], ["speed"], ["speed: box"]),
      (
        "a property none of them changes", [], ["alpha,center.y"],
        ["alpha: card", "center.y: card"]
      ),
    ] as [(String, [String], [String], [String])])
  func selection(
    id: String, items: [String], properties: [String], expected: [String]
  ) throws {
    #expect(
      panels(try Graph.of(recipe: cardRecipe, items: items, properties: properties)) == expected)
  }

  @Test("a property animator is plotted with its fraction") func propertyAnimator() throws {
    let graph = try Graph.of(recipe: fadeRecipe)
    #expect(panels(graph) == ["center.x: card", "alpha: card", "fraction: fade"])
    #expect(graph.items == ["card", "fade"])
    #expect(
      graph.panels.allSatisfy { $0.lines[0].color == 0 },
      "views and animators have separate colors")
    let fraction = graph.panels[2].lines[0].values
    #expect(fraction.prefix(6).allSatisfy { $0 == nil })
    #expect(fraction[6] == 0)
    #expect(abs(try #require(fraction[15]) - 0.5) < 1e-9)
    #expect(fraction.suffix(6).allSatisfy { $0 == nil })
    let named = try Graph.of(recipe: fadeRecipe, items: ["fade"])
    #expect(panels(named) == ["fraction: fade"])
  }

  @Test("a component's name selects all of its parts") func componentName() throws {
    let recipe = """
      flipbook: 1
      duration: 0.5s
      components: { alert: { kind: alert, title: Hello, message: World, buttons: [Good] } }
      timeline: [{ at: 0.1s, call: alert.show }]
      """
    let graph = try Graph.of(recipe: recipe, items: ["alert"], properties: ["alpha"])
    #expect(graph.items == ["alert.backgroundView", "alert.view", "alert.buttons.0"])
    #expect(graph.events == [RecipeEvent(time: 0.1, caption: "alert.show")])
  }

  @Test(
    "an unknown item throws with a suggestion",
    arguments: [
      ("bix", [], "unknown item 'bix': did you mean 'box'?"),
      ("zebra", [], "unknown item 'zebra': expected one of card, box, still, late"),
      ("", [], "unknown item '': expected one of card, box, still, late"),
    ] as [(String, [String], String)])
  func unknownItem(
    item: String, properties: [String], message: String
  ) throws {
    let error = #expect(throws: GraphError.self) {
      try Graph.of(recipe: cardRecipe, items: ["card", item], properties: properties)
    }
    #expect(error?.description == message)
  }

  private let still = """
    flipbook: 1
    duration: 0.1s
    views: { box: { frame: [0, 0, 10, 10] } }
    """

  @Test(
    "a graph in which nothing moves throws",
    arguments: [
      (
        [], [],
        "nothing moves: to plot items that do not move, name them: box"
      ),
      (
        [], ["center,alpha"],
        "no item changes its center.x, center.y, alpha: "
          + "to plot items that do not move, name them: box"
      ),
    ] as [([String], [String], String)])
  func nothingMoves(
    items: [String], properties: [String], message: String
  ) throws {
    let error = #expect(throws: GraphError.self) {
      try Graph.of(recipe: still, items: items, properties: properties)
    }
    #expect(error?.description == message)
  }

  @Test("an empty stage and an item that never appears throw") func neverShown() throws {
    let empty = #expect(throws: GraphError.self) {
      try Graph.of(recipe: "flipbook: 1\nduration: 0.1s\n")
    }
    #expect(empty?.description == "nothing moves: there are no items")
    let never = """
      flipbook: 1
      duration: 0.1s
      views: { box: { frame: [0, 0, 10, 10] } }
      on:
        - touchesBegan: box
          add: { views: { late: { frame: [0, 0, 10, 10] } } }
      """
    let unseen = #expect(throws: GraphError.self) {
      try Graph.of(recipe: never, items: ["box", "late"])
    }
    #expect(unseen?.description == "'late' is never on the stage: nothing to plot")
  }

  @Test("a single tick has a position but no velocity") func singleTick() throws {
    let graph = try Graph.of(
      recipe: still.replacing("0.1s", with: "0.01s"), items: ["box"], properties: ["center.x"])
    #expect(graph.panels[0].lines[0].values == [5])
    let error = #expect(throws: GraphError.self) {
      try Graph.of(
        recipe: still.replacing("0.1s", with: "0.01s"), items: ["box"], properties: ["speed"])
    }
    #expect(error?.description == "no item has the property 'speed': choose another property")
  }

  @Test("items beyond the palette are gray and have no rings") func manyItems() throws {
    let recipe = """
      flipbook: 1
      stage: { size: [600, 60], scale: 1 }
      duration: 0.5s
      views:
      \((0..<50).map { "  ball\($0): { frame: [\($0 * 12), 5, 10, 10] }" }.joined(separator: "\n"))
      animator:
        - gravity: { items: &all [\((0..<50).map { "ball\($0)" }.joined(separator: ", "))] }
        - collision: { items: *all, boundaries: { floor: { from: [0, 40], to: [600, 40] } } }
      """
    let lines = try Graph.of(recipe: recipe, properties: ["center.y"]).panels[0].lines
    #expect(lines.map(\.item) == (0..<50).map { "ball\($0)" })
    #expect(lines.map(\.color) == Array(0..<8) + Array(repeating: nil, count: 42))
    #expect(lines.filter { !$0.contacts.isEmpty }.map(\.item) == (0..<8).map { "ball\($0)" })
  }
}
