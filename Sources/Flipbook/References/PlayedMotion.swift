import Imaging
import Recipes
import UIKit
import Verification

/// An animation that was played: its reference, and a way to draw its frames.
@MainActor
package struct PlayedMotion {
  /// The reference of the animation.
  package let reference: Reference
  /// How the motion differs from what the recipe expects; frames are numbered in stage time.
  package var failures: [ExpectationFailure] = []
  /// Writes the images of some frames to a folder, with the names in the reference.
  package let draw: @MainActor (_ numbers: [Int], _ folder: String) async throws -> Void
}

extension Recipe {
  /// Plays the recipe once, in stage time; drawing images plays it again.
  @MainActor
  package func play(_ options: ReferenceOptions) async throws -> PlayedMotion {
    var played: Result<PlayedMotion, any Error>?
    try await PlayQueue(jobs: options.jobs) { number in
      number == 0 ? try PlayQueue.Play(self, options) : nil
    } finish: { _, result in
      played = result
    }.run()
    guard let played else { throw CancellationError() }
    return try played.get()
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
