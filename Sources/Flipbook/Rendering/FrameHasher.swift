import Imaging
import Raster

/// A job that draws frames and hashes their pixels.
actor FrameHasher: FrameJob {
  private let plan: RenderPlan
  private let renderer: FrameRenderer
  private let digester = PixelDigester()

  init(plan: RenderPlan) throws {
    self.plan = plan
    renderer = try FrameRenderer(plan)
  }

  /// Returns the digests of frames with their numbers.
  func process(_ frames: [Frame]) throws -> [(number: Int, pixels: Digest)] {
    try frames.map { frame in
      try Task.checkCancellation()
      let drawn = try renderer.draw(frame.list)
      return (frame.number, digester.digest(of: PixelView(drawn), changed: drawn.changedRows))
    }
  }
}
