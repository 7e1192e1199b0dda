import Imaging
import UIKit

/// Renders a stage to a folder: jobs draw, encode and write what it shows.
@MainActor
struct Renderer {
  private let plan: RenderPlan
  private let folder: OutputFolder
  private let source: FrameSource

  init(_ source: FrameSource, plan: RenderPlan, folder: OutputFolder) {
    self.plan = plan
    self.folder = folder
    self.source = source
  }

  /// Writes the frames and returns what was written, in the frames' order.
  func render(progress: (RenderProgress) -> Void = { _ in }) async throws -> FrameWriter.Written {
    let start = ContinuousClock.now
    var result = FrameWriter.Written()
    var simulation = RenderTimings()
    let writers = try (0..<min(plan.options.jobs, plan.frames.count)).map { _ in
      try FrameWriter(plan: plan, folder: folder)
    }
    progress(RenderProgress(done: 0, total: plan.frames.count))
    try await FrameJobs(jobs: writers).work(on: plan.frames) { numbers in
      try simulation.measure(\.simulation) { try source.frames(numbers) }
    } collect: { written in
      result.frames += written.frames
      result.timings += written.timings
      progress(RenderProgress(done: result.frames.count, total: plan.frames.count))
    }
    result.frames.sort { $0.number < $1.number }
    result.timings += simulation
    result.timings.total = (ContinuousClock.now - start) / .seconds(1)
    return result
  }
}

/// How far a render has come.
public struct RenderProgress: Hashable, Sendable {
  /// Frames that are written.
  public let done: Int
  /// Frames that are to be written.
  public let total: Int
}
