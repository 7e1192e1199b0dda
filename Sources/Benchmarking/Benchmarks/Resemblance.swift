import Imaging

/// Compares two images by content, tolerating differences in antialiasing, glyphs and blurs.
///
/// Both images are divided into blocks. The mean color of a block depends on its content, but
/// hardly on antialiasing or on the subpixel positions of glyphs.
enum Resemblance {
  /// The side of a block, in pixels.
  static let side = 16
  /// The maximum difference of a block's mean in any channel, from 0 to 255; about that of a
  /// shadow.
  static let tolerance = 24.0
  /// The maximum fraction of differing blocks.
  static let maxDifference = 0.01
  /// The maximum fraction of differing blocks where features are known to be omitted.
  static let maxDifferenceWithOmissions = 0.1

  /// Returns the fraction of blocks that differ, from 0 to 1; 1 for images of different sizes.
  static func difference(of first: Bitmap, and second: Bitmap) -> Double {
    guard first.width == second.width, first.height == second.height else { return 1 }
    let (left, right) = (means(of: first), means(of: second))
    let different = zip(left, right).count { pair in
      zip(pair.0, pair.1).contains { abs($0 - $1) > tolerance }
    }
    return Double(different) / Double(left.count)
  }

  /// Returns the mean premultiplied channels of all blocks.
  private static func means(of image: Bitmap) -> [[Double]] {
    let columns = (image.width + side - 1) / side
    let rows = (image.height + side - 1) / side
    var sums = [[Double]](repeating: [0, 0, 0, 0], count: columns * rows)
    var counts = [Double](repeating: 0, count: columns * rows)
    image.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let pixel = (y * image.width + x) * 4
          let block = y / side * columns + x / side
          let alpha = Double(pixels[pixel + 3])
          for channel in 0..<3 {
            sums[block][channel] += Double(pixels[pixel + channel]) * alpha / 255
          }
          sums[block][3] += alpha
          counts[block] += 1
        }
      }
    }
    return zip(sums, counts).map { sums, count in sums.map { $0 / count } }
  }
}
