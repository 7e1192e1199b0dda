import Imaging
import Raster

/// A job that draws frames.
actor FrameDrawer: FrameJob {
  private let renderer: FrameRenderer

  init(scale: Double, isTransparent: Bool = false) throws {
    renderer = try FrameRenderer(scale: scale, isTransparent: isTransparent)
  }

  /// Returns the pixels of frames, row by row, as RGBA bytes that are not premultiplied.
  func process(_ frames: [Frame]) throws -> [[UInt8]] {
    try frames.map { frame in
      try Task.checkCancellation()
      return PixelView(try renderer.draw(frame.list)).straightBytes
    }
  }
}
