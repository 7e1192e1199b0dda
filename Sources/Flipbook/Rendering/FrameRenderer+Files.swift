import DisplayList
import Imaging
import Raster

/// The file of a frame and the digest of its pixels.
struct FrameFile: Hashable, Sendable {
  let bytes: [UInt8]
  let pixels: Digest
}

extension FrameRenderer {
  /// Creates a renderer for the frames of a plan.
  convenience init(_ plan: RenderPlan) throws {
    try self.init(scale: plan.scale, isTransparent: plan.options.isTransparent)
  }

  /// Returns an image of a display list as a PNG file.
  ///
  /// - Throws: A `FlipbookError` for a scale or a size out of range, and what drawing throws.
  package static func png(
    of list: DisplayList, scale: Double, isTransparent: Bool = false
  ) throws -> [UInt8] {
    try checkPixelSize(of: list.size, scale: scale)
    var timings = RenderTimings()
    return try FrameRenderer(scale: CGFloat(scale), isTransparent: isTransparent)
      .file(of: list, by: PNGEncoder(), timings: &timings).bytes
  }

  /// Returns the size in pixels of an image, given its size in points.
  ///
  /// - Throws: A `FlipbookError` for a scale or a size out of range.
  @discardableResult
  package static func checkPixelSize(
    of points: CGSize, scale: Double
  ) throws(FlipbookError) -> (width: Int, height: Int) {
    guard RenderPlan.scales.contains(scale) else { throw .scaleOutOfRange(scale) }
    guard let (width, height) = try? pixelSize(of: points, scale: CGFloat(scale)),
      width * height <= RenderPlan.maxPixels
    else { throw .frameSizeOutOfRange(points, scale: scale) }
    return (width, height)
  }

  /// Draws a display list and encodes it.
  func file(
    of list: DisplayList, by encoder: any ImageEncoder, timings: inout RenderTimings
  ) throws -> FrameFile {
    let drawn = try timings.measure(\.drawing) { try draw(list) }
    return try timings.measure(\.encoding) {
      let image = try encoder.image(of: PixelView(drawn), changed: drawn.changedRows)
      return FrameFile(bytes: image.bytes, pixels: image.pixels)
    }
  }
}

extension PixelView {
  /// Creates a view of a renderer's pixels, which is valid until the renderer draws again.
  init(_ drawn: FrameRenderer.Pixels) {
    self.init(
      base: drawn.writtenBase, width: drawn.width, height: drawn.height,
      bytesPerRow: drawn.bytesPerRow, format: drawn.isOpaque ? .opaqueBGRX : .premultipliedBGRA,
      rowColors: drawn.rowColors)
  }
}
