/// A cache that evicts its least recently used values.
///
/// A value larger than the capacity is not cached.
final class LRUCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let size: Int
    var use: Int
  }

  private let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var totalSize = 0
  private var uses = 0

  /// Creates a cache with a capacity in bytes.
  init(capacity: Int) { self.capacity = capacity }

  /// The cached value for a key; nil if there is none.
  subscript(key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    uses += 1
    entries[key]?.use = uses
    return entry.value
  }

  /// Caches a value of `size` bytes and evicts the least recently used ones to make room for it.
  func insert(_ value: Value, for key: Key, size: Int) {
    remove(key)
    // A key that is not equal to itself, such as NaN, could never be found.
    guard size <= capacity, key == key else { return }
    while totalSize + size > capacity, let oldest = entries.min(by: { $0.value.use < $1.value.use })
    {
      remove(oldest.key)
    }
    uses += 1
    entries[key] = Entry(value: value, size: size, use: uses)
    totalSize += size
  }

  private func remove(_ key: Key) {
    if let entry = entries.removeValue(forKey: key) { totalSize -= entry.size }
  }
}
