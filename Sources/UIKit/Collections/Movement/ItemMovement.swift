/// An item that the user moves.
struct ItemMovement {
  /// Where the data source has the item.
  let original: IndexPath
  /// Where the layout places it among the other items.
  var current: IndexPath
  /// The center of the item, in points of the content.
  var position: CGPoint

  /// Returns where the data source has an item that the layout places at an index path.
  func dataSourcePath(of path: IndexPath) -> IndexPath {
    Self.path(path, from: current, to: original)
  }

  /// Returns the index path that an item had before another one was moved between two index paths.
  private static func path(_ path: IndexPath, from: IndexPath, to: IndexPath) -> IndexPath {
    if path == from { return to }
    var item = path.item
    if path.section == from.section, item > from.item { item -= 1 }
    if path.section == to.section, item >= to.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
