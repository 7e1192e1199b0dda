import FlipbookTestSupport
import Testing

@testable import Flipbook

@MainActor
@Suite struct GraphTests {
  /// The items of each panel, by its property.
  private func panels(_ graph: Graph) -> [String] {
    graph.panels.map { panel in
      "\(panel.property.name): \(panel.lines.map(\.item).joined(separator: " "))"
    }
  }

  @Test func `a line has the trace's numbers`() throws {
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

  @Test func `an animation is plotted as it is shown`() throws {
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

  @Test func `an item that leaves has a gap`() throws {
    let graph = try Graph.of(recipe: cardRecipe, items: ["box", "late"], properties: ["center.x"])
    let (box, late) = (graph.panels[0].lines[0].values, graph.panels[0].lines[1].values)
    #expect(
      box == Array(repeating: 5, count: 12) + Array(repeating: 45, count: 6)
        + Array(repeating: nil, count: 12))
    #expect(late == Array(repeating: nil, count: 24) + Array(repeating: 5, count: 6))
  }

  @Test(
    arguments: [
      (
        "what moves, where it does", [], [],
        ["center.x: box", "angle: card", "scale: card", "alpha: card"]
      ),
      ("items that are named, moving or not", ["still", "box"], [], ["center.x: still box"]),
      ("their order is kept", ["card", "box"], ["alpha"], ["alpha: card box"]),
      ("an item that stays", ["still"], [], ["center.x: still", "center.y: still"]),
      ("what changes a property", [], ["speed"], ["speed: box"]),
      (
        "a property none of them changes", [], ["alpha,center.y"],
        ["alpha: card", "center.y: card"]
      ),
    ] as [(String, [String], [String], [String])])
  func `what is shown`(
    id: String, items: [String], properties: [String], expected: [String]
  ) throws {
    #expect(
      panels(try Graph.of(recipe: cardRecipe, items: items, properties: properties)) == expected)
  }

  @Test func `a property animator is shown with its fraction`() throws {
    let graph = try Graph.of(recipe: fadeRecipe)
    #expect(panels(graph) == ["center.x: card", "alpha: card", "fraction: fade"])
    #expect(graph.items == ["card", "fade"])
    #expect(
      graph.panels.allSatisfy { $0.lines[0].color == 0 },
      "views and animators have colours of their own")
    let fraction = graph.panels[2].lines[0].values
    #expect(fraction.prefix(6).allSatisfy { $0 == nil })
    #expect(fraction[6] == 0)
    #expect(abs(try #require(fraction[15]) - 0.5) < 1e-9)
    #expect(fraction.suffix(6).allSatisfy { $0 == nil })
    let named = try Graph.of(recipe: fadeRecipe, items: ["fade"])
    #expect(panels(named) == ["fraction: fade"])
  }

  @Test func `a component's name stands for its parts`() throws {
    let recipe = """
      flipbook: 1
      duration: 0.5s
      components: { alert: { kind: alert, title: Hello, message: World, buttons: [Good] } }
      timeline: [{ at: 0.1s, call: alert.show }]
      """
    let graph = try Graph.of(recipe: recipe, items: ["alert"], properties: ["alpha"])
    #expect(graph.items == ["alert.backgroundView", "alert.view", "alert.buttons.0"])
    #expect(graph.moments == [RecipeMoment(time: 0.1, caption: "alert.show")])
  }

  @Test(
    arguments: [
      ("bix", [], "no item is called 'bix': did you mean 'box'?"),
      ("zebra", [], "no item is called 'zebra': choose among card, box, still, late."),
      ("", [], "no item is called '': choose among card, box, still, late."),
    ] as [(String, [String], String)])
  func `an item that is not there is told`(
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
    arguments: [
      (
        [], [],
        "nothing moves: name items to plot them all the same, of box."
      ),
      (
        [], ["center,alpha"],
        "no item changes its center.x, center.y, alpha: name items to plot them all the same, of box."
      ),
    ] as [([String], [String], String)])
  func `where nothing moves that is told`(
    items: [String], properties: [String], message: String
  ) throws {
    let error = #expect(throws: GraphError.self) {
      try Graph.of(recipe: still, items: items, properties: properties)
    }
    #expect(error?.description == message)
  }

  @Test func `an empty stage and an item that never comes are told`() throws {
    let empty = #expect(throws: GraphError.self) {
      try Graph.of(recipe: "flipbook: 1\nduration: 0.1s\n")
    }
    #expect(empty?.description == "nothing moves: there are no items.")
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
    #expect(unseen?.description == "'late' never stands on the stage: there is nothing to plot.")
  }

  @Test func `one tick has places but no velocity`() throws {
    let graph = try Graph.of(
      recipe: still.replacing("0.1s", with: "0.01s"), items: ["box"], properties: ["center.x"])
    #expect(graph.panels[0].lines[0].values == [5])
    let error = #expect(throws: GraphError.self) {
      try Graph.of(
        recipe: still.replacing("0.1s", with: "0.01s"), items: ["box"], properties: ["speed"])
    }
    #expect(error?.description == "none of the items has the property 'speed': choose others.")
  }

  @Test func `of many items the first have colours and rings`() throws {
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
