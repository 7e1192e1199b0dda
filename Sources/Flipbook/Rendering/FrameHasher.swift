import Imaging
import Raster

/// A job that draws frames and hashes their pixels.
actor FrameHasher: FrameJob {
  /// A batch of frames of one animation.
  struct Input: Sendable {
    /// The number of the animation.
    let play: Int
    let plan: RenderPlan
    let frames: [Frame]
  }

  /// The digests of a batch with the numbers of the frames.
  struct Output: Sendable {
    let play: Int
    let result: Result<[(number: Int, pixels: Digest)], any Error>
  }

  /// The state of a job within an animation.
  private struct Tools {
    let play: Int
    let renderer: FrameRenderer
    let digester = PixelDigester()
  }

  private var tools: Tools?

  func process(_ input: Input) -> Output {
    Output(play: input.play, result: Result { try digests(of: input) })
  }

  private func digests(of input: Input) throws -> [(number: Int, pixels: Digest)] {
    if tools?.play != input.play { tools = nil }
    let tools =
      try self.tools ?? Tools(play: input.play, renderer: FrameRenderer(input.plan))
    self.tools = tools
    return try input.frames.map { frame in
      try Task.checkCancellation()
      let drawn = try tools.renderer.draw(frame.list)
      return (frame.number, tools.digester.digest(of: PixelView(drawn), changed: drawn.changedRows))
    }
  }
}
