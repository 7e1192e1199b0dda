import CoreGraphics

/// Samples a shadow mask along rows of the canvas with bilinear interpolation.
///
/// Positions are fixed-point numbers with 32 fractional bits, relative to the canvas origin: a
/// pixel's value must not depend on where its row begins.
struct ShadowSampler {
  private let samples: UnsafePointer<UInt8>
  private let width: Int
  private let height: Int
  /// The position of the canvas' first pixel and the steps to the next column and row.
  private let origin: (x: Int, y: Int)
  private let column: (x: Int, y: Int)
  private let row: (x: Int, y: Int)
  /// The samples to skip.
  private let excluded: (x: Range<Int>, y: Range<Int>)

  /// Creates a sampler; nil if the transform exceeds the range of the fixed-point numbers.
  ///
  /// - Parameters:
  ///   - samples: Rows from the top without padding.
  ///   - width: The number of samples per row.
  ///   - height: The number of rows.
  ///   - map: The transform from pixels to samples, both relative to the center of the first one.
  ///   - excluded: The samples to skip; null for none.
  init?(
    samples: UnsafePointer<UInt8>, width: Int, height: Int, map: CGAffineTransform, excluded: CGRect
  ) {
    guard let a = Self.fixed(map.a), let b = Self.fixed(map.b), let c = Self.fixed(map.c),
      let d = Self.fixed(map.d), let tx = Self.fixed(map.tx), let ty = Self.fixed(map.ty)
    else { return nil }
    (self.samples, self.width, self.height) = (samples, width, height)
    (origin, column, row) = ((tx, ty), (a, b), (c, d))
    if excluded.isNull {
      self.excluded = (0..<0, 0..<0)
    } else {
      self.excluded = (
        Self.range(excluded.minX, excluded.maxX), Self.range(excluded.minY, excluded.maxY)
      )
    }
  }

  /// What determines the values of a rectangle of pixels.
  struct Key: Equatable {
    /// The position of the first pixel and the steps to the next column and row.
    fileprivate let positions: [Int]
    fileprivate let excluded: [Range<Int>]
    fileprivate let size: CGSize
  }

  /// Returns what determines the values of the pixels in a rectangle of whole pixels.
  func key(of rect: CGRect) -> Key {
    let (left, top) = (Int(rect.minX), Int(rect.minY))
    return Key(
      positions: [
        origin.x &+ top &* row.x &+ left &* column.x, origin.y &+ top &* row.y &+ left &* column.y,
        column.x, column.y, row.x, row.y,
      ],
      excluded: [excluded.x, excluded.y], size: rect.size)
  }

  /// Writes the values of `count` pixels of a row from `column` on, leaving pixels outside of the
  /// mask unchanged.
  func sample(row: Int, column: Int, count: Int, to bytes: UnsafeMutablePointer<UInt8>) {
    let line = Line(
      x: origin.x &+ row &* self.row.x &+ column &* self.column.x,
      y: origin.y &+ row &* self.row.y &+ column &* self.column.y,
      stepX: self.column.x, stepY: self.column.y, count: count)
    let inside = line.range(x: 0..<(width - 1) << 32, y: 0..<(height - 1) << 32)
    let gap = line.range(x: excluded.x, y: excluded.y)
    if gap.isEmpty {
      read(inside, of: line, to: bytes)
    } else {
      read(inside.clamped(to: 0..<gap.lowerBound), of: line, to: bytes)
      read(inside.clamped(to: gap.upperBound..<count), of: line, to: bytes)
    }
  }

  private func read(_ range: Range<Int>, of line: Line, to bytes: UnsafeMutablePointer<UInt8>) {
    guard !range.isEmpty else { return }
    if line.stepX == 1 << 32, line.stepY == 0 {
      copy(range, of: line, to: bytes)
      return
    }
    for index in range {
      let (x, y) = (line.x &+ index &* line.stepX, line.y &+ index &* line.stepY)
      let upper = samples + ((y >> 32) &* width &+ x >> 32)
      bytes[index] = sample(upper, upper + width, right: weight(x), down: weight(y))
    }
  }

  /// Samples a mask that is neither rotated nor scaled: all pixels have the same weights, so the
  /// compiler can vectorize the loop.
  private func copy(_ range: Range<Int>, of line: Line, to bytes: UnsafeMutablePointer<UInt8>) {
    let upper = samples + ((line.y >> 32) &* width &+ line.x >> 32 &+ range.lowerBound)
    let lower = upper + width
    let (right, down) = (weight(line.x), weight(line.y))
    let target = bytes + range.lowerBound
    for index in 0..<range.count {
      target[index] = sample(upper + index, lower + index, right: right, down: down)
    }
  }

  /// Returns the mean of two adjacent samples and the two below them, weighted by the fractions to
  /// the right and below, in 1/256.
  @inline(__always)
  private func sample(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, right: UInt32, down: UInt32
  ) -> UInt8 {
    let above = mix(upper[0], upper[1], right)
    let below = mix(lower[0], lower[1], right)
    let sum: UInt32 = above &* (256 &- down) &+ below &* down
    return UInt8(truncatingIfNeeded: (sum &+ 32_768) >> 16)
  }

  /// Returns the weighted sum of two samples, times 256.
  @inline(__always)
  private func mix(_ left: UInt8, _ right: UInt8, _ weight: UInt32) -> UInt32 {
    UInt32(left) &* (256 &- weight) &+ UInt32(right) &* weight
  }

  /// Returns the weight of the next sample, in 1/256.
  private func weight(_ coordinate: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: coordinate >> 24) & 255
  }

  private static func fixed(_ number: CGFloat) -> Int? {
    let limit: CGFloat = 16_777_216
    return abs(number) < limit ? Int((number * 4_294_967_296).rounded()) : nil
  }

  private static func range(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
    guard let start = fixed(start), let end = fixed(end), start < end else { return 0..<0 }
    return start..<end
  }

  /// The positions that the pixels of a row sample.
  private struct Line {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int
    let count: Int

    /// Returns the indices of the positions in a rectangle.
    func range(x: Range<Int>, y: Range<Int>) -> Range<Int> {
      guard !x.isEmpty, !y.isEmpty else { return 0..<0 }
      return indices(self.x, stepX, in: x).clamped(to: indices(self.y, stepY, in: y))
    }

    /// Returns the indices at which one coordinate is in a range.
    private func indices(_ start: Int, _ step: Int, in range: Range<Int>) -> Range<Int> {
      guard step != 0 else { return range.contains(start) ? 0..<count : 0..<0 }
      // A negative step is a positive step through the mirrored range.
      let (start, step, first, end) =
        step > 0
        ? (start, step, range.lowerBound, range.upperBound)
        : (0 &- start, 0 &- step, 1 - range.upperBound, 1 - range.lowerBound)
      func steps(to coordinate: Int) -> Int {
        let distance = coordinate &- start
        return distance <= 0 ? 0 : min(count, (distance - 1) / step + 1)
      }
      return steps(to: first)..<max(steps(to: first), steps(to: end))
    }
  }
}
