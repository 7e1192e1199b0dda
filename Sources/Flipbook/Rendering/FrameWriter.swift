import Imaging
import Raster

/// A job that draws and encodes frames and writes their files.
actor FrameWriter: FrameJob {
  /// A batch of frames of one render.
  struct Input: Sendable {
    /// The index of the render.
    let render: Int
    let plan: RenderPlan
    let folder: OutputFolder
    let frames: [Frame]
  }

  /// The result of a batch.
  struct Output: Sendable {
    let render: Int
    let result: Result<Written, any Error>
  }

  /// Frames that were written.
  struct Written: Sendable {
    var frames: [Manifest.Frame] = []
    var timings = RenderTimings()
  }

  /// The state of a job within a render.
  private struct Tools {
    let render: Int
    let renderer: FrameRenderer
    let encoder: any ImageEncoder

    init(for input: Input) throws {
      render = input.render
      renderer = try FrameRenderer(input.plan)
      encoder = input.plan.options.compression.encoder()
    }
  }

  private var tools: Tools?

  /// Writes the files of a batch.
  func process(_ input: Input) -> Output {
    Output(render: input.render, result: Result { try write(input) })
  }

  private func write(_ input: Input) throws -> Written {
    if tools?.render != input.render { tools = nil }
    let tools = try self.tools ?? Tools(for: input)
    self.tools = tools
    let options = input.plan.options
    var written = Written()
    var last: (bytes: [UInt8], path: String)?
    for frame in input.frames {
      try Task.checkCancellation()
      let file = try tools.renderer.file(
        of: frame.list, by: tools.encoder, timings: &written.timings)
      if options.isParanoid { try check(file, of: frame, in: input.plan) }
      let name = options.pattern.name(of: frame.number)
      let path = input.folder.file(name)
      try written.timings.measure(\.writing) {
        if options.linksRepeats, let last, last.bytes == file.bytes,
          Files.link(last.path, as: path)
        {
          return
        }
        try Files.replace(path, with: file.bytes)
      }
      last = (file.bytes, path)
      written.frames.append(
        Manifest.Frame(
          number: frame.number, fps: options.fps, file: name, pixels: file.pixels,
          bytes: Digest(bytes: file.bytes)))
    }
    return written
  }

  /// Draws a frame again without caches, and throws if the file differs.
  private func check(_ file: FrameFile, of frame: Frame, in plan: RenderPlan) throws {
    var timings = RenderTimings()
    let again = try FrameRenderer(plan).file(
      of: frame.list, by: plan.options.compression.encoder(), timings: &timings)
    guard again == file else { throw FlipbookError.frameDiffers(frame.number) }
  }
}
