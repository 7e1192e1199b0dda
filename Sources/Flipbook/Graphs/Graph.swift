import Recipes
import Verification

/// What a graph shows: panels above each other that share their time, with a line for each item.
struct Graph: Equatable {
  /// An item's values in a panel.
  struct Line: Equatable {
    /// The item's name.
    let item: String
    /// Which colour it has; nil for that of items which are there for comparison only.
    let color: Int?
    /// A value for each tick; nil where there is none.
    let values: [Double?]
    /// The ticks to mark, in which the item began to touch something.
    let contacts: [Int]
  }

  /// A property of some items.
  struct Panel: Equatable {
    /// What is shown.
    let property: GraphProperty
    /// The items' lines, the first item first.
    let lines: [Line]
  }

  /// What the whole shows.
  let title: String
  /// How long it is, in seconds.
  let duration: Double
  /// The panels from top to bottom.
  let panels: [Panel]
  /// The names of the items that it shows.
  let items: [String]
  /// What happens meanwhile.
  let moments: [RecipeMoment]
}

extension Graph {
  /// Chooses what to show of a trace.
  ///
  /// - Parameters:
  ///   - trace: What all items do.
  ///   - names: The names that items have, whether they are ever seen or not.
  ///   - options: What is asked for.
  ///   - recipe: What else there is to say.
  init(
    of trace: Trace, names: [String], options: GraphOptions, recipe: Recipe
  ) throws(GraphError) {
    let tracks = GraphTrack.all(in: trace, tickCount: recipe.tickCount)
    let chosen = try Self.select(options.items, among: names, seen: tracks.map(\.item))
    let candidates =
      options.properties.isEmpty ? GraphProperty.all.filter(\.isUsual) : options.properties
    var table = GraphTable(candidates, of: tracks)

    table.keep(chosen.isEmpty ? table.movingItems : chosen)
    guard !table.tracks.isEmpty else {
      throw .nothingMoves(properties: options.properties.map(\.name), items: names)
    }
    if options.properties.isEmpty { table.keepMovingProperties() }

    title = options.title ?? recipe.title ?? recipe.name
    duration = recipe.duration
    items = table.tracks.map(\.item)
    moments = recipe.moments
    panels = try table.panels(withStillLines: !chosen.isEmpty)
  }

  /// The names that are asked for, each once, in the order in which they are.
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
