/// A part of a table that has a view: a row, or a section's footer or header.
struct TableElement: Hashable {
  /// What parts there are; the later lie in front of the earlier.
  enum Kind: Int, CaseIterable {
    case row, footer, header
  }

  let kind: Kind
  let indexPath: IndexPath

  static func row(_ indexPath: IndexPath) -> TableElement {
    TableElement(kind: .row, indexPath: indexPath)
  }

  /// The header or the footer of a section.
  static func bar(_ kind: Kind, ofSection section: Int) -> TableElement {
    TableElement(kind: kind, indexPath: IndexPath(index: section))
  }
}

extension TableElement: Comparable {
  static func < (first: TableElement, second: TableElement) -> Bool {
    first.kind != second.kind
      ? first.kind.rawValue < second.kind.rawValue : first.indexPath < second.indexPath
  }
}
