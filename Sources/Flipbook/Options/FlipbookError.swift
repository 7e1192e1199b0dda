import Imaging
import Raster
import Recipes
import UIKit

/// The reasons why an animation cannot be rendered.
public enum FlipbookError: Error, Hashable, Sendable {
  /// The duration, in seconds, is not positive or too long.
  case durationOutOfRange(TimeInterval)
  /// The frame rate is too low or too high.
  case rateOutOfRange(FrameRate)
  /// The scale, in pixels per point, is too small or too large.
  case scaleOutOfRange(Double)
  /// The width of frames in pixels is out of range: expected one of `widths`.
  case sizeOutOfRange(width: Int, height: Int, widths: ClosedRange<Int>)
  /// The aspect ratio of the size, in pixels, differs from the stage's; `fittingHeight` is the
  /// height that matches the width.
  case sizeDoesNotFit(width: Int, height: Int, fittingHeight: Int)
  /// A frame of this size, in points, would have no pixels or too many at this scale.
  case frameSizeOutOfRange(CGSize, scale: Double)
  /// The animation has no frame of this number.
  case frameOutOfRange(Int, last: Int)
  /// The range of frames ends before it starts.
  case frameRangeEmpty(first: Int, last: Int)
  /// The step between frames is not positive.
  case stepOutOfRange(Int)
  /// The time, in seconds, is outside the animation, whose last frame is at `last`.
  case timeOutOfRange(TimeInterval, last: TimeInterval)
  /// The recipe has no marker of this name.
  case unknownMarker(String, known: [String])
  /// The number of jobs is too small or too large.
  case jobsOutOfRange(Int)
  /// The folder contains a manifest that this version of Flipbook did not write.
  case foreignManifest(path: String)
  /// Another render is writing to the folder.
  case folderInUse(path: String)
  /// The folder of a file to be written does not exist.
  case folderMissing(String, file: String)
  /// The trace would have too many rows.
  case traceTooLong(rows: Int)
  /// Two recipes, of these paths, would be rendered to the same folder.
  case sameFolder(String, recipes: [String])
  /// Two recipes, of these paths, would have the same reference.
  case sameReference(String, recipes: [String])
  /// The folder contains no recipes.
  case noRecipes(path: String)
  /// References are not recorded in continuous integration.
  case recordingInCI(verb: String)
  /// The environment variable has an unknown value.
  case unknownRecording(String)
  /// Drawing a frame again without caches resulted in a different file.
  case frameDiffers(Int)
}

extension FlipbookError {
  /// The time, in seconds, is outside the animation.
  @available(*, deprecated, renamed: "timeOutOfRange")
  public static func momentOutOfRange(
    _ time: TimeInterval, last: TimeInterval
  ) -> FlipbookError {
    .timeOutOfRange(time, last: last)
  }
}

extension FlipbookError: CustomStringConvertible {
  /// The error message, with a suggestion.
  public var description: String {
    switch self {
    case .durationOutOfRange(let duration):
      "a duration of \(duration) s is out of range: expected more than 0 s and at most "
        + "\(Limits.duration) s"
    case .rateOutOfRange(let fps):
      "a frame rate of \(fps.text) fps is out of range: "
        + "expected \(Limits.framesPerSecond.lowerBound) to \(Limits.framesPerSecond.upperBound)"
    case .scaleOutOfRange(let scale):
      "a scale of \(scale) is out of range: "
        + "expected \(Limits.scale.lowerBound) to \(Limits.scale.upperBound)"
    case .sizeOutOfRange(let width, let height, let widths):
      "\(width)x\(height) px is out of range: expected a width from \(widths.lowerBound) to "
        + "\(widths.upperBound) px, which is a scale from \(Limits.scale.lowerBound) to "
        + "\(Limits.scale.upperBound)"
    case .sizeDoesNotFit(let width, let height, let fittingHeight):
      "\(width)x\(height) px does not match the aspect ratio of the stage: "
        + "expected \(width)x\(fittingHeight)"
    case .frameSizeOutOfRange(let points, let scale):
      "a frame of \(points.width)x\(points.height) points at scale \(scale) is out of range: "
        + "expected 1 to \(FrameRenderer.maximumSide) pixels per side and at most "
        + "\(Int(Limits.framePixels)) in total"
    case .frameOutOfRange(let number, let last):
      "frame \(number) does not exist: expected 0 to \(last)"
    case .frameRangeEmpty(let first, let last):
      "the range ends at frame \(last), before its start at frame \(first)"
    case .stepOutOfRange(let step):
      "a step of \(step) is out of range: expected 1 or more"
    case .timeOutOfRange(let seconds, let last):
      "\(seconds) s is outside the animation: its last frame is at \((last * 1000).rounded() / 1000) s"
    case .unknownMarker(let name, let known):
      "unknown marker '\(name.shortened)': "
        + (known.isEmpty
          ? "the recipe has no markers, only 'end'"
          : NearestName.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
            ?? "expected one of \((known + [Markers.end]).joined(separator: ", "))")
    case .jobsOutOfRange(let jobs):
      "\(jobs) jobs is out of range: expected 1 to \(RenderOptions.jobsLimit)"
    case .foreignManifest(let path):
      "\(path) was not written by this version of Flipbook: "
        + "choose another folder, or remove the file"
    case .folderInUse(let path):
      "another render is writing to \(path): wait until it has finished, or choose another folder"
    case .folderMissing(let folder, let file):
      "cannot write \(file): the folder \(folder) does not exist"
    case .traceTooLong(let rows):
      "the trace has more than \(rows) rows: shorten the recipe, or trace fewer views"
    case .sameFolder(let folder, let recipes):
      "\(recipes.joined(separator: " and ")) would both be rendered to \(folder): render them separately"
    case .sameReference(let folder, let recipes):
      "\(recipes.joined(separator: " and ")) would both have the reference \(folder): rename one of them"
    case .noRecipes(let path):
      "no recipes in \(path): expected files that end with .yaml or .yml"
    case .recordingInCI(let verb):
      "references are not recorded in continuous integration, where CI is set: "
        + "run 'flipbook \(verb)' locally and commit the result, or set \(Recording.variable)=all"
    case .unknownRecording(let text):
      "invalid value '\(text)' of \(Recording.variable): expected all, changed, missing or none"
    case .frameDiffers(let number):
      "frame \(number) differs when drawn again without caches: please report this"
    }
  }
}
