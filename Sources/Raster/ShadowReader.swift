import CoreGraphics

/// Reads between a shadow's samples, along the rows of a canvas.
///
/// It counts in whole numbers, 32 bits of them after the point, from the canvas' first pixel: what a pixel
/// reads must not depend on where its row was begun.
struct ShadowReader {
  private let samples: UnsafePointer<UInt8>
  private let width: Int
  private let height: Int
  /// Where the canvas' first pixel reads, and how much further those on its right and below it do.
  private let origin: (x: Int, y: Int)
  private let column: (x: Int, y: Int)
  private let row: (x: Int, y: Int)
  /// The samples that need not be read.
  private let hidden: (x: Range<Int>, y: Range<Int>)

  /// Makes a reader; nil for a map that takes pixels too far.
  ///
  /// - Parameters:
  ///   - samples: Rows from the top without padding.
  ///   - width: The samples of a row.
  ///   - height: The rows.
  ///   - map: What takes pixels to samples, both counted from the middle of the first.
  ///   - hidden: The samples that need not be read; null for none.
  init?(
    samples: UnsafePointer<UInt8>, width: Int, height: Int, map: CGAffineTransform, hidden: CGRect
  ) {
    guard let a = Self.fixed(map.a), let b = Self.fixed(map.b), let c = Self.fixed(map.c),
      let d = Self.fixed(map.d), let tx = Self.fixed(map.tx), let ty = Self.fixed(map.ty)
    else { return nil }
    (self.samples, self.width, self.height) = (samples, width, height)
    (origin, column, row) = ((tx, ty), (a, b), (c, d))
    if hidden.isNull {
      self.hidden = (0..<0, 0..<0)
    } else {
      self.hidden = (
        Self.range(hidden.minX, hidden.maxX), Self.range(hidden.minY, hidden.maxY)
      )
    }
  }

  /// Writes what `count` pixels of a row read, from a column on; outside there is nothing.
  func read(row: Int, column: Int, count: Int, to bytes: UnsafeMutablePointer<UInt8>) {
    let line = Line(
      x: origin.x &+ row &* self.row.x &+ column &* self.column.x,
      y: origin.y &+ row &* self.row.y &+ column &* self.column.y,
      stepX: self.column.x, stepY: self.column.y, count: count)
    let inside = line.range(x: 0..<(width - 1) << 32, y: 0..<(height - 1) << 32)
    let hole = line.range(x: hidden.x, y: hidden.y)
    if hole.isEmpty {
      read(inside, of: line, to: bytes)
    } else {
      read(inside.clamped(to: 0..<hole.lowerBound), of: line, to: bytes)
      read(inside.clamped(to: hole.upperBound..<count), of: line, to: bytes)
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
      bytes[index] = sample(upper, upper + width, right: share(x), down: share(y))
    }
  }

  /// Does the same for a layer that does not turn: all pixels lie alike between their samples, which
  /// the processor can do many of at once.
  private func copy(_ range: Range<Int>, of line: Line, to bytes: UnsafeMutablePointer<UInt8>) {
    let upper = samples + ((line.y >> 32) &* width &+ line.x >> 32 &+ range.lowerBound)
    let lower = upper + width
    let (right, down) = (share(line.x), share(line.y))
    let target = bytes + range.lowerBound
    for index in 0..<range.count {
      target[index] = sample(upper + index, lower + index, right: right, down: down)
    }
  }

  /// The middle of two samples and the two below, by the shares of those on the right and below of 256.
  @inline(__always)
  private func sample(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, right: UInt32, down: UInt32
  ) -> UInt8 {
    let above = mix(upper[0], upper[1], right)
    let below = mix(lower[0], lower[1], right)
    let sum: UInt32 = above &* (256 &- down) &+ below &* down
    return UInt8(truncatingIfNeeded: (sum &+ 32_768) >> 16)
  }

  /// The two samples by their shares, times 256.
  @inline(__always)
  private func mix(_ left: UInt8, _ right: UInt8, _ share: UInt32) -> UInt32 {
    UInt32(left) &* (256 &- share) &+ UInt32(right) &* share
  }

  /// The share of the next sample, of 256.
  private func share(_ place: Int) -> UInt32 { UInt32(truncatingIfNeeded: place >> 24) & 255 }

  private static func fixed(_ number: CGFloat) -> Int? {
    let limit: CGFloat = 16_777_216
    return abs(number) < limit ? Int((number * 4_294_967_296).rounded()) : nil
  }

  private static func range(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
    guard let start = fixed(start), let end = fixed(end), start < end else { return 0..<0 }
    return start..<end
  }

  /// The places that the pixels of a row read.
  private struct Line {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int
    let count: Int

    /// Which of the places lie in a rectangle.
    func range(x: Range<Int>, y: Range<Int>) -> Range<Int> {
      guard !x.isEmpty, !y.isEmpty else { return 0..<0 }
      return indices(self.x, stepX, in: x).clamped(to: indices(self.y, stepY, in: y))
    }

    /// Where on its way a coordinate lies in a range.
    private func indices(_ start: Int, _ step: Int, in range: Range<Int>) -> Range<Int> {
      guard step != 0 else { return range.contains(start) ? 0..<count : 0..<0 }
      // Going backwards is going forwards through what is mirrored.
      let (start, step, first, end) =
        step > 0
        ? (start, step, range.lowerBound, range.upperBound)
        : (0 &- start, 0 &- step, 1 - range.upperBound, 1 - range.lowerBound)
      func steps(to place: Int) -> Int {
        let distance = place &- start
        return distance <= 0 ? 0 : min(count, (distance - 1) / step + 1)
      }
      return steps(to: first)..<max(steps(to: first), steps(to: end))
    }
  }
}
