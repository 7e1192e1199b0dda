import Imaging
import Recipes
import Typography
import UIKit
import Verification

/// The frames and the trace of an animation, captured in one play.
struct Performance: Sendable {
  /// The digests of the frames.
  let frames: [Digest]
  /// The trace of all ticks.
  let trace: Trace
}

extension TraceSubjects {
  /// Plays the stage once, from its current time, and captures its frames and trace.
  ///
  /// - Parameter folder: The folder for the frames' files; nil to write no files.
  func perform(_ plan: RenderPlan, writing folder: OutputFolder? = nil) async throws -> Performance
  {
    try FontCatalog.packaged.verify()
    let tickCount = RenderPlan.frameCount(duration: plan.stageDuration, fps: .standard)
    let collector = TraceCollector(self, tickCount: tickCount)
    try collector.record()
    let source = FrameSource(stage: stage, plan: plan, observe: collector.record)
    let frames: [Digest]
    if let folder {
      frames = try await Renderer(source, plan: plan, folder: folder).render().frames.map(\.pixels)
    } else {
      frames = try await fingerprints(of: plan, from: source)
    }
    // At low frame rates, the last frame is earlier than the last tick.
    try await source.playWithTasks(to: tickCount - 1)
    return Performance(frames: frames, trace: collector.trace)
  }

  private func fingerprints(of plan: RenderPlan, from source: FrameSource) async throws -> [Digest]
  {
    var frames: [(number: Int, pixels: Digest)] = []
    let hashers = try (0..<min(plan.options.jobs, plan.frames.count)).map { _ in
      try FrameHasher(plan: plan)
    }
    try await FrameJobs(jobs: hashers).process(plan.frames, take: source.frames) { frames += $0 }
    return frames.sorted { $0.number < $1.number }.map(\.pixels)
  }
}
