/// Values in insertion order, with access, insertion and removal by key in constant time.
struct OrderedTable<Key: Hashable, Value> {
  /// The values; nil where one has been removed.
  private var slots: [(key: Key, value: Value)?] = []
  private var indices: [Key: Int] = [:]

  var count: Int { indices.count }
  var isEmpty: Bool { indices.isEmpty }

  var first: Value? {
    var values = makeIterator()
    return values.next()
  }

  subscript(key: Key) -> Value? {
    indices[key].flatMap { slots[$0]?.value }
  }

  /// Appends a value, and removes the previous value for the key.
  mutating func append(_ value: Value, for key: Key) {
    removeValue(for: key)
    indices[key] = slots.count
    slots.append((key, value))
  }

  /// Removes a value and returns it.
  @discardableResult
  mutating func removeValue(for key: Key) -> Value? {
    guard let index = indices.removeValue(forKey: key) else { return nil }
    let value = slots[index]?.value
    slots[index] = nil
    if slots.count > 2 * count + 8 { closeGaps() }
    return value
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (index, slot) in slots.enumerated() {
      if let slot { indices[slot.key] = index }
    }
  }
}

extension OrderedTable: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var slots: IndexingIterator<[(key: Key, value: Value)?]>

    mutating func next() -> Value? {
      while let slot = slots.next() {
        if let slot { return slot.value }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(slots: slots.makeIterator()) }
}

extension OrderedTable where Value: AnyObject, Key == ObjectIdentifier {
  func contains(_ object: Value) -> Bool {
    self[ObjectIdentifier(object)] != nil
  }

  mutating func append(_ object: Value) {
    append(object, for: ObjectIdentifier(object))
  }

  @discardableResult
  mutating func remove(_ object: Value) -> Value? {
    removeValue(for: ObjectIdentifier(object))
  }
}
