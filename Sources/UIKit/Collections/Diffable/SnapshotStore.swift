/// The sections and items of a snapshot; each identifier is contained once.
struct SnapshotStore<SectionID: Hashable, ItemID: Hashable>: Equatable {
  struct Section: Equatable {
    let identifier: SectionID
    var items: [ItemID] = []
  }

  private(set) var sections: [Section] = []
  /// The section of each item.
  private var owners: [ItemID: SectionID] = [:]

  /// Returns the section with an index; nil if none exists.
  func section(at index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section; nil if it does not exist.
  func index(of section: SectionID) -> Int? {
    sections.firstIndex { $0.identifier == section }
  }

  /// Returns the index of a section that must exist.
  func existing(_ section: SectionID, _ problem: String) -> Int {
    guard let index = index(of: section) else { preconditionFailure("\(problem): \(section)") }
    return index
  }

  /// Returns the place of an item; nil if it does not exist.
  func position(of item: ItemID) -> (section: Int, item: Int)? {
    guard let owner = owners[item], let section = index(of: owner),
      let index = sections[section].items.firstIndex(of: item)
    else { return nil }
    return (section, index)
  }

  /// Traps if an identifier is contained twice.
  func checkUnique(items: [ItemID]) {
    Self.checkUnique(items, "item")
  }

  private static func checkUnique<ID: Hashable>(_ identifiers: [ID], _ kind: String) {
    var known: Set<ID> = []
    var twice: [ID] = []
    for identifier in identifiers where !known.insert(identifier).inserted {
      if !twice.contains(identifier) { twice.append(identifier) }
    }
    guard !twice.isEmpty else { return }
    let list = twice.map { "    \($0)" }.joined(separator: ",\n")
    preconditionFailure(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
  }

  // MARK: Items

  mutating func append(_ items: [ItemID], to section: SectionID) {
    guard let index = index(of: section) else { return }
    insert(items, at: (index, sections[index].items.count))
  }

  mutating func insert(_ items: [ItemID], at position: (section: Int, item: Int)) {
    sections[position.section].items.insert(contentsOf: items, at: position.item)
    for item in items { owners[item] = sections[position.section].identifier }
  }

  mutating func remove(_ items: [ItemID]) {
    let removed = Set(items.filter { owners[$0] != nil })
    guard !removed.isEmpty else { return }
    let changed = Set(removed.compactMap { owners[$0] })
    for index in sections.indices where changed.contains(sections[index].identifier) {
      sections[index].items.removeAll(where: removed.contains)
    }
    for item in removed { owners[item] = nil }
  }

  // MARK: Sections

  mutating func insert(_ identifiers: [SectionID], at index: Int) {
    Self.checkUnique(sections.map(\.identifier) + identifiers, "section")
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  mutating func removeSections(_ removed: Set<SectionID>) {
    for section in sections where removed.contains(section.identifier) {
      for item in section.items { owners[item] = nil }
    }
    sections.removeAll { removed.contains($0.identifier) }
  }

  mutating func moveSection(_ identifier: SectionID, to other: SectionID, offset: Int) {
    let old = existing(identifier, "Invalid section identifier")
    precondition(identifier != other, "Invalid parameter not satisfying: destination section")
    _ = existing(other, "Invalid section identifier")
    let section = sections.remove(at: old)
    sections.insert(section, at: existing(other, "Invalid section identifier") + offset)
  }

  /// Replaces the items of a section, which must exist.
  mutating func setItems(_ items: [ItemID], of section: SectionID) {
    guard let index = index(of: section) else { return }
    remove(sections[index].items)
    remove(items)
    insert(items, at: (index, 0))
  }
}
