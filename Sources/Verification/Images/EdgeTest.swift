/// Detects whether a differing pixel belongs to an edge that is shifted by less than a pixel.
///
/// Where two areas meet, a renderer mixes their colors in each pixel of the border in proportion to
/// their coverage. Another renderer, or an edge a fraction of a pixel away, gives another mix of
/// the same two colors. The test looks for these colors near the pixel: they must be equal in both
/// images, clearly different from each other, and mix to the pixel in both images. The edge is
/// shifted by a pixel or more if the pixel changes from one color to the other, or if the pixels
/// around it have changed by a pixel's worth in each row.
struct EdgeTest {
  let first: PixelGrid
  let second: PixelGrid

  /// The maximum difference of a channel from the mix, of 255, for rounding and slightly uneven
  /// areas.
  fileprivate static let slack = 4.0
  /// The minimum difference between the two sides in at least one channel, of 255.
  private static let contrast = 16.0
  /// The maximum distance of the sides in pixels: mixed pixels along a slanted edge are two pixels
  /// wide.
  private static let reach = 2
  /// The maximum shift of the edge in pixels: less than a whole pixel, minus rounding.
  private static let maxShift = 0.9

  /// Returns whether a shifted edge explains the difference of a pixel.
  func explains(x: Int, y: Int) -> Bool {
    let colors = commonColors(x: x, y: y)
    return colors.indices.contains { index in
      colors[(index + 1)...].contains { other in
        isShift(x: x, y: y, Edge(one: colors[index], other: other))
      }
    }
  }

  /// Returns the distinct colors near a pixel that are equal in both images.
  private func commonColors(x: Int, y: Int) -> [SIMD4<Double>] {
    var colors: [PixelColor] = []
    for row in max(0, y - Self.reach)...min(first.height - 1, y + Self.reach) {
      for column in max(0, x - Self.reach)...min(first.width - 1, x + Self.reach) {
        let color = first[column, row]
        if color == second[column, row], !colors.contains(color) { colors.append(color) }
      }
    }
    return colors.map { SIMD4($0) }
  }

  private func isShift(x: Int, y: Int, _ edge: Edge) -> Bool {
    guard edge.one.largestDifference(to: edge.other) >= Self.contrast,
      let side = edge.side(of: SIMD4(first[x, y])), let later = edge.side(of: SIMD4(second[x, y])),
      abs(side - later) < 2
    else { return false }
    return abs(shift(of: edge, x: x, y: y)) < Self.maxShift
  }

  /// Returns the shift of an edge near a pixel: the average change of the fractions in each of
  /// three rows, or columns.
  private func shift(of edge: Edge, x: Int, y: Int) -> Double {
    var change = 0.0
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1 {
        let (column, row) = (
          min(first.width - 1, max(0, column)), min(first.height - 1, max(0, row))
        )
        change +=
          edge.fraction(in: SIMD4(second[column, row]))
          - edge.fraction(in: SIMD4(first[column, row]))
      }
    }
    return change / 3
  }
}

/// Two colors that meet at an edge.
private struct Edge {
  let one: SIMD4<Double>
  let other: SIMD4<Double>

  /// Returns the fraction of `other`, from 0 to 1, in the mix that is closest to a color.
  func fraction(in color: SIMD4<Double>) -> Double {
    let difference = other - one
    return min(1, max(0, ((color - one) * difference).sum() / (difference * difference).sum()))
  }

  /// Returns -1 for `one`, 1 for `other`, 0 for a mix of both, and nil for any other color.
  func side(of color: SIMD4<Double>) -> Int? {
    let mix = one + (other - one) * fraction(in: color)
    guard color.largestDifference(to: mix) <= EdgeTest.slack else { return nil }
    if color.largestDifference(to: one) <= EdgeTest.slack { return -1 }
    return color.largestDifference(to: other) <= EdgeTest.slack ? 1 : 0
  }
}

extension SIMD4<Double> {
  /// Creates a premultiplied color, so that mixes are linear; each channel is from 0 to 255.
  fileprivate init(_ color: PixelColor) {
    let alpha = Double(color.alpha)
    self = [
      Double(color.red) * alpha / 255, Double(color.green) * alpha / 255,
      Double(color.blue) * alpha / 255, alpha,
    ]
  }

  fileprivate func largestDifference(to other: Self) -> Double {
    let difference = self - other
    return Swift.max(difference.max(), -difference.min())
  }
}
