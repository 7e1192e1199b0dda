/// Spreads labels vertically so that they do not overlap.
enum LabelStack {
  /// Returns positions at least `distance` apart and as close as possible to the preferred ones, in
  /// the same order.
  ///
  /// - Parameters:
  ///   - positions: The preferred positions, in any order.
  ///   - distance: The minimum distance between two labels; less if the range is too short for all.
  ///   - range: The range of positions.
  static func spread(
    _ positions: [Double], distance: Double, in range: ClosedRange<Double>
  ) -> [Double] {
    let length = range.upperBound - range.lowerBound
    let distance = positions.count > 1 ? min(distance, length / Double(positions.count - 1)) : 0
    let order = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }

    // Adjacent labels form a block, which is at the average of its labels' preferred positions.
    var blocks: [(first: Double, count: Int)] = []
    for index in order {
      blocks.append((positions[index], 1))
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
    var result = positions
    for (index, position) in zip(order, spread) { result[index] = position }
    return result
  }
}
