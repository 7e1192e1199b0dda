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
    guard width > 0, height > 0 else { return }
    samples.withUnsafeMutableBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      blur(base, lines: height, apart: width, count: width, step: 1)
      blur(base, lines: width, apart: 1, count: height, step: width)
    }
  }

  /// Several lines that are blurred at the same time: each lane is a sample of one of them.
  private typealias Lanes = SIMD16<Float>

  /// Blurs parallel lines of samples.
  ///
  /// - Parameters:
  ///   - base: The first sample of the first line.
  ///   - lines: The number of lines.
  ///   - distance: The distance of a line's first sample from that of the next line.
  ///   - count: The number of samples of a line.
  ///   - step: The distance of a sample from the next one of its line.
  private func blur(
    _ base: UnsafeMutablePointer<Float>, lines: Int, apart distance: Int, count: Int, step: Int
  ) {
    // Lines padded with zeros, so that the box needs no bounds checks.
    let first = reach + 1
    let size = count + 2 * first
    withUnsafeTemporaryAllocation(of: Lanes.self, capacity: 2 * size) { buffer in
      buffer.initialize(repeating: .zero)
      guard var padded = buffer.baseAddress else { return }
      var result = padded + size
      for start in stride(from: 0, to: lines, by: Lanes.scalarCount) {
        let lanes = min(Lanes.scalarCount, lines - start)
        let line = base + start * distance
        for index in 0..<count {
          let sample = line + index * step
          if distance == 1, lanes == Lanes.scalarCount {
            padded[first + index] = UnsafeRawPointer(sample).loadUnaligned(as: Lanes.self)
          } else {
            for lane in 0..<lanes { padded[first + index][lane] = sample[lane * distance] }
          }
        }
        for _ in 0..<Self.passes {
          pass(padded, result + first, count)
          swap(&padded, &result)
        }
        for index in 0..<count {
          let sample = line + index * step
          if distance == 1, lanes == Lanes.scalarCount {
            UnsafeMutableRawPointer(sample).storeBytes(of: padded[first + index], as: Lanes.self)
          } else {
            for lane in 0..<lanes { sample[lane * distance] = padded[first + index][lane] }
          }
        }
      }
    }
  }

  /// Averages the samples of each box.
  @inline(__always)
  private func pass(
    _ padded: UnsafePointer<Lanes>, _ result: UnsafeMutablePointer<Lanes>, _ count: Int
  ) {
    let first = reach + 1
    let (end, norm) = (Lanes(repeating: end), Lanes(repeating: norm))
    var sum = Lanes.zero
    for index in 0..<reach { sum += padded[first &+ index] }
    for index in 0..<count {
      sum += padded[first &+ index &+ reach]
      let ends = padded[index] + padded[index &+ 2 &* first]
      result[index] = (sum + end * ends) * norm
      sum -= padded[index &+ 1]
    }
  }
}
