/// The values of some properties of some items.
struct GraphTable {
  private(set) var properties: [GraphProperty]
  private(set) var tracks: [GraphTrack]
  /// The values of each property, of each item, in each tick.
  private var values: [[[Double?]]]

  init(_ properties: [GraphProperty], of tracks: [GraphTrack]) {
    self.properties = properties
    self.tracks = tracks
    values = properties.map { property in tracks.map(property.values) }
  }

  /// The names of the items that change any of the properties.
  var movingItems: [String] {
    tracks.indices.filter { item in properties.indices.contains { isMoving($0, item) } }
      .map { tracks[$0].item }
  }

  /// Keeps some items, in the order in which they are named.
  mutating func keep(_ items: [String]) {
    let kept = items.compactMap { item in tracks.firstIndex { $0.item == item } }
    tracks = kept.map { tracks[$0] }
    values = values.map { values in kept.map { values[$0] } }
  }

  /// Keeps the first few properties that change; where none does, where the items are.
  mutating func keepMovingProperties() {
    var kept = properties.indices.filter { property in
      tracks.indices.contains { isMoving(property, $0) }
    }
    if kept.isEmpty { kept = properties.indices.filter { properties[$0].showsContacts } }
    kept = Array(kept.prefix(GraphOptions.mostUsualPanels))
    properties = kept.map { properties[$0] }
    values = kept.map { values[$0] }
  }

  /// A panel for each property.
  ///
  /// - Parameter withStillLines: Whether items have a line where they do not change as well.
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

  /// The colours of the items, as far as there are any; those of animators, which share no panel with others,
  /// begin anew.
  private var colors: [Int?] {
    var used = (animators: 0, others: 0)
    return tracks.map { track in
      let color = track.isAnimator ? used.animators : used.others
      if track.isAnimator { used.animators += 1 } else { used.others += 1 }
      return color < PictureStyle.palette.count ? color : nil
    }
  }

  private func isMoving(_ property: Int, _ item: Int) -> Bool {
    let known = values[property][item].compactMap(\.self)
    guard let least = known.min(), let most = known.max() else { return false }
    return most - least > properties[property].unit.leastChange
  }
}
