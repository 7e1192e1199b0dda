import ObjectiveC

/// Whether a data source lets the user move rows or items.
///
/// UIKit looks at what a data source implements, which Swift cannot: in programs that the rewriter compiles, the table of
/// methods contains the methods that move rows and items. In other code a data source implements `canMoveRowAt` or
/// `canMoveItemAt`, too.
@MainActor
enum Moving {
  nonisolated static let rowSelector = "tableView:moveRowAt:to:"
  nonisolated static let itemSelector = "collectionView:moveItemAt:to:"
  nonisolated static let commitSelector = "tableView:commit:forRowAt:"

  /// Whether the last question received the default answer rather than one of the data source's own.
  private(set) static var usedDefault = false

  /// Returns whether a data source implements a method, and remembers that it answered by default.
  static func defaultAnswer(of dataSource: Any, _ selector: String) -> Bool {
    usedDefault = true
    return implements(dataSource, selector)
  }

  /// Returns true, and remembers that the data source answered by default.
  static func trueByDefault() -> Bool {
    usedDefault = true
    return true
  }

  /// Returns whether the table of methods contains a method of a data source.
  static func implements(_ dataSource: Any, _ selector: String) -> Bool {
    MethodTable.contains(selector, in: type(of: dataSource as AnyObject))
  }

  /// Returns a data source's own answer, or nil if it has none.
  static func ownAnswer(_ question: () -> Bool) -> Bool? {
    usedDefault = false
    let answer = question()
    return usedDefault ? nil : answer
  }
}

/// How many cells are being requested from data sources.
@MainActor
enum CellRequests {
  static var depth = 0
}
