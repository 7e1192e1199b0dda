import Imaging
import Raster

/// One job: draws frames to pixels.
actor FrameDrawer: FrameJob {
  private let renderer: FrameRenderer

  init(scale: Double, isTransparent: Bool = false) throws {
    renderer = try FrameRenderer(scale: scale, isTransparent: isTransparent)
  }

  /// The pixels of some frames: red, green, blue and alpha, not multiplied, row by row.
  func work(on frames: [Frame]) throws -> [[UInt8]] {
    try frames.map { frame in
      try Task.checkCancellation()
      return PixelView(try renderer.draw(frame.list)).straightBytes
    }
  }
}
