import CoreGraphics

/// The size and resolution of a bitmap that covers a rectangle of a layer's coordinate space.
struct PixelGrid: Hashable {
  /// The maximum number of pixels; larger rectangles have a lower resolution.
  static let maximumPixels = CGFloat(1 << 22)

  let width: Int
  let height: Int
  /// The number of pixels per point.
  let resolution: CGFloat
  /// The transform from the bitmap's pixels to points.
  let matrix: CGAffineTransform

  init(
    of rect: CGRect, resolution maxResolution: CGFloat, maxPixels: CGFloat = Self.maximumPixels
  ) {
    let area = max(rect.width * rect.height, 1e-6)
    resolution = min(maxResolution, (maxPixels / area).squareRoot())
    width = Self.count(rect.width * resolution)
    height = Self.count(rect.height * resolution)
    matrix = CGAffineTransform(
      a: 1 / resolution, b: 0, c: 0, d: 1 / resolution, tx: rect.minX, ty: rect.minY)
  }

  /// Returns a whole number of pixels; very long and thin rectangles are truncated.
  private static func count(_ pixels: CGFloat) -> Int {
    Int(min(max(pixels.rounded(.up), 1), CGFloat(FrameRenderer.maximumSide)))
  }
}
