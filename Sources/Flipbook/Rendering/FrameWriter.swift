import Imaging
import Raster

/// One job: draws frames, encodes them and writes their files.
actor FrameWriter: FrameJob {
  /// Some frames that stand in the folder.
  struct Written: Sendable {
    var frames: [Manifest.Frame] = []
    var timings = RenderTimings()
  }

  private let plan: RenderPlan
  private let folder: OutputFolder
  private let renderer: FrameRenderer
  private let encoder: PNGEncoder

  init(plan: RenderPlan, folder: OutputFolder) throws {
    self.plan = plan
    self.folder = folder
    renderer = try FrameRenderer(plan)
    encoder = PNGEncoder()
  }

  /// Writes the files of some frames.
  func work(on frames: [Frame]) throws -> Written {
    var written = Written()
    for frame in frames {
      try Task.checkCancellation()
      let file = try renderer.file(of: frame.list, by: encoder, timings: &written.timings)
      if plan.options.isParanoid { try check(file, of: frame) }
      let name = plan.options.pattern.name(of: frame.number)
      try written.timings.measure(\.writing) {
        try Files.write(file.bytes, to: folder.file(name))
      }
      written.frames.append(
        Manifest.Frame(
          number: frame.number, fps: plan.options.fps, file: name, pixels: file.pixels,
          bytes: Digest(bytes: file.bytes)))
    }
    return written
  }

  /// Draws a frame again with nothing kept from others, and throws if that gives another file.
  private func check(_ file: FrameFile, of frame: Frame) throws {
    var timings = RenderTimings()
    let again = try FrameRenderer(plan).file(
      of: frame.list, by: PNGEncoder(), timings: &timings)
    guard again == file else { throw FlipbookError.frameDiffers(frame.number) }
  }
}
