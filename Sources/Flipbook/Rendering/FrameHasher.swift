import Imaging
import Raster

/// One job: draws frames and takes their fingerprints, without making files of them.
actor FrameHasher: FrameJob {
  private let plan: RenderPlan
  private let renderer: FrameRenderer
  private let digester = PixelDigester()

  init(plan: RenderPlan) throws {
    self.plan = plan
    renderer = try FrameRenderer(plan)
  }

  /// The fingerprints of some frames, with their numbers.
  func work(on frames: [Frame]) throws -> [(number: Int, pixels: Digest)] {
    try frames.map { frame in
      try Task.checkCancellation()
      let drawn = try renderer.draw(frame.list)
      return (frame.number, digester.digest(of: PixelView(drawn), changed: drawn.changedRows))
    }
  }
}
