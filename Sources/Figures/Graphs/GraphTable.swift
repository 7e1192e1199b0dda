/// A table of the values of properties and items.
struct GraphTable {
  private(set) var properties: [GraphProperty]
  private(set) var tracks: [GraphTrack]
  /// The values by property, item and tick.
  private var values: [[[Double?]]]

  init(_ properties: [GraphProperty], of tracks: [GraphTrack]) {
    self.properties = properties
    self.tracks = tracks
    values = properties.map { property in tracks.map(property.values) }
  }

  /// The names of the items of which any property changes.
  var movingItems: [String] {
    tracks.indices.filter { item in properties.indices.contains { isMoving($0, item) } }
      .map { tracks[$0].item }
  }

  /// Removes all items but these, and orders them as given.
  mutating func select(_ items: [String]) {
    let indices = items.compactMap { item in tracks.firstIndex { $0.item == item } }
    tracks = indices.map { tracks[$0] }
    values = values.map { values in indices.map { values[$0] } }
  }

  /// Removes all properties but the first few that change, or the center if none changes.
  mutating func selectMovingProperties() {
    var indices = properties.indices.filter { property in
      tracks.indices.contains { isMoving(property, $0) }
    }
    if indices.isEmpty { indices = properties.indices.filter { properties[$0].showsContacts } }
    indices = Array(indices.prefix(GraphOptions.maxDefaultPanels))
    properties = indices.map { properties[$0] }
    values = indices.map { values[$0] }
  }

  /// Returns a panel for each property.
  ///
  /// - Parameter withStillLines: Whether to plot constant values too.
  /// - Throws: `GraphError.noValues` for a property that no item has.
  func panels(withStillLines: Bool) throws(GraphError) -> [Graph.Panel] {
    var panels: [Graph.Panel] = []
    let colors = colors
    for (index, property) in properties.enumerated() {
      let shown = tracks.indices.filter { item in values[index][item].contains { $0 != nil } }
      guard !shown.isEmpty else { throw .noValues(property: property.name) }
      let moving = shown.filter { isMoving(index, $0) }
      let lines = (withStillLines || moving.isEmpty ? shown : moving).map { item in
        return Graph.Line(
          item: tracks[item].item, color: colors[item], values: values[index][item],
          contacts: property.showsContacts && colors[item] != nil ? tracks[item].contacts : [])
      }
      panels.append(Graph.Panel(property: property, lines: lines))
    }
    return panels
  }

  /// The palette index of each item; nil beyond the palette.
  ///
  /// Property animators are counted separately, as they share no panel with views.
  private var colors: [Int?] {
    var used = (animators: 0, others: 0)
    return tracks.map { track in
      let color = track.isAnimator ? used.animators : used.others
      if track.isAnimator { used.animators += 1 } else { used.others += 1 }
      return color < FigureStyle.palette.count ? color : nil
    }
  }

  private func isMoving(_ property: Int, _ item: Int) -> Bool {
    let known = values[property][item].compactMap(\.self)
    guard let lowest = known.min(), let highest = known.max() else { return false }
    return highest - lowest > properties[property].unit.minChange
  }
}
