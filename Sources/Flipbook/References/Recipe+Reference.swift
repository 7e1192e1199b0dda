import Imaging
import Recipes
import UIKit
import Verification

/// How references are recorded.
package struct ReferenceOptions: Hashable, Sendable {
  /// Pixels in a point.
  package var scale = 1.0
  /// Frames per second.
  package var fps = FrameRate.standard
  /// Each so many frames one is kept as a picture.
  package var step = 60
  /// How many frames are drawn at once.
  package var jobs = RenderOptions().jobs

  package init() {}

  /// The options with which a reference was recorded.
  init(of reference: Reference, jobs: Int) {
    scale = reference.scale
    fps = reference.fps
    self.jobs = jobs
  }
}

extension Recipe {
  /// Plays the recipe into a folder and returns what is to be expected of it: all its frames, its numbers,
  /// and which frames to keep as pictures.
  @MainActor
  func reference(in folder: String, options: ReferenceOptions) async throws -> Reference {
    var rendering = RenderOptions()
    rendering.size = .scale(options.scale)
    rendering.fps = options.fps
    rendering.jobs = options.jobs
    let manifest = try await render(to: folder, options: rendering).manifest
    let trace = try trace()
    let frames = manifest.frames.map(\.pixels)
    let numbers = ReferenceFrames.numbers(
      of: trace, count: frames.count, fps: options.fps, step: options.step,
      moments: self.moments.map(\.time))
    var shown: Set<Digest> = []
    let pictures = numbers.filter { shown.insert(frames[$0]).inserted }.map { number in
      Reference.Picture(number: number, file: manifest.frames[number].file)
    }
    let reference = Reference(
      recipe: name, size: manifest.size, scale: manifest.scale, fps: manifest.fps,
      parts: manifest.parts, frames: frames, pictures: pictures, trace: trace)
    // As it will be read: with as many decimals, and without what is not kept.
    return try Reference(text: reference.text, path: name)
  }
}
