/// A growable array of plain values without reference counting, the building block of the tableau.
///
/// It is a reference to its memory: copies share it, and the tableau deallocates it exactly once.
/// Indices are not checked in release builds.
struct List<Element: BitwiseCopyable>: BitwiseCopyable {
  private(set) var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private(set) var capacity = 0

  init() {}

  /// Creates a list with memory of its own and the elements of another.
  init(copying other: List) {
    guard other.count > 0 else { return }
    reserve(other.count)
    pointer.update(from: other.pointer, count: other.count)
    count = other.count
  }

  /// The memory; only for lists that are not empty.
  @inline(__always) var pointer: UnsafeMutablePointer<Element> { base.unsafelyUnwrapped }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return pointer[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &pointer[index]
    }
  }

  /// Makes room for a number of elements in total.
  @inline(__always) mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  @inline(never) private mutating func grow(to needed: Int) {
    let enlarged = Swift.max(needed, capacity * 2, 4)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: enlarged)
    if let base {
      memory.update(from: base, count: count)
      base.deallocate()
    }
    base = memory
    capacity = enlarged
  }

  @inline(__always) mutating func append(_ element: Element) {
    reserve(count + 1)
    pointer[count] = element
    count += 1
  }

  /// Sets the count after elements were written to reserved memory.
  @inline(__always) mutating func setCount(_ newCount: Int) {
    assert(newCount <= capacity)
    count = newCount
  }

  @inline(__always) mutating func removeAll() {
    count = 0
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return pointer[count]
  }

  mutating func insert(_ element: Element, at index: Int) {
    reserve(count + 1)
    let place = pointer + index
    (place + 1).update(from: place, count: count - index)
    place.pointee = element
    count += 1
  }

  mutating func remove(at index: Int) {
    count -= 1
    let place = pointer + index
    place.update(from: place + 1, count: count - index)
  }

  /// Replaces an element by the last one.
  mutating func removeUnordered(at index: Int) {
    count -= 1
    pointer[index] = pointer[count]
  }

  mutating func deallocate() {
    base?.deallocate()
    self = List()
  }
}
