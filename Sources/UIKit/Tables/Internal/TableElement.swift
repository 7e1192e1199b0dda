/// A part of a table that has a view: a row, or the header or footer of a section.
struct TableElement: Hashable {
  /// The kinds of elements, ordered from back to front.
  enum Kind: Int, CaseIterable {
    case row, footer, header
  }

  let kind: Kind
  let indexPath: IndexPath

  static func row(_ indexPath: IndexPath) -> TableElement {
    TableElement(kind: .row, indexPath: indexPath)
  }

  /// Returns the header or footer of a section.
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
