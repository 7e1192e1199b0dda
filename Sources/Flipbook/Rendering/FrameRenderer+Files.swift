import DisplayList
import Imaging
import Raster

/// A frame's file and the fingerprint of its pixels.
struct FrameFile: Hashable, Sendable {
  let bytes: [UInt8]
  let pixels: Digest
}

extension FrameRenderer {
  /// A renderer for the frames of a plan.
  convenience init(_ plan: RenderPlan) throws {
    try self.init(scale: plan.scale, isTransparent: plan.options.isTransparent)
  }

  /// Draws a display list and makes the PNG file of it.
  func file(
    of list: DisplayList, by encoder: any PictureEncoder, timings: inout RenderTimings
  ) throws -> FrameFile {
    let drawn = try timings.measure(\.drawing) { try draw(list) }
    return try timings.measure(\.encoding) {
      let picture = try encoder.picture(of: PixelView(drawn), changed: drawn.changedRows)
      return FrameFile(bytes: picture.bytes, pixels: picture.pixels)
    }
  }
}

extension PixelView {
  /// A look at what a renderer has drawn, until it draws again.
  init(_ drawn: FrameRenderer.Pixels) {
    self.init(
      base: drawn.base, width: drawn.width, height: drawn.height, bytesPerRow: drawn.bytesPerRow,
      format: drawn.isOpaque ? .opaqueBGRX : .premultipliedBGRA)
  }
}
