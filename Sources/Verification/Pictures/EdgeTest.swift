/// Tells whether a pixel that differs is one of an edge that has gone less than a pixel.
///
/// Where two areas meet, a renderer gives each pixel of the border a mix of the two colours, by how much of
/// it each covers. Another renderer, or an edge a fraction of a pixel away, gives another mix of the same
/// two colours. So the test looks for those two near the pixel: colours that are the same in both pictures,
/// that are clearly different from each other, and of which the pixel is a mix in both. Two things tell
/// that the edge has gone further: the pixel changes from one colour to the other, or the pixels around
/// it have changed by a pixel's worth in each row.
struct EdgeTest {
  let first: PixelGrid
  let second: PixelGrid

  /// How far a channel may be from the mix, of 255: rounding, and areas that are not quite flat.
  fileprivate static let slack = 4.0
  /// How different the two sides are in at least one channel, of 255.
  private static let contrast = 16.0
  /// How far away the sides may be, in pixels: the mixes along a slanted edge are two pixels wide.
  private static let reach = 2
  /// How far the edge may have gone, in pixels: a whole one is a move, rounding may make it less.
  private static let longestWay = 0.9

  /// Whether the pixel is explained by such an edge.
  func explains(x: Int, y: Int) -> Bool {
    let colors = steadyColors(x: x, y: y)
    return colors.indices.contains { index in
      colors[(index + 1)...].contains { other in
        isOfEdge(x: x, y: y, Edge(one: colors[index], other: other))
      }
    }
  }

  /// The colours near a pixel that are the same in both pictures, each once.
  private func steadyColors(x: Int, y: Int) -> [SIMD4<Double>] {
    var colors: [PixelColor] = []
    for row in max(0, y - Self.reach)...min(first.height - 1, y + Self.reach) {
      for column in max(0, x - Self.reach)...min(first.width - 1, x + Self.reach) {
        let color = first[column, row]
        if color == second[column, row], !colors.contains(color) { colors.append(color) }
      }
    }
    return colors.map { SIMD4($0) }
  }

  private func isOfEdge(x: Int, y: Int, _ edge: Edge) -> Bool {
    guard edge.one.largestDifference(to: edge.other) >= Self.contrast,
      let side = edge.side(of: SIMD4(first[x, y])), let later = edge.side(of: SIMD4(second[x, y])),
      abs(side - later) < 2
    else { return false }
    return abs(way(of: edge, x: x, y: y)) < Self.longestWay
  }

  /// How far an edge has gone around a pixel: by how much the shares in each of three rows, or columns,
  /// have changed on an average.
  private func way(of edge: Edge, x: Int, y: Int) -> Double {
    var change = 0.0
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1 {
        let (column, row) = (
          min(first.width - 1, max(0, column)), min(first.height - 1, max(0, row))
        )
        change +=
          edge.share(in: SIMD4(second[column, row])) - edge.share(in: SIMD4(first[column, row]))
      }
    }
    return change / 3
  }
}

/// Two colours that meet.
private struct Edge {
  let one: SIMD4<Double>
  let other: SIMD4<Double>

  /// The share of `other` in a colour, from 0 to 1, as if it were a mix of the two.
  func share(in color: SIMD4<Double>) -> Double {
    let way = other - one
    return min(1, max(0, ((color - one) * way).sum() / (way * way).sum()))
  }

  /// -1 for the one colour, 1 for the other, 0 for a mix of both, nil for what is none.
  func side(of color: SIMD4<Double>) -> Int? {
    let mix = one + (other - one) * share(in: color)
    guard color.largestDifference(to: mix) <= EdgeTest.slack else { return nil }
    if color.largestDifference(to: one) <= EdgeTest.slack { return -1 }
    return color.largestDifference(to: other) <= EdgeTest.slack ? 1 : 0
  }
}

extension SIMD4<Double> {
  /// A colour multiplied by its alpha, so that mixes are straight lines; each channel from 0 to 255.
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
