/// Values in the order of their coming, found, added and taken out by a key in constant time.
struct OrderedTable<Key: Hashable, Value> {
  /// Nil where a value has been taken out.
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

  /// Adds a value behind all others, in place of the one that the key stood for.
  mutating func append(_ value: Value, for key: Key) {
    removeValue(for: key)
    indices[key] = slots.count
    slots.append((key, value))
  }

  /// Takes a value out and returns it.
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
