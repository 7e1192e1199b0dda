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
  /// Plays the stage once, from its current time, and writes its frames to a folder.
  func perform(_ plan: RenderPlan, writing folder: OutputFolder) async throws -> Performance {
    try FontCatalog.packaged.verify()
    let collector = TraceCollector(self, tickCount: plan.tickCount)
    try collector.record()
    let source = FrameSource(stage: stage, plan: plan, observe: collector.record)
    let frames = try await Renderer(source, plan: plan, folder: folder).render().frames
    try await source.playWithTasks(to: plan.tickCount - 1)
    return Performance(frames: frames.map(\.pixels), trace: collector.trace)
  }
}

extension RenderPlan {
  /// The number of ticks of the animation; at low frame rates, the last one is later than the last
  /// frame.
  var tickCount: Int { Self.frameCount(duration: stageDuration, fps: .standard) }
}
