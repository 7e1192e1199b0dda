/// Values that were used last, kept while there is room for them.
///
/// A value that is larger than the whole room is used and let go.
final class RecentValues<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let size: Int
    var use: Int
  }

  private let room: Int
  private var entries: [Key: Entry] = [:]
  private var taken = 0
  private var uses = 0

  /// Makes room for values of so many bytes together.
  init(room: Int) { self.room = room }

  /// The value of a key, if it is kept.
  subscript(key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    uses += 1
    entries[key]?.use = uses
    return entry.value
  }

  /// Keeps a value of `size` bytes and lets go of those whose last use is longest ago.
  func keep(_ value: Value, for key: Key, size: Int) {
    remove(key)
    // A key that is not equal to itself, as with NaN, would never be found again.
    guard size <= room, key == key else { return }
    while taken + size > room, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      remove(oldest.key)
    }
    uses += 1
    entries[key] = Entry(value: value, size: size, use: uses)
    taken += size
  }

  private func remove(_ key: Key) {
    if let entry = entries.removeValue(forKey: key) { taken -= entry.size }
  }
}
