/// The items of one section as a tree whose branches are expanded or collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The roots in order.
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var all: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Contents

  /// All items: each is followed by its children.
  public var items: [ItemIdentifierType] { roots.flatMap { [$0] + descendants(of: $0) } }

  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items whose parents are all expanded: each is followed by its visible children.
  public var visibleItems: [ItemIdentifierType] {
    func visible(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
      items.flatMap { item in
        [item] + (expanded.contains(item) ? visible(children[item] ?? []) : [])
      }
    }
    return visible(roots)
  }

  /// Returns whether an item is contained.
  public func contains(_ item: ItemIdentifierType) -> Bool { all.contains(item) }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }

  /// Returns the number of an item's parents.
  ///
  /// - Precondition: The item exists.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item)
    return ancestors(of: item).count
  }

  /// Returns the index of an item in `items`; nil if it does not exist.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the parent of an item; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Returns the tree below an item.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is the root of the tree, rather than its children.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    check(parent)
    var result = Self()
    if includingParent { result.append([parent]) }
    func add(_ item: ItemIdentifierType, to owner: ItemIdentifierType?) {
      let own = children[item] ?? []
      result.append(own, to: owner)
      for child in own { add(child, to: child) }
    }
    add(parent, to: includingParent ? parent : nil)
    result.expanded = expanded.intersection(result.all)
    return result
  }

  // MARK: Changes

  /// Adds items at the end of the children of a parent; nil adds roots.
  ///
  /// - Precondition: The parent exists; no item exists or is given twice.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent { check(parent) }
    insert(items, under: parent, at: (parent.map { children[$0] ?? [] } ?? roots).count)
  }

  /// Inserts items before another one, with the same parent.
  ///
  /// - Precondition: The other item exists; no inserted item exists or is given twice.
  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) {
    insert(items, at: item, offset: 0)
  }

  /// Inserts items after another one, with the same parent.
  ///
  /// - Precondition: The other item exists; no inserted item exists or is given twice.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, offset: 1)
  }

  /// Inserts a tree before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot.roots, before: item)
    addBranches(of: snapshot)
  }

  /// Inserts a tree after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot.roots, after: item)
    addBranches(of: snapshot)
  }

  /// Removes items with their children; those that do not exist are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let removed = [item] + descendants(of: item)
      setSiblings(of: item, siblings(of: item).filter { $0 != item })
      for item in removed {
        all.remove(item)
        expanded.remove(item)
        children[item] = nil
        parents[item] = nil
      }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Replaces the children of an item by a tree.
  ///
  /// - Precondition: The item exists.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    check(parent)
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    addBranches(of: snapshot)
  }

  /// Shows the children of items.
  ///
  /// - Precondition: The items exist.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      check(item)
      expanded.insert(item)
    }
  }

  /// Hides the children of items.
  ///
  /// - Precondition: The items exist.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      check(item)
      expanded.remove(item)
    }
  }

  // MARK: The tree

  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

  private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    (children[item] ?? []).flatMap { [$0] + descendants(of: $0) }
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  private func siblings(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    parents[item].map { children[$0] ?? [] } ?? roots
  }

  private mutating func setSiblings(
    of item: ItemIdentifierType, _ siblings: [ItemIdentifierType]
  ) {
    if let parent = parents[item] { children[parent] = siblings } else { roots = siblings }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int
  ) {
    check(other)
    guard let index = siblings(of: other).firstIndex(of: other) else { return }
    insert(items, under: parents[other], at: index + offset)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int
  ) {
    for item in items {
      guard all.insert(item).inserted else {
        preconditionFailure(
          "Supplied identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}")
      }
      parents[item] = parent
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  private mutating func addBranches(
    of snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    for item in snapshot.items {
      if let own = snapshot.children[item], !own.isEmpty { append(own, to: item) }
    }
    expanded.formUnion(snapshot.expanded)
  }

  private func check(_ item: ItemIdentifierType) {
    precondition(contains(item), "Item identifier does not exist in the section snapshot: \(item)")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable
where ItemIdentifierType: Sendable {}
