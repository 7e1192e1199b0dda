/// Names beside each other's lines, moved apart so that each can be read.
enum LabelStack {
  /// Moves places apart as little as need be, and no farther than the ends of a range where that is long
  /// enough; their order stays.
  ///
  /// - Parameters:
  ///   - places: Where names would best stand, in any order.
  ///   - distance: How far one is from the next at least; less where the range has no room for all.
  ///   - range: Where names may stand.
  static func spread(
    _ places: [Double], distance: Double, in range: ClosedRange<Double>
  ) -> [Double] {
    let length = range.upperBound - range.lowerBound
    let distance = places.count > 1 ? min(distance, length / Double(places.count - 1)) : 0
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }

    // Names that touch are a block, which stands where its names would best stand on average.
    var blocks: [(first: Double, count: Int)] = []
    for index in order {
      blocks.append((places[index], 1))
      while let last = blocks.last, blocks.count > 1 {
        let before = blocks[blocks.count - 2]
        guard before.first + Double(before.count) * distance > last.first else { break }
        let shift = Double(before.count) * distance
        let first =
          (before.first * Double(before.count) + (last.first - shift) * Double(last.count))
          / Double(before.count + last.count)
        blocks.removeLast(2)
        blocks.append((first, before.count + last.count))
      }
    }
    var spread = blocks.flatMap { block in
      (0..<block.count).map { block.first + Double($0) * distance }
    }
    for index in spread.indices {
      spread[index] = max(spread[index], range.lowerBound + Double(index) * distance)
    }
    for (steps, index) in spread.indices.reversed().enumerated() {
      spread[index] = min(spread[index], range.upperBound - Double(steps) * distance)
    }
    var result = places
    for (index, place) in zip(order, spread) { result[index] = place }
    return result
  }
}
