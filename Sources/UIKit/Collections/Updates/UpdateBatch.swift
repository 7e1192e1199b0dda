/// The changes of a collection view's items and sections in one batch update.
///
/// Deletions, reloads and the origins of moves are indexes before the batch; insertions and the
/// destinations of moves are indexes after it.
struct UpdateBatch {
  struct Changes<Index: Hashable> {
    var deleted: Set<Index> = []
    var inserted: Set<Index> = []
    var reloaded: Set<Index> = []
    var moved: [(from: Index, to: Index)] = []
  }

  var sections = Changes<Int>()
  var items = Changes<IndexPath>()
  /// The updates in the order in which they were requested.
  var updates: [UICollectionViewUpdateItem] = []
  var completions: [(Bool) -> Void] = []
}
