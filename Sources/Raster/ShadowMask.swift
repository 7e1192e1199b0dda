import CCairo
import CoreGraphics

/// A blurred shape in a layer's coordinate space, through which a shadow's color is painted.
///
/// As it is smooth, it can be rotated or moved by a fraction of a pixel without being blurred anew.
final class ShadowMask {
  /// The area that a mask covers.
  struct Area {
    let grid: PixelGrid
    /// The blur's standard deviation in the grid's pixels.
    let sigma: CGFloat

    /// Returns nil if the shape is empty or not finite.
    init?(_ shape: CGRect, radius: CGFloat, resolution: CGFloat) {
      let reach = ShadowMask.reach(radius: radius)
      let rect = shape.insetBy(dx: -reach, dy: -reach)
      guard !rect.isNull, [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
      else { return nil }
      grid = PixelGrid(of: rect, resolution: resolution)
      sigma = radius > 0 ? radius * grid.resolution : 0
    }
  }

  /// The alpha of the pixels of a surface.
  struct Alpha: Hashable {
    let width: Int
    let height: Int
    /// The alpha, from 0 to 255, as rows from the top without padding.
    let samples: [UInt8]

    init(of surface: Surface) {
      let (width, height) = (surface.width, surface.height)
      (self.width, self.height) = (width, height)
      samples = [UInt8](unsafeUninitializedCapacity: width * height) { samples, count in
        for row in 0..<height {
          let pixels = surface.bytes + row * surface.bytesPerRow
          for column in 0..<width {
            samples.initializeElement(at: row * width + column, to: pixels[column * 4 + 3])
          }
        }
        count = width * height
      }
    }

    /// Hashes a few rows: whether two are equal is compared as a whole.
    func hash(into hasher: inout Hasher) {
      hasher.combine(width)
      hasher.combine(height)
      samples.withUnsafeBytes { samples in
        for row in stride(from: 0, to: height, by: max(1, height / 16)) {
          hasher.combine(
            bytes: UnsafeRawBufferPointer(rebasing: samples[row * width..<(row + 1) * width]))
        }
      }
    }
  }

  /// The rectangle that the mask covers, in points.
  var extents: CGRect {
    CGRect(x: 0, y: 0, width: grid.width, height: grid.height).applying(grid.matrix)
  }

  /// The memory use in bytes.
  var byteCount: Int { samples.count }

  private let grid: PixelGrid
  /// The blurred alpha, from 0 to 255, as rows from the top without padding.
  private let samples: [UInt8]
  /// The last resampled pixels: as long as a layer moves by whole pixels, they stay the same.
  private var resampled: (key: ShadowSampler.Key, surface: Surface)?
  /// The maximum number of pixels that are kept.
  private static let maxResampledArea: CGFloat = 65_536

  /// Blurs the filled path; nil for a path without an area.
  convenience init?(of path: CGPath, radius: CGFloat, resolution: CGFloat) throws(RasterError) {
    guard let area = Area(path.boundingBox, radius: radius, resolution: resolution) else {
      return nil
    }
    let surface = try Surface(
      CAIRO_FORMAT_ARGB32, width: area.grid.width, height: area.grid.height)
    let canvas = Canvas(surface)
    canvas.setMatrix(area.grid.matrix.inverted())
    canvas.setSource(.black, alpha: 1)
    canvas.fill(path)
    try canvas.finish()
    self.init(Alpha(of: surface), area: area)
  }

  /// Blurs the alpha of a surface that covers an area.
  init(_ alpha: Alpha, area: Area) {
    grid = area.grid
    var blurred = alpha.samples.map(Float.init)
    GaussianBlur(sigma: area.sigma).apply(to: &blurred, width: alpha.width, height: alpha.height)
    samples = blurred.map { UInt8(min(max($0 + 0.5, 0), 255)) }
  }

  /// Returns the mask resampled to the pixels of `rect`; `matrix` maps points to pixels.
  ///
  /// The pixels in `excluded`, a rectangle in points, are skipped.
  func surface(
    over rect: CGRect, matrix: CGAffineTransform, excluded: CGRect
  ) throws(RasterError) -> Surface {
    // Sample coordinates are relative to the center of the first sample, pixel coordinates to the
    // canvas origin.
    let toSamples = grid.matrix.inverted()
      .concatenating(CGAffineTransform(translationX: -0.5, y: -0.5))
    let map = CGAffineTransform(translationX: 0.5, y: 0.5)
      .concatenating(matrix.inverted()).concatenating(toSamples)
    return try samples.withUnsafeBufferPointer { (samples) throws(RasterError) in
      let sampler = samples.baseAddress.flatMap {
        ShadowSampler(
          samples: $0, width: grid.width, height: grid.height, map: map,
          excluded: excluded.applying(toSamples))
      }
      guard let sampler else { return try Self.surface(of: rect) }
      let key = sampler.key(of: rect)
      if let resampled, resampled.key == key { return resampled.surface }
      let surface = try Self.surface(of: rect)
      for row in 0..<surface.height {
        sampler.sample(
          row: Int(rect.minY) + row, column: Int(rect.minX), count: surface.width,
          to: surface.bytes + row * surface.bytesPerRow)
      }
      cairo_surface_mark_dirty(surface.pointer)
      if rect.width * rect.height <= Self.maxResampledArea { resampled = (key, surface) }
      return surface
    }
  }

  private static func surface(of rect: CGRect) throws(RasterError) -> Surface {
    try Surface(CAIRO_FORMAT_A8, width: Int(rect.width), height: Int(rect.height))
  }

  /// Returns the distance in points by which a shadow extends beyond its shape.
  ///
  /// Core Animation's radius is the standard deviation of the Gaussian; beyond three of them, less
  /// than a thousandth of the shadow remains.
  static func reach(radius: CGFloat) -> CGFloat {
    radius > 0 ? 3 * radius + 1 : 0
  }

  /// Whether the blur is too small to be visible.
  static func isSharp(radius: CGFloat, resolution: CGFloat) -> Bool {
    !(radius * resolution > 0.1)
  }
}
