/// The changes that a program says it made to a collection view's items.
///
/// What is taken out, shown anew or moved away goes by the numbers before all changes; what is put in or
/// moved to a place, by those after them.
struct UpdateBatch {
  struct Moves<Place: Hashable> {
    var deleted: Set<Place> = []
    var inserted: Set<Place> = []
    var reloaded: Set<Place> = []
    var moved: [(from: Place, to: Place)] = []
  }

  var sections = Moves<Int>()
  var items = Moves<IndexPath>()
  /// What was asked for, in that order.
  var updates: [UICollectionViewUpdateItem] = []
  var completions: [(Bool) -> Void] = []
}
