import Imaging
import Recipes
import UIKit
import Verification

/// An animation that was played: its reference, and a way to draw its frames.
@MainActor
package struct PlayedMotion {
  /// The reference of the animation.
  package let reference: Reference
  /// Writes the images of some frames to a folder, with the names in the reference.
  package let draw: @MainActor (_ numbers: [Int], _ folder: String) async throws -> Void
}

extension Recipe {
  /// Plays the recipe once, in stage time; drawing images plays it again.
  @MainActor
  package func play(_ options: ReferenceOptions) async throws -> PlayedMotion {
    let scene = makeScene()
    defer { withExtendedLifetime(scene) {} }
    let plan = try RenderPlan(of: self, options: options.rendering(), inStageTime: true)
    let performance = try await TraceSubjects(of: scene).perform(plan)
    return PlayedMotion(
      reference: Reference(performance, named: name, plan: plan, options: options)
    ) { numbers, folder in
      let options = options.rendering(.numbers(numbers))
      let order = try order(to: folder, options: options, inStageTime: true)
      _ = try await RenderQueue([order]).run(jobs: options.jobs)
    }
  }
}

extension Reference {
  /// Creates the reference of an animation that was played.
  init(_ performance: Performance, named name: String, plan: RenderPlan, options: ReferenceOptions)
  {
    let frames = performance.frames
    let numbers = ReferenceFrames.numbers(
      of: performance.trace, count: frames.count, fps: options.fps, step: options.step,
      times: options.times)
    var drawn: Set<Digest> = []
    let images = numbers.filter { drawn.insert(frames[$0]).inserted }.map { number in
      Image(number: number, file: plan.options.pattern.name(of: number))
    }
    self.init(
      recipe: name.withoutRawBytes, size: plan.pixels, scale: plan.scale, fps: options.fps,
      parts: Manifest.Part.all(of: plan).sorted {
        ($0.name, $0.version) < ($1.name, $1.version)
      },
      frames: frames, images: images, trace: performance.trace.kept,
      flipbookVersion: FlipbookVersion.current)
  }
}
