import DisplayList

/// A layer over all frames, with its sublayers.
///
/// A layer has one history while its place between the others stays the same: a layer that moves in
/// front of another one, or whose bounds begin to clip, continues in a second history.
final class LayerHistory {
  /// What identifies a layer among its siblings.
  private struct Key: Hashable {
    let id: Int
    /// The number of siblings before it with the same identifier.
    let occurrence: Int
    let clips: Bool
    let dissolves: Bool
  }

  /// The name; nil if the layer has none.
  let name: String?
  /// The layer in each frame; nil where there is none.
  private(set) var states: [DisplayLayer?] = []
  /// The histories of sublayers from back to front, which is their order in every frame.
  private(set) var sublayers: [LayerHistory] = []

  /// The histories of sublayers with the same key, in the order of their creation.
  private var histories: [Key: [LayerHistory]] = [:]
  /// The sublayers of the previous frame.
  private var current: [(key: Key, history: LayerHistory)] = []

  /// Creates a history without frames.
  init(name: String? = nil) {
    self.name = name
  }

  /// Adds the layer of a frame, whose number is greater than all previous ones.
  func add(_ layer: DisplayLayer, frame: Int, names: [Int: String]) {
    pad(to: frame)
    states.append(layer)
    match(layer.sublayers, names)
    for (history, sublayer) in zip(current.map(\.history), layer.sublayers) {
      history.add(sublayer, frame: frame, names: names)
    }
  }

  /// Extends all histories to a number of frames.
  func finish(frameCount: Int) {
    pad(to: frameCount)
    for sublayer in sublayers { sublayer.finish(frameCount: frameCount) }
  }

  private func pad(to count: Int) {
    states += Array(repeating: nil, count: max(0, count - states.count))
  }

  /// Finds or creates the histories of sublayers, so that they have the same order.
  private func match(_ layers: [DisplayLayer], _ names: [Int: String]) {
    var occurrences: [Int: Int] = [:]
    let keys = layers.map { layer in
      defer { occurrences[layer.id, default: 0] += 1 }
      return Key(
        id: layer.id, occurrence: occurrences[layer.id, default: 0],
        clips: layer.attributes.masksToBounds, dissolves: layer.attributes.dissolve != nil)
    }
    guard keys != current.map(\.key) else { return }
    let places = Dictionary(
      sublayers.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { $1 })
    let latest = Dictionary(current.map { ($0.key, $0.history) }, uniquingKeysWith: { $1 })
    let current = keys.map { key in latest[key].map { [$0] } ?? [] }
    // The histories of the previous frame, unless the order has changed.
    var kept = Self.ascending(current, places)
    if kept.count < keys.count {
      kept = Self.ascending(keys.map { histories[$0] ?? [] }, places)
    }
    var matched: [(key: Key, history: LayerHistory)] = []
    for (index, key) in keys.enumerated() {
      if let history = kept[index] {
        matched.append((key, history))
        continue
      }
      // In front of the sublayer that was matched last.
      let start = matched.last.flatMap { place(of: $0.history) }.map { $0 + 1 } ?? 0
      let history = LayerHistory(name: names[key.id])
      histories[key, default: []].append(history)
      sublayers.insert(history, at: start)
      matched.append((key, history))
    }
    self.current = matched
  }

  private func place(of history: LayerHistory) -> Int? {
    sublayers.firstIndex { $0 === history }
  }

  /// Selects histories for as many keys as possible, so that their places are ascending.
  ///
  /// - Parameter histories: The histories of each key.
  /// - Returns: The selected history of each key, by the index of the key.
  private static func ascending(
    _ histories: [[LayerHistory]], _ places: [ObjectIdentifier: Int]
  ) -> [Int: LayerHistory] {
    // Several histories of a key in descending order, so that at most one of them is selected.
    let options = histories.enumerated().flatMap { index, histories in
      histories.compactMap { history in
        places[ObjectIdentifier(history)].map { (index: index, place: $0, history: history) }
      }.sorted { $0.place > $1.place }
    }
    /// The last option of the best selection of each length.
    var ends: [Int] = []
    var predecessors: [Int: Int] = [:]
    for (option, candidate) in options.enumerated() {
      let length = ends.firstIndex { options[$0].place >= candidate.place } ?? ends.count
      if length > 0 { predecessors[option] = ends[length - 1] }
      if length < ends.count { ends[length] = option } else { ends.append(option) }
    }
    var selection: [Int: LayerHistory] = [:]
    var option = ends.last
    while let current = option {
      selection[options[current].index] = options[current].history
      option = predecessors[current]
    }
    return selection
  }
}
