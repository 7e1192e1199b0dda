import CoreGraphics
import DisplayList

/// A blur of what has been drawn, as three box blurs of the means of whole squares of pixels.
///
/// The boxes have fractional ends, so that their variances, with those of squares and of the
/// interpolation between them, add up to that of the Gaussian. Against the Gaussian, the result at
/// an edge between black and white differs by at most 2 % of the contrast. All arithmetic is on
/// whole numbers, so that a pixel does not depend on the rectangle that is drawn.
struct BackdropBlur {
  private static let passes = 3
  /// The greatest standard deviation in pixels.
  private static let maxSigma: CGFloat = 256
  /// The factor of 8-bit components while they are blurred.
  private static let precision = 4

  /// The side of the squares in pixels: 1, 2, 4 or 8.
  let cell: Int
  /// The full-weight squares on each side of the box's center; nil for no blur.
  private let boxReach: Int?
  /// The weight of the square at each end of the box, out of 256.
  private let end: UInt64

  /// Creates the blur of an effect in a layer's context.
  init(_ backdrop: BackdropEffect, in context: LayerContext) {
    let scale = abs(context.matrix.determinant).squareRoot()
    self.init(sigma: backdrop.blurRadius * scale)
  }

  /// Creates a blur with a standard deviation in pixels.
  init(sigma: CGFloat) {
    guard sigma > 0.1 else {
      (cell, boxReach, end) = (1, nil, 0)
      return
    }
    let sigma = min(sigma, Self.maxSigma)
    cell = sigma >= 32 ? 8 : sigma >= 16 ? 4 : sigma >= 8 ? 2 : 1
    let side = CGFloat(cell)
    // A mean over a square, and linear interpolation between the means, blur as well.
    let own = cell == 1 ? 0 : (side * side - 1) / 12 + side * side / 6
    let variance = (sigma * sigma - own) / (side * side) / CGFloat(Self.passes)
    let whole = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
    let missing = whole * (whole + 1) - 3 * variance
    let weight = (2 * whole + 1) * missing / (6 * (variance - (whole + 1) * (whole + 1)))
    boxReach = Int(whole)
    end = UInt64((weight * 256).rounded())
  }

  /// The distance in pixels of the pixels that a pixel depends on.
  var reach: Int { boxReach.map { (Self.passes * ($0 + 1) + 2) * cell } ?? 0 }

  /// Squares of pixels with the components blue, green, red and alpha.
  struct Cells {
    /// The indexes of the first column and row.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// The components, 16 times those of pixels, row by row.
    var values: [UInt16]
  }

  /// Returns the blurred squares that cover a rectangle of whole pixels, with one more on each side.
  ///
  /// - Parameter screen: The whole pixels that may be blurred; nil for all.
  func blurred(_ target: CanvasTarget, in rect: CGRect, within screen: CGRect? = nil) -> Cells {
    let margin = boxReach.map { Self.passes * ($0 + 1) } ?? 0
    func index(_ pixel: CGFloat) -> Int { Int((pixel / CGFloat(cell)).rounded(.down)) }
    let (left, top) = (index(rect.minX) - 1, index(rect.minY) - 1)
    let (right, bottom) = (index(rect.maxX - 1) + 1, index(rect.maxY - 1) + 1)
    var cells = means(
      of: target, within: screen, left: left - margin, top: top - margin,
      width: right - left + 1 + 2 * margin, height: bottom - top + 1 + 2 * margin)
    guard boxReach != nil else { return cells }
    var other = cells.values
    for _ in 0..<Self.passes {
      blur(
        cells.values, to: &other, count: cells.width, step: 4, lines: cells.height,
        lineStep: cells.width * 4)
      swap(&cells.values, &other)
    }
    for _ in 0..<Self.passes {
      blur(
        cells.values, to: &other, count: cells.height, step: cells.width * 4, lines: cells.width,
        lineStep: 4)
      swap(&cells.values, &other)
    }
    return cells
  }

  /// Returns the means of squares; those outside of the target and of the screen repeat the nearest ones inside.
  private func means(
    of target: CanvasTarget, within screen: CGRect?, left: Int, top: Int, width: Int, height: Int
  ) -> Cells {
    let limited = screen.map(target.bounds.intersection) ?? target.bounds
    let bounds = limited.isEmpty ? target.bounds : limited
    let (minX, minY) = (Int(bounds.minX), Int(bounds.minY))
    let (maxX, maxY) = (Int(bounds.maxX), Int(bounds.maxY))
    func indexes(_ low: Int, _ high: Int) -> ClosedRange<Int> {
      let size = CGFloat(cell)
      return Int(
        (CGFloat(low) / size).rounded(.down))...Int(
          (CGFloat(high - 1) / size).rounded(.down))
    }
    let (columns, rows) = (indexes(minX, maxX), indexes(minY, maxY))
    var values = [UInt16](repeating: 0, count: width * height * 4)
    values.withUnsafeMutableBufferPointer { values in
      for row in 0..<height {
        let y = min(max(top + row, rows.lowerBound), rows.upperBound)
        let lines = max(y * cell, minY)..<min((y + 1) * cell, maxY)
        for column in 0..<width {
          let x = min(max(left + column, columns.lowerBound), columns.upperBound)
          let pixels = max(x * cell, minX)..<min((x + 1) * cell, maxX)
          var sum = SIMD4<UInt32>(repeating: 0)
          for line in lines {
            var pixel = target.pixel(pixels.lowerBound, line)
            for _ in pixels {
              sum &+= SIMD4(UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]), UInt32(pixel[3]))
              pixel += 4
            }
          }
          let count = UInt32(lines.count * pixels.count)
          let start = (row * width + column) * 4
          for index in 0..<4 {
            values[start + index] = UInt16(
              truncatingIfNeeded: ((sum[index] << Self.precision) + count / 2) / count)
          }
        }
      }
    }
    return Cells(left: left, top: top, width: width, height: height, values: values)
  }

  /// Blurs lines by one box, repeating the values at their ends.
  private func blur(
    _ source: [UInt16], to result: inout [UInt16], count: Int, step: Int, lines: Int, lineStep: Int
  ) {
    guard let reach = boxReach else { return }
    let weight = UInt64(2 * reach + 1) * 256 + 2 * end
    let factor = ((1 << 40) + weight / 2) / weight
    source.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { result in
        for line in 0..<lines {
          for component in 0..<4 {
            let start = line * lineStep + component
            func value(_ index: Int) -> UInt64 {
              UInt64(source[start + min(max(index, 0), count - 1) * step])
            }
            var sum: UInt64 = 0
            for index in -reach...reach { sum += value(index) }
            for index in 0..<count {
              let ends = value(index - reach - 1) + value(index + reach + 1)
              let weighted = sum * 256 + ends * end
              result[start + index * step] = UInt16(
                truncatingIfNeeded: (weighted * factor + (1 << 39)) >> 40)
              sum = sum + value(index + reach + 1) - value(index - reach)
            }
          }
        }
      }
    }
  }

  /// Writes the pixels of the canvas in `rect` to an image whose first pixel is at `origin`, by
  /// linear interpolation between the squares.
  func write(_ cells: Cells, to image: Surface, at origin: CGPoint, in rect: CGRect) {
    // Positions are in halves of a pixel; `cell` is a power of two.
    let unit = 2 * cell
    let shift = 2 * unit.trailingZeroBitCount + Self.precision
    let mask = unit - 1
    let half = UInt32(1) << UInt32(shift - 1)
    cells.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      func square(_ start: Int) -> SIMD4<UInt32> {
        SIMD4(
          truncatingIfNeeded: UnsafeRawPointer(values + start)
            .loadUnaligned(as: SIMD4<UInt16>.self))
      }
      for y in Int(rect.minY)..<Int(rect.maxY) {
        let row = 2 * y + 1 - cell
        let bottom = UInt32(row & mask)
        let line = (row >> unit.trailingZeroBitCount) - cells.top
        let target = image.bytes + (y - Int(origin.y)) * image.bytesPerRow
        for x in Int(rect.minX)..<Int(rect.maxX) {
          let column = 2 * x + 1 - cell
          let right = UInt32(column & mask)
          let start = (line * cells.width + (column >> unit.trailingZeroBitCount) - cells.left) * 4
          let next = start + cells.width * 4
          let (left, top) = (UInt32(unit) - right, UInt32(unit) - bottom)
          let upper = square(start) &* left &+ square(start + 4) &* right
          let lower = square(next) &* left &+ square(next + 4) &* right
          let sum = (upper &* top &+ lower &* bottom &+ half) &>> UInt32(shift)
          UnsafeMutableRawPointer(target + (x - Int(origin.x)) * 4)
            .storeBytes(of: SIMD4<UInt8>(truncatingIfNeeded: sum), as: SIMD4<UInt8>.self)
        }
      }
    }
  }
}
