/// The lengths of items that change one at a time, in points, with their sums.
///
/// Setting a length and finding the start of an item take time in proportion to the logarithm of the
/// number of items.
struct FlowLengths: Equatable {
  private var lengths: [CGFloat]
  /// The sums of ranges of lengths, as in a binary indexed tree.
  private var sums: [CGFloat]

  init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    sums = lengths
    for index in sums.indices {
      let parent = index | (index + 1)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  var count: Int { lengths.count }

  /// The sum of all lengths.
  var total: CGFloat { start(ofItem: count) }

  subscript(item: Int) -> CGFloat {
    get { lengths[item] }
    set {
      let difference = newValue - lengths[item]
      lengths[item] = newValue
      var index = item
      while index < sums.count {
        sums[index] += difference
        index |= index + 1
      }
    }
  }

  /// Returns the sum of the lengths of the items before an item.
  func start(ofItem item: Int) -> CGFloat {
    var sum: CGFloat = 0
    var index = item - 1
    while index >= 0 {
      sum += sums[index]
      index = (index & (index + 1)) - 1
    }
    return sum
  }
}
