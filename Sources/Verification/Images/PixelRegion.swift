/// A rectangle of pixels; the origin is at the top left.
package struct PixelRegion: Hashable, Sendable, Codable {
  /// The first column, counted from 0.
  package var x: Int
  /// The first row, counted from 0.
  package var y: Int
  /// The number of columns, at least one.
  package var width: Int
  /// The number of rows, at least one.
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Parses `x,y,width,height`; nil for anything else.
  package init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})/),
      let x = Int(match.1), let y = Int(match.2), let width = Int(match.3),
      let height = Int(match.4), width > 0, height > 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }

  /// Returns the smallest region that also contains a pixel.
  func including(x: Int, y: Int) -> PixelRegion {
    let (left, top) = (min(self.x, x), min(self.y, y))
    return PixelRegion(
      x: left, y: top, width: max(self.x + width, x + 1) - left,
      height: max(self.y + height, y + 1) - top)
  }
}

extension PixelRegion: CustomStringConvertible {
  /// The region as text, for example `16x8 px at (40, 2)`.
  package var description: String { "\(width)x\(height) px at (\(x), \(y))" }
}

extension [PixelRegion] {
  /// Returns the number of an image's pixels that the regions cover.
  func coveredCount(width: Int, height: Int) -> Int {
    guard !isEmpty else { return 0 }
    let sortedByX = sorted { $0.x < $1.x }
    return (0..<height).reduce(0) { total, y in
      var end = 0
      return sortedByX.reduce(total) { total, region in
        guard region.y <= y, y < region.y + region.height else { return total }
        let start = Swift.max(region.x, end)
        let stop = Swift.min(region.x + region.width, width)
        end = Swift.max(end, stop)
        return total + Swift.max(0, stop - start)
      }
    }
  }
}
