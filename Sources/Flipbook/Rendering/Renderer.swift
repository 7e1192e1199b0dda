import Imaging
import UIKit

/// Renders a stage to a folder: the stage is played on the main actor, a little ahead of the jobs that
/// draw, encode and write what it shows.
@MainActor
struct Renderer {
  private struct Done: Sendable {
    let writer: FrameWriter
    let written: FrameWriter.Written
  }

  /// How many frames a job takes at once; no more wait for each job, however long the animation.
  private static let batchSize = 4

  private let plan: RenderPlan
  private let folder: OutputFolder
  private let source: FrameSource

  init(stage: Stage, plan: RenderPlan, folder: OutputFolder) {
    self.plan = plan
    self.folder = folder
    source = FrameSource(stage: stage, plan: plan)
  }

  /// Writes the frames and returns what was written, in the frames' order.
  ///
  /// The first error of any job ends the others after their current frame, as does cancellation.
  func render(progress: (RenderProgress) -> Void) async throws -> FrameWriter.Written {
    let start = ContinuousClock.now
    var result = FrameWriter.Written()
    let jobs = min(plan.options.jobs, plan.frames.count)
    var idle = try (0..<jobs).map { _ in try FrameWriter(plan: plan, folder: folder) }

    func collect(_ done: Done) {
      idle.append(done.writer)
      result.frames += done.written.frames
      result.timings += done.written.timings
      progress(RenderProgress(done: result.frames.count, total: plan.frames.count))
    }

    progress(RenderProgress(done: 0, total: plan.frames.count))
    try await withThrowingTaskGroup(of: Done.self) { group in
      for first in stride(from: 0, to: plan.frames.count, by: Self.batchSize) {
        let numbers = plan.frames[first...].prefix(Self.batchSize)
        let batch = try result.timings.measure(\.simulation) { try source.frames(numbers) }
        if idle.isEmpty, let done = try await group.next() { collect(done) }
        guard let writer = idle.popLast() else { preconditionFailure("a done job is idle") }
        group.addTask { Done(writer: writer, written: try await writer.write(batch)) }
      }
      while let done = try await group.next() { collect(done) }
    }
    result.frames.sort { $0.number < $1.number }
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
