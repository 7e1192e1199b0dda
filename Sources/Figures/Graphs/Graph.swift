import Recipes
import Verification

/// The contents of a graph: stacked panels with a common time axis and a line for each item.
struct Graph: Equatable {
  /// An item's values in a panel.
  struct Line: Equatable {
    /// The item's name.
    let item: String
    /// The index of the line's color in the palette; nil for gray.
    let color: Int?
    /// The value at each tick; nil where there is none.
    let values: [Double?]
    /// The ticks at which a contact of the item begins, which are marked.
    let contacts: [Int]
  }

  /// The plot of one property.
  struct Panel: Equatable {
    let property: GraphProperty
    /// The lines, in the order of the items.
    let lines: [Line]
  }

  let title: String
  /// The duration, in seconds.
  let duration: Double
  /// The panels, from top to bottom.
  let panels: [Panel]
  /// The names of the items.
  let items: [String]
  /// The events of the recipe's timeline.
  let events: [RecipeEvent]
}

extension Graph {
  /// Creates the graph of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace of all items.
  ///   - names: The names of all items, including those that are never on the stage.
  ///   - options: The items and properties to plot.
  ///   - recipe: The recipe that was traced, for the title, the duration and the events.
  /// - Throws: A `GraphError` for an unknown item, or if there is nothing to plot.
  init(
    of trace: Trace, names: [String], options: GraphOptions, recipe: Recipe
  ) throws(GraphError) {
    let tracks = GraphTrack.all(in: trace, tickCount: recipe.tickCount)
    let chosen = try Self.select(options.items, among: names, seen: tracks.map(\.item))
    let candidates =
      options.properties.isEmpty ? GraphProperty.all.filter(\.isDefault) : options.properties
    var table = GraphTable(candidates, of: tracks)

    table.select(chosen.isEmpty ? table.movingItems : chosen)
    guard !table.tracks.isEmpty else {
      throw .nothingMoves(properties: options.properties.map(\.name), items: names)
    }
    if options.properties.isEmpty { table.selectMovingProperties() }

    title = options.title ?? recipe.title ?? recipe.name
    duration = recipe.duration
    items = table.tracks.map(\.item)
    events = recipe.events
    panels = try table.panels(withStillLines: !chosen.isEmpty)
  }

  /// Returns the names that `words` select, without duplicates, in order.
  ///
  /// - Parameters:
  ///   - words: Names of items, or of components for all their parts.
  ///   - seen: The names of the items in the trace.
  static func select(
    _ words: [String], among names: [String], seen: [String]
  ) throws(GraphError) -> [String] {
    var selection: [String] = []
    for word in words {
      let found = NamePath.names(below: word, among: names)
      guard !found.isEmpty else { throw .unknownItem(word, items: names) }
      guard found.contains(where: seen.contains) else { throw .neverShown(word) }
      selection += found.filter { !selection.contains($0) }
    }
    return selection
  }
}
