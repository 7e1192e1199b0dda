import Imaging

/// Why what was asked for cannot be plotted.
public enum GraphError: Error, Hashable, Sendable {
  /// No item has the name; these are the ones there are.
  case unknownItem(String, items: [String])
  /// The item never stands on the stage.
  case neverShown(String)
  /// Nothing that could be plotted changes; these are the items there are.
  case nothingMoves(properties: [String], items: [String])
  /// None of the items has the property.
  case noValues(property: String)
  /// The picture, in pixels, has no room for its panels; this size is the least that has.
  case noRoom(width: Int, height: Int, leastWidth: Int, leastHeight: Int)
}

extension GraphError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .unknownItem(let item, let items):
      "no item is called '\(item)': \(NamePath.advice(for: item, among: items))"
    case .neverShown(let item):
      "'\(item)' never stands on the stage: there is nothing to plot."
    case .nothingMoves(let properties, let items):
      (properties.isEmpty ? "nothing moves" : "no item changes its \(NamePath.list(properties))")
        + (items.isEmpty
          ? ": there are no items."
          : ": name items to plot them all the same, of \(NamePath.list(items)).")
    case .noValues(let property):
      "none of the items has the property '\(property)': choose others."
    case .noRoom(let width, let height, let leastWidth, let leastHeight):
      "\(width)x\(height) px have no room for the graph: choose \(leastWidth)x\(leastHeight) px at "
        + "least, a smaller scale, or fewer properties."
    }
  }
}

extension GraphError: CategorizedError {
  package var category: ErrorCategory { .invalidInput }
}
