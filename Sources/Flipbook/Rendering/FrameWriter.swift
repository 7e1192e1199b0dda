import Imaging
import Raster

/// One job: draws frames, encodes them and writes their files.
actor FrameWriter: FrameJob {
  /// Frames of one of the renders that jobs share.
  struct Work: Sendable {
    /// Which of the renders it is.
    let render: Int
    let plan: RenderPlan
    let folder: OutputFolder
    let frames: [Frame]
  }

  /// What became of the frames.
  struct Done: Sendable {
    let render: Int
    let result: Result<Written, any Error>
  }

  /// Some frames that stand in the folder.
  struct Written: Sendable {
    var frames: [Manifest.Frame] = []
    var timings = RenderTimings()
  }

  /// What a job keeps from frame to frame of a render.
  private struct Tools {
    let render: Int
    let renderer: FrameRenderer
    let encoder: any PictureEncoder

    init(for work: Work) throws {
      render = work.render
      renderer = try FrameRenderer(work.plan)
      encoder = work.plan.options.compression.encoder()
    }
  }

  private var tools: Tools?

  /// Writes the files of some frames.
  func work(on work: Work) -> Done {
    Done(render: work.render, result: Result { try write(work) })
  }

  private func write(_ work: Work) throws -> Written {
    if tools?.render != work.render { tools = nil }
    let tools = try self.tools ?? Tools(for: work)
    self.tools = tools
    let options = work.plan.options
    var written = Written()
    var last: (bytes: [UInt8], path: String)?
    for frame in work.frames {
      try Task.checkCancellation()
      let file = try tools.renderer.file(
        of: frame.list, by: tools.encoder, timings: &written.timings)
      if options.isParanoid { try check(file, of: frame, in: work.plan) }
      let name = options.pattern.name(of: frame.number)
      let path = work.folder.file(name)
      try written.timings.measure(\.writing) {
        if options.linksRepeats, let last, last.bytes == file.bytes,
          Files.link(last.path, as: path)
        {
          return
        }
        try Files.write(file.bytes, to: path)
      }
      last = (file.bytes, path)
      written.frames.append(
        Manifest.Frame(
          number: frame.number, fps: options.fps, file: name, pixels: file.pixels,
          bytes: Digest(bytes: file.bytes)))
    }
    return written
  }

  /// Draws a frame again with nothing kept from others, and throws if that gives another file.
  private func check(_ file: FrameFile, of frame: Frame, in plan: RenderPlan) throws {
    var timings = RenderTimings()
    let again = try FrameRenderer(plan).file(
      of: frame.list, by: plan.options.compression.encoder(), timings: &timings)
    guard again == file else { throw FlipbookError.frameDiffers(frame.number) }
  }
}
