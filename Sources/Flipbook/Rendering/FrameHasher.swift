import Imaging
import Raster

/// One job: draws frames and takes their fingerprints, without making files of them.
actor FrameHasher: FrameJob {
  private let plan: RenderPlan
  private let renderer: FrameRenderer

  init(plan: RenderPlan) throws {
    self.plan = plan
    renderer = try FrameRenderer(plan)
  }

  /// The fingerprints of some frames, with their numbers.
  func work(on frames: [FrameSource.Frame]) throws -> [(number: Int, pixels: Digest)] {
    try frames.map { frame in
      try Task.checkCancellation()
      return (frame.number, Digest(pixels: PixelView(try renderer.draw(frame.list))))
    }
  }
}
