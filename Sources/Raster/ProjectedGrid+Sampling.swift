import CCairo
import CoreGraphics

extension ProjectedGrid {
  /// Writes the pixels of the canvas in `rect` to an image whose first pixel is at `origin`.
  func sample(_ plane: Surface, to image: Surface, at origin: CGPoint, in rect: CGRect) {
    let step = 1 / CGFloat(samples)
    let (left, top) = (Int(origin.x), Int(origin.y))
    let shift = UInt32(samples == 2 ? 18 : 16)
    let half = SIMD4<UInt32>(repeating: 1 << (shift - 1))
    for y in Int(rect.minY)..<Int(rect.maxY) {
      let row = UnsafeMutableRawPointer(image.bytes + (y - top) * image.bytesPerRow)
      let lines = (0..<samples).map { line(at: CGFloat(y) + (CGFloat($0) + 0.5) * step) }
      let first = lines.map(\.shown.lowerBound).min() ?? 0
      let last = lines.map(\.shown.upperBound).max() ?? 0
      let columns = Int(rect.minX)..<Int(rect.maxX)
      for x in columns.clamped(to: Int(first.clamped)..<Int(max(first, last).clamped)) {
        var sum = SIMD4<UInt32>(repeating: 0)
        for line in lines {
          for subcolumn in 0..<samples {
            sum &+= color(of: plane, on: line, at: CGFloat(x) + (CGFloat(subcolumn) + 0.5) * step)
          }
        }
        guard sum[3] > 0 else { continue }
        let pixel = SIMD4<UInt8>(truncatingIfNeeded: (sum &+ half) &>> shift)
        row.storeBytes(
          of: unsafeBitCast(pixel, to: UInt32.self), toByteOffset: (x - left) * 4,
          as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(image.pointer)
  }

  /// A line of the canvas, as the projection sees it.
  private struct Line {
    /// The parts of the numerators and of the divisor that are the same along the line.
    let numerators: SIMD2<Double>
    let divisor: Double
    /// The range beyond which nothing appears, at least one pixel wider than what does.
    let shown: Range<Double>
  }

  private func line(at y: CGFloat) -> Line {
    let numerators = SIMD2(Double(toGrid.y.x * y), Double(toGrid.y.y * y))
    let divisor = Double(toGrid.y.w * y)
    var (first, last) = (-Double.infinity, Double.infinity)
    /// Restricts the line to where `slope` · x + `start` is positive.
    func restrict(_ slope: Double, _ start: Double) {
      let zero = -start / slope
      if slope > 0 { first = max(first, zero) }
      if slope < 0 { last = min(last, zero) }
      if slope == 0, start <= 0 { last = -.infinity }
    }
    let start = divisor + Double(toGrid.constant.w)
    let slope = Double(toGrid.x.w)
    restrict(slope, start)
    for (numerator, constant, end) in [
      (Double(toGrid.x.x), numerators.x + Double(toGrid.constant.x), Double(width)),
      (Double(toGrid.x.y), numerators.y + Double(toGrid.constant.y), Double(height)),
    ] {
      // From 0 to `end`, which is half a pixel more than is read.
      restrict(numerator, constant)
      restrict(end * slope - numerator, end * start - constant)
    }
    return Line(
      numerators: numerators, divisor: divisor,
      shown: first < last ? first - 2..<last + 2 : 0..<0)
  }

  /// Returns the bilinearly interpolated color at a point of the canvas, times 65,536.
  @inline(__always)
  private func color(of plane: Surface, on line: Line, at x: CGFloat) -> SIMD4<UInt32> {
    let none = SIMD4<UInt32>(repeating: 0)
    let divisor = Double(toGrid.x.w * x) + line.divisor + Double(toGrid.constant.w)
    guard divisor > 0 else { return none }
    let slopes = SIMD2(Double(toGrid.x.x), Double(toGrid.x.y))
    let constants = SIMD2(Double(toGrid.constant.x), Double(toGrid.constant.y))
    let place = (slopes * Double(x) + line.numerators + constants) / divisor - 0.5
    guard place.x >= 0, place.y >= 0, place.x < Double(width - 1), place.y < Double(height - 1)
    else { return none }
    let (left, top) = (Int(place.x), Int(place.y))
    let right = UInt16(truncatingIfNeeded: Int((place.x - Double(left)) * 256))
    let bottom = UInt32(truncatingIfNeeded: Int((place.y - Double(top)) * 256))
    let first = UnsafeRawPointer(plane.bytes + top * plane.bytesPerRow + left * 4)
    /// Returns the color between two neighbors, times 256.
    func between(_ pair: UnsafeRawPointer) -> SIMD4<UInt32> {
      let both = SIMD8<UInt16>(
        truncatingIfNeeded: pair.loadUnaligned(as: SIMD8<UInt8>.self))
      return SIMD4(truncatingIfNeeded: both.lowHalf &* (256 &- right) &+ both.highHalf &* right)
    }
    return between(first) &* (256 &- bottom) &+ between(first + plane.bytesPerRow) &* bottom
  }
}

extension Double {
  /// The number rounded down, within the range of the numbers of pixels.
  fileprivate var clamped: Double {
    let limit = Double(1 << 24)
    return isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit).rounded(.down)
  }
}
