import DisplayList
import Raster
import Testing

extension RenderedImage {
  /// Draws in a context of UIKit on a transparent canvas of square points, as the content of a layer.
  init(
    drawing size: Int = 20, scale: CGFloat = 1, _ actions: (CGContext) -> Void
  ) throws {
    let bounds = CGRect(0, 0, CGFloat(size), CGFloat(size))
    let context = CGContext(bounds: bounds, scale: scale)
    actions(context)
    try self.init(
      DisplayLayer.make(bounds, content: .drawing(context.content)), size: size, scale: scale)
  }

  /// Copies the pixels of a context.
  init(_ context: CGContext) throws {
    let image = try #require(context.makeImage())
    self.init(image)
  }

  /// Copies the pixels of an image.
  init(_ image: CGImage) {
    self.init(width: image.width, height: image.height, bytes: image.pixels)
  }

  /// The components of a pixel: red, green, blue, alpha.
  func components(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  /// The alpha values of a column.
  func alphas(column: Int) -> [Int] { (0..<height).map { self[column, $0].alpha } }
}

extension CGContext {
  /// What has been drawn as the content of a layer of the same size.
  var content: DrawingContent {
    DrawingContent(drawing: drawing, size: size, frame: CGRect(origin: .zero, size: size))
  }

  /// Creates a context of UIKit with pixels.
  static func image(_ size: Int, scale: CGFloat = 1, isOpaque: Bool = false) throws -> CGContext {
    let side = Int(CGFloat(size) * scale)
    let bitmap = try #require(
      BitmapBuffer(
        width: side, height: side, isOpaque: isOpaque, rasterizer: CairoRasterizer.shared))
    return CGContext(
      bounds: CGRect(0, 0, CGFloat(size), CGFloat(size)), scale: scale, bitmap: bitmap)
  }

  /// Creates a context whose origin is at the bottom left, with pixels.
  static func bitmap(
    _ size: Int, data: UnsafeMutableRawPointer? = nil,
    info: CGImageAlphaInfo = .premultipliedLast, space: CGColorSpace? = nil
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0,
        space: space ?? CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: info.rawValue), rasterizer: CairoRasterizer.shared))
  }
}

extension [Int] {
  /// Returns whether all numbers differ by at most a tolerance.
  func isNear(_ other: [Int], _ tolerance: Int = 1) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

/// Returns an image of rows of colors: r, g, b, w for white, k for black, and a dot for none.
func pixels(_ rows: String...) throws -> CGImage {
  let colors: [Character: [UInt8]] = [
    "r": [0, 0, 255, 255], "g": [0, 255, 0, 255], "b": [255, 0, 0, 255],
    "w": [255, 255, 255, 255], "k": [0, 0, 0, 255], ".": [0, 0, 0, 0],
  ]
  return try #require(
    CGImage(
      width: rows[0].count, height: rows.count,
      pixels: rows.joined().flatMap { colors[$0] ?? [] }))
}
