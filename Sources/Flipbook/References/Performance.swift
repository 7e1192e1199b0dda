import Imaging
import Recipes
import Typography
import UIKit
import Verification

/// What an animation shows and does, taken while it played once.
struct Performance: Sendable {
  /// The fingerprints of its frames.
  let frames: [Digest]
  /// What moves, at every tick.
  let trace: Trace
}

extension TraceSubjects {
  /// Plays the stage once, from now on, and takes what it shows and does.
  ///
  /// - Parameter folder: Where the frames go as files; nil for nowhere.
  func perform(_ plan: RenderPlan, writing folder: OutputFolder? = nil) async throws -> Performance
  {
    try FontCatalog.packaged.verify()
    let tickCount = RenderPlan.frameCount(duration: plan.duration, fps: .standard)
    let taker = TraceTaker(self, tickCount: tickCount)
    try taker.take()
    let source = FrameSource(stage: stage, plan: plan, observe: taker.take)
    let frames: [Digest]
    if let folder {
      frames = try await Renderer(source, plan: plan, folder: folder).render().frames.map(\.pixels)
    } else {
      frames = try await fingerprints(of: plan, from: source)
    }
    // The last frames of a low rate leave some ticks over.
    try source.play(to: tickCount - 1)
    return Performance(frames: frames, trace: taker.trace)
  }

  private func fingerprints(of plan: RenderPlan, from source: FrameSource) async throws -> [Digest]
  {
    var frames: [(number: Int, pixels: Digest)] = []
    let hashers = try (0..<min(plan.options.jobs, plan.frames.count)).map { _ in
      try FrameHasher(plan: plan)
    }
    try await FrameJobs(jobs: hashers).work(on: plan.frames, take: source.frames) { frames += $0 }
    return frames.sorted { $0.number < $1.number }.map(\.pixels)
  }
}
