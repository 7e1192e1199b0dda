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

  /// The memory it takes.
  var byteCount: Int { samples.count }

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
    // Places between samples count from the first one's middle, places between pixels from the canvas'
    // first pixel's.
    let toSamples = picture.matrix.inverted()
      .concatenating(CGAffineTransform(translationX: -0.5, y: -0.5))
    let map = CGAffineTransform(translationX: 0.5, y: 0.5)
      .concatenating(matrix.inverted()).concatenating(toSamples)
    samples.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress,
        let reader = ShadowReader(
          samples: samples, width: picture.width, height: picture.height, map: map,
          hidden: hidden.applying(toSamples))
      else { return }
      for row in 0..<surface.height {
        reader.read(
          row: Int(rect.minY) + row, column: Int(rect.minX), count: surface.width,
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
