/// A Gaussian blur by three box blurs, whose cost doesn't depend on the radius.
///
/// The boxes have fractional ends, so that their variances add up exactly to that of the Gaussian.
///
/// Source: P. Gwosdek, S. Grewenig, A. Bruhn, J. Weickert, "Theoretical Foundations of Gaussian
/// Convolution by Extended Box Filtering", 2011.
struct GaussianBlur {
  private static let passes = 3

  /// The number of full-weight samples on each side of the box's center.
  private let reach: Int
  /// The weight of the fractional sample at each end.
  private let end: Float
  /// The reciprocal of the sum of the box's weights.
  private let norm: Float

  /// Creates a blur with a standard deviation in pixels.
  init(sigma: Double) {
    let variance = sigma * sigma / Double(Self.passes)
    let whole = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
    let missing = whole * (whole + 1) - 3 * variance
    let weight = (2 * whole + 1) * missing / (6 * (variance - (whole + 1) * (whole + 1)))
    reach = Int(whole)
    end = Float(weight)
    norm = Float(1 / (2 * whole + 1 + 2 * weight))
  }

  /// Blurs rows and columns in place; samples outside are zero.
  func apply(to samples: inout [Float], width: Int, height: Int) {
    blurRows(of: &samples, width: width)
    var columns = Self.transposed(samples, width: width, height: height)
    blurRows(of: &columns, width: height)
    samples = Self.transposed(columns, width: height, height: width)
  }

  private func blurRows(of samples: inout [Float], width: Int) {
    // A row padded with zeros, so that the box needs no bounds checks.
    var padded = [Float](repeating: 0, count: width + 2 * (reach + 1))
    padded.withUnsafeMutableBufferPointer { padded in
      samples.withUnsafeMutableBufferPointer { samples in
        for start in stride(from: 0, to: samples.count, by: width) {
          let row = UnsafeMutableBufferPointer(rebasing: samples[start..<start + width])
          for _ in 0..<Self.passes { blur(row, padded) }
        }
      }
    }
  }

  private func blur(
    _ row: UnsafeMutableBufferPointer<Float>, _ padded: UnsafeMutableBufferPointer<Float>
  ) {
    let first = reach + 1
    for index in 0..<row.count { padded[first + index] = row[index] }
    var sum: Float = 0
    for index in 0..<reach { sum += padded[first + index] }
    for index in 0..<row.count {
      sum += padded[first + index + reach]
      let ends = padded[index] + padded[index + 2 * first]
      row[index] = (sum + end * ends) * norm
      sum -= padded[index + 1]
    }
  }

  private static func transposed(_ samples: [Float], width: Int, height: Int) -> [Float] {
    [Float](unsafeUninitializedCapacity: samples.count) { result, count in
      for row in 0..<height {
        for column in 0..<width {
          result.initializeElement(at: column * height + row, to: samples[row * width + column])
        }
      }
      count = samples.count
    }
  }
}
