/// The set of pixels in which two images differ.
struct DifferenceMask {
  let width: Int
  let height: Int
  /// The number of marked pixels.
  private(set) var count = 0
  /// The smallest region that contains all marked pixels; nil if there are none.
  private(set) var bounds: PixelRegion?
  private var marks: [Bool]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    marks = Array(repeating: false, count: width * height)
  }

  /// Marks a pixel, which must not be marked yet.
  mutating func mark(x: Int, y: Int) {
    marks[y * width + x] = true
    count += 1
    bounds = bounds?.including(x: x, y: y) ?? PixelRegion(x: x, y: y, width: 1, height: 1)
  }

  /// Returns the square with the most marks and their number; nil if nothing is marked.
  ///
  /// The square is clipped to the image's size, and the first one from the top and the left is
  /// returned.
  func densestWindow(side: Int) -> (region: PixelRegion, count: Int)? {
    guard let bounds else { return nil }
    let (width, height) = (min(side, width), min(side, height))
    let left = min(bounds.x, self.width - width)
    let right = max(left, bounds.x + bounds.width - width)
    let top = min(bounds.y, self.height - height)
    let bottom = max(top, bounds.y + bounds.height - height)

    // The number of marks in each column of the window's rows. To move down, one row is added and
    // one removed.
    var columns = Array(repeating: 0, count: right + width - left)
    func add(row y: Int, times sign: Int) {
      for x in columns.indices where marks[y * self.width + left + x] { columns[x] += sign }
    }
    for y in top..<top + height { add(row: y, times: 1) }

    var best = (x: left, y: top, count: 0)
    for y in top...bottom {
      if y > top {
        add(row: y - 1, times: -1)
        add(row: y + height - 1, times: 1)
      }
      var sum = columns[..<width].reduce(0, +)
      if sum > best.count { best = (left, y, sum) }
      for x in left..<right {
        sum += columns[x + width - left] - columns[x - left]
        if sum > best.count { best = (x + 1, y, sum) }
      }
    }
    return (PixelRegion(x: best.x, y: best.y, width: width, height: height), best.count)
  }
}
