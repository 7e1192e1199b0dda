import UIKit

/// Renders the frames of a source to a folder, without a manifest.
@MainActor
struct Renderer {
  private let order: RenderOrder<FrameWriter.Written>

  init(_ source: FrameSource, plan: RenderPlan, folder: OutputFolder) {
    order = RenderOrder(plan: plan) {
      RenderOrder.Playing(source: source, folder: folder)
    } finish: { written, _ in
      written
    }
  }

  /// Writes the frames and returns them in order.
  func render() async throws -> FrameWriter.Written {
    let written = try await RenderQueue([order]).run(jobs: order.plan.options.jobs)
    return written.first ?? FrameWriter.Written()
  }
}
