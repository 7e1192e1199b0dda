import CCairo
import CoreGraphics
import Foundation

/// A blurred shape in a layer's own space, through which a shadow's colour is painted.
///
/// Being smooth, it stands a rotation or a part of a pixel without being blurred anew.
final class ShadowMask {
  /// What a mask covers.
  struct Area {
    let picture: LayerPicture
    /// The blur's standard deviation in the picture's pixels.
    let sigma: CGFloat

    /// Nil where there is nothing to cover.
    init?(_ shape: CGRect, radius: CGFloat, resolution: CGFloat) {
      let reach = ShadowMask.reach(radius: radius)
      let rect = shape.insetBy(dx: -reach, dy: -reach)
      guard !rect.isNull, [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
      else { return nil }
      picture = LayerPicture(of: rect, resolution: resolution)
      sigma = radius > 0 ? radius * picture.resolution : 0
    }
  }

  /// The rectangle that the mask covers, in points.
  var extents: CGRect {
    CGRect(x: 0, y: 0, width: picture.width, height: picture.height).applying(picture.matrix)
  }

  private let picture: LayerPicture
  /// The blurred alpha from 0 to 255, rows from the top without padding.
  private let samples: [UInt8]

  /// Blurs the area that a path encloses; nil where it encloses none.
  convenience init?(of path: CGPath, radius: CGFloat, resolution: CGFloat) throws(RasterError) {
    guard let area = Area(path.boundingBox, radius: radius, resolution: resolution) else {
      return nil
    }
    let surface = try Surface(
      CAIRO_FORMAT_ARGB32, width: area.picture.width, height: area.picture.height)
    let canvas = Canvas(surface)
    canvas.setMatrix(area.picture.matrix.inverted())
    canvas.setSource(.black, alpha: 1)
    canvas.fill(path)
    try canvas.finish()
    self.init(alphaOf: surface, area: area)
  }

  /// Blurs the alpha of a surface that shows an area.
  init(alphaOf source: Surface, area: Area) {
    picture = area.picture
    let (width, height) = (source.width, source.height)
    var alpha = [Float](unsafeUninitializedCapacity: width * height) { alpha, count in
      for row in 0..<height {
        let pixels = source.bytes + row * source.bytesPerRow
        for column in 0..<width {
          alpha.initializeElement(at: row * width + column, to: Float(pixels[column * 4 + 3]))
        }
      }
      count = width * height
    }
    GaussianBlur(sigma: area.sigma).apply(to: &alpha, width: width, height: height)
    samples = alpha.map { UInt8(min(max($0 + 0.5, 0), 255)) }
  }

  /// Returns the mask as it appears in the pixels of `rect`, when `matrix` takes points to pixels.
  ///
  /// What lies in `hidden`, a rectangle in points, is left out.
  func surface(
    over rect: CGRect, matrix: CGAffineTransform, hidden: CGRect
  ) throws(RasterError) -> Surface {
    let surface = try Surface(
      CAIRO_FORMAT_A8, width: Int(rect.width), height: Int(rect.height))
    // Places between samples count from the first one's middle.
    let toSamples = picture.matrix.inverted()
      .concatenating(CGAffineTransform(translationX: -0.5, y: -0.5))
    let map = CGAffineTransform(translationX: rect.minX + 0.5, y: rect.minY + 0.5)
      .concatenating(matrix.inverted()).concatenating(toSamples)
    samples.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress else { return }
      let reader = Reader(
        samples: samples, width: picture.width, height: picture.height,
        hidden: hidden.applying(toSamples))
      for row in 0..<surface.height {
        let start = CGPoint(x: 0, y: CGFloat(row)).applying(map)
        reader.read(
          from: start, step: CGVector(dx: map.a, dy: map.b), count: surface.width,
          to: surface.bytes + row * surface.bytesPerRow)
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }

  /// How far a shadow reaches beyond its shape, in points.
  ///
  /// Core Animation's radius is the Gaussian's standard deviation; beyond three of them lies a
  /// thousandth of the shadow.
  static func reach(radius: CGFloat) -> CGFloat {
    radius > 0 ? 3 * radius + 1 : 0
  }

  /// Whether the blur is too small to be seen.
  static func isSharp(radius: CGFloat, resolution: CGFloat) -> Bool {
    !(radius * resolution > 0.1)
  }
}

extension ShadowMask {
  /// Reads between samples along straight lines.
  private struct Reader {
    let samples: UnsafePointer<UInt8>
    let width: Int
    let height: Int
    /// What need not be read.
    let hidden: CGRect

    /// Writes the samples at `start`, `start + step` and so on; outside there is nothing.
    func read(
      from start: CGPoint, step: CGVector, count: Int, to bytes: UnsafeMutablePointer<UInt8>
    ) {
      let all = CGRect(x: 0, y: 0, width: width - 1, height: height - 1)
      let inside = span(start, step, count, within: all)
      let hole = hidden.isNull ? 0..<0 : span(start, step, count, within: hidden)
      if hole.isEmpty {
        read(inside, from: start, step: step, to: bytes)
      } else {
        read(inside.clamped(to: 0..<hole.lowerBound), from: start, step: step, to: bytes)
        read(inside.clamped(to: hole.upperBound..<count), from: start, step: step, to: bytes)
      }
    }

    private func read(
      _ inside: Range<Int>, from start: CGPoint, step: CGVector,
      to bytes: UnsafeMutablePointer<UInt8>
    ) {
      guard !inside.isEmpty else { return }
      if step.dx == 1, step.dy == 0 {
        copy(inside, from: start, to: bytes)
        return
      }
      // Whole numbers, 32 bits of them after the point: what a pixel reads must not depend on where
      // its row began.
      guard let stepX = Self.fixed(step.dx), let stepY = Self.fixed(step.dy),
        let startX = Self.fixed(start.x), let startY = Self.fixed(start.y)
      else { return }
      var x = startX &+ inside.lowerBound &* stepX
      var y = startY &+ inside.lowerBound &* stepY
      let (lastX, lastY) = ((width - 1) << 32 - 1, (height - 1) << 32 - 1)
      for index in inside {
        let column = min(max(x, 0), lastX)
        let row = min(max(y, 0), lastY)
        let upper = samples + ((row >> 32) &* width &+ column >> 32)
        let lower = upper + width
        let right = UInt32(truncatingIfNeeded: column >> 24) & 255
        let down = UInt32(truncatingIfNeeded: row >> 24) & 255
        let above = mix(upper[0], upper[1], right)
        let below = mix(lower[0], lower[1], right)
        let sum: UInt32 = above &* (256 &- down) &+ below &* down
        bytes[index] = UInt8(truncatingIfNeeded: (sum &+ 32_768) >> 16)
        x &+= stepX
        y &+= stepY
      }
    }

    /// Does the same for a layer that does not turn: all pixels lie alike between their samples, which
    /// the processor can do many of at once.
    private func copy(
      _ range: Range<Int>, from start: CGPoint, to bytes: UnsafeMutablePointer<UInt8>
    ) {
      let (x, y) = (start.x + CGFloat(range.lowerBound), start.y)
      let upper = samples + (Int(y) * width + Int(x))
      let lower = upper + width
      let right = UInt32((x - x.rounded(.down)) * 256)
      let down = UInt32((y - y.rounded(.down)) * 256)
      let target = bytes + range.lowerBound
      for index in 0..<range.count {
        let above = mix(upper[index], upper[index &+ 1], right)
        let below = mix(lower[index], lower[index &+ 1], right)
        let sum: UInt32 = above &* (256 &- down) &+ below &* down
        target[index] = UInt8(truncatingIfNeeded: (sum &+ 32_768) >> 16)
      }
    }

    private static func fixed(_ number: CGFloat) -> Int? {
      Int(exactly: (number * 4_294_967_296).rounded(.down))
    }

    /// The two samples by their shares, times 256.
    private func mix(_ left: UInt8, _ right: UInt8, _ share: UInt32) -> UInt32 {
      UInt32(left) &* (256 &- share) &+ UInt32(right) &* share
    }

    /// Which of the places lie in a rectangle.
    private func span(
      _ start: CGPoint, _ step: CGVector, _ count: Int, within rect: CGRect
    ) -> Range<Int> {
      span(start.x - rect.minX, step.dx, count, limit: rect.width)
        .clamped(to: span(start.y - rect.minY, step.dy, count, limit: rect.height))
    }

    /// Where on its way a coordinate lies from 0 to `limit`.
    private func span(
      _ start: CGFloat, _ step: CGFloat, _ count: Int, limit: CGFloat
    ) -> Range<Int> {
      guard step != 0 else { return start >= 0 && start < limit ? 0..<count : 0..<0 }
      let (from, to) = (-start / step, (limit - start) / step)
      let first = min(max(min(from, to).rounded(.up), 0), CGFloat(count))
      let end = min(max(max(from, to).rounded(.up), first), CGFloat(count))
      return Int(first)..<Int(end)
    }
  }
}
