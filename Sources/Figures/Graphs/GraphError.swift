import Imaging

/// The reasons why a graph cannot be plotted.
public enum GraphError: Error, Hashable, Sendable {
  /// No item has the name; `items` are the names of all items.
  case unknownItem(String, items: [String])
  /// The item is never on the stage.
  case neverShown(String)
  /// None of the properties changes; `items` are the names of all items.
  case nothingMoves(properties: [String], items: [String])
  /// None of the items has the property.
  case noValues(property: String)
  /// The size, in pixels, is too small for the panels; `leastWidth` and `leastHeight` are the
  /// minimum.
  case noRoom(width: Int, height: Int, leastWidth: Int, leastHeight: Int)
}

extension GraphError: CustomStringConvertible {
  /// The error message, with a suggestion.
  public var description: String {
    switch self {
    case .unknownItem(let item, let items):
      "unknown item '\(item)': \(NamePath.advice(for: item, among: items))"
    case .neverShown(let item):
      "'\(item)' is never on the stage: nothing to plot"
    case .nothingMoves(let properties, let items):
      (properties.isEmpty ? "nothing moves" : "no item changes its \(NamePath.list(properties))")
        + (items.isEmpty
          ? ": there are no items"
          : ": to plot items that do not move, name them: \(NamePath.list(items))")
    case .noValues(let property):
      "no item has the property '\(property)': choose another property"
    case .noRoom(let width, let height, let leastWidth, let leastHeight):
      "\(width)x\(height) px is too small for the graph: choose at least "
        + "\(leastWidth)x\(leastHeight) px, a smaller scale, or fewer properties"
    }
  }
}

extension GraphError: CategorizedError {
  package var category: ErrorCategory { .invalidInput }
}
