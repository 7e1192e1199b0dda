import DisplayList

/// The display lists of the ticks that were played, within limits.
///
/// Above a limit, every second list is dropped, except those of the last ticks.
struct TickHistory {
  /// The maximum number of lists.
  static let maxCount = 20_000
  /// The maximum memory, in bytes as estimated.
  static let maxBytes = 256 << 20
  /// The number of the last ticks whose lists are all kept.
  private static let recentCount = 600
  /// The estimated memory of a layer that no other list contains, in bytes.
  private static let bytesPerLayer = MemoryLayout<LayerAttributes>.size + 160

  private var lists: [Int: DisplayList] = [:]
  private(set) var lastTick = -1
  private(set) var estimatedBytes = 0
  private let maxCount: Int
  private let maxBytes: Int
  /// The distance between the ticks of old lists that are kept.
  private(set) var interval = 1

  init(maxCount: Int = Self.maxCount, maxBytes: Int = Self.maxBytes) {
    self.maxCount = maxCount
    self.maxBytes = maxBytes
  }

  /// The number of lists.
  var count: Int { lists.count }

  /// Returns the list of a tick; nil if it was not played, or dropped.
  func list(at tick: Int) -> DisplayList? { lists[tick] }

  /// Returns the last tick up to `tick` whose list exists; nil if there is none.
  func nearestTick(to tick: Int) -> Int? {
    guard lists[tick] == nil else { return tick }
    let floor = max(0, min(tick, lastTick))
    return stride(from: floor, through: max(0, floor - 2 * interval), by: -1).first {
      lists[$0] != nil
    }
  }

  /// Adds the list of a tick.
  mutating func insert(_ list: DisplayList, at tick: Int) {
    guard lists.updateValue(list, forKey: tick) == nil else { return }
    lastTick = max(lastTick, tick)
    estimatedBytes +=
      Self.newLayers(in: list.layers, since: lists[tick - 1]?.layers ?? []) * Self.bytesPerLayer
      + 200
    if lists.count > maxCount || estimatedBytes > maxBytes { thinOut() }
  }

  /// Removes the lists after a tick.
  mutating func removeAll(after tick: Int) {
    guard tick < lastTick else { return }
    let before = lists.count
    lists = lists.filter { $0.key <= tick }
    lastTick = lists.keys.max() ?? -1
    estimatedBytes = before > 0 ? estimatedBytes / before * lists.count : 0
  }

  private mutating func thinOut() {
    let recent = lastTick - Self.recentCount
    let before = lists.count
    interval *= 2
    lists = lists.filter { $0.key > recent || $0.key % interval == 0 }
    estimatedBytes = estimatedBytes / max(1, before) * lists.count
  }

  /// Returns the number of layers that are not the same objects in an earlier list.
  private static func newLayers(in layers: [DisplayLayer], since earlier: [DisplayLayer]) -> Int {
    var count = 0
    for (index, layer) in layers.enumerated() {
      let other = earlier.indices.contains(index) ? earlier[index] : nil
      if layer === other { continue }
      count += 1 + newLayers(in: layer.sublayers, since: other?.sublayers ?? [])
    }
    return count
  }
}
