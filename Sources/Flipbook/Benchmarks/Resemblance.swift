import Imaging

/// How far two pictures are of the same thing, whatever edges, letters and blurs look like in detail.
///
/// Both are cut into fields. A field's mean colour hardly depends on how its edges are smoothed, nor on a
/// letter that stands a part of a pixel elsewhere; it does on what stands there.
enum Resemblance {
  /// A field's side in pixels.
  static let side = 16
  /// How far the means of fields may lie apart, in levels of 256 of any channel: a shadow more or less.
  static let tolerance = 24.0
  /// The share of fields that may differ for pictures to be of the same thing.
  static let mostDifferent = 0.01
  /// The same where something is known to be left out.
  static let mostLeftOut = 0.1

  /// The share of fields that differ, from 0 to 1; 1 for pictures of different sizes.
  static func difference(of first: Bitmap, and second: Bitmap) -> Double {
    guard first.width == second.width, first.height == second.height else { return 1 }
    let (left, right) = (means(of: first), means(of: second))
    let different = zip(left, right).count { pair in
      zip(pair.0, pair.1).contains { abs($0 - $1) > tolerance }
    }
    return Double(different) / Double(left.count)
  }

  /// The mean channels of all fields, multiplied by alpha.
  private static func means(of picture: Bitmap) -> [[Double]] {
    let columns = (picture.width + side - 1) / side
    let rows = (picture.height + side - 1) / side
    var sums = [[Double]](repeating: [0, 0, 0, 0], count: columns * rows)
    var counts = [Double](repeating: 0, count: columns * rows)
    picture.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let pixel = (y * picture.width + x) * 4
          let field = y / side * columns + x / side
          let alpha = Double(pixels[pixel + 3])
          for channel in 0..<3 {
            sums[field][channel] += Double(pixels[pixel + channel]) * alpha / 255
          }
          sums[field][3] += alpha
          counts[field] += 1
        }
      }
    }
    return zip(sums, counts).map { sums, count in sums.map { $0 / count } }
  }
}
