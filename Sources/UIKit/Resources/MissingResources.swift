import Synchronization

/// What a program asked for by a name that was not found, for a warning at its end.
package enum MissingResources {
  /// Something with a name.
  package enum Item: Hashable, Sendable {
    /// An image of a file or an asset catalog.
    case image(String)
    /// A color of an asset catalog.
    case color(String)
    /// Data of an asset catalog.
    case data(String)
    /// A symbol.
    case symbol(String)
    /// The font of symbols.
    case symbolFont
  }

  private static let items = Mutex<[Item]>([])
  /// The maximum number of items; a program that makes up names has no use for more.
  private static let maxCount = 200

  static func add(_ item: Item) {
    items.withLock { items in
      if items.count < maxCount, !items.contains(item) { items.append(item) }
    }
  }

  /// The items in the order in which they were asked for first.
  package static var all: [Item] { items.withLock { $0 } }
}
