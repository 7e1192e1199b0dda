import Imaging
import Raster
import UIKit

/// Why an animation cannot be rendered as asked.
public enum FlipbookError: Error, Hashable, Sendable {
  /// The duration in seconds is not positive, or too long.
  case durationOutOfRange(TimeInterval)
  /// The frame rate is too low or too high.
  case rateOutOfRange(FrameRate)
  /// The scale, in pixels a point, is too small or too large.
  case scaleOutOfRange(Double)
  /// The size in pixels has another proportion than the stage; this height would fit its width.
  case sizeDoesNotFit(width: Int, height: Int, fittingHeight: Int)
  /// A frame of a stage of so many points would have no pixels, or too many.
  case frameSizeOutOfRange(CGSize, scale: Double)
  /// The frame is not one of the animation's.
  case frameOutOfRange(Int, last: Int)
  /// The step between frames is not positive.
  case stepOutOfRange(Int)
  /// The moment, in seconds, is not within the animation; its last frame stands at `last`.
  case momentOutOfRange(TimeInterval, last: TimeInterval)
  /// The number of jobs is too small or too large.
  case jobsOutOfRange(Int)
  /// The folder holds a manifest that this version did not write.
  case foreignManifest(path: String)
  /// A file is to be written to a folder that is not there.
  case folderMissing(String, file: String)
  /// The trace would have more rows than it may.
  case traceTooLong(rows: Int)
  /// Two recipes would be rendered to the same folder.
  case sameFolder(String)
  /// Two recipes would have the same reference.
  case sameReference(String)
  /// A folder of recipes has none.
  case noRecipes(path: String)
  /// References are not written in continuous integration.
  case recordingInCI(verb: String)
  /// The environment asks for a way of recording that there is not.
  case unknownRecording(String)
  /// A frame drawn again from nothing gave another file.
  case frameDiffers(Int)
}

extension FlipbookError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .durationOutOfRange(let duration):
      "a duration of \(duration) s is out of range: it is more than 0 s, and "
        + "\(RenderPlan.longestDuration) s at most."
    case .rateOutOfRange(let fps):
      "\(fps.numerator)/\(fps.denominator) frames a second are out of range: "
        + "choose \(RenderPlan.rates.lowerBound) to \(RenderPlan.rates.upperBound)."
    case .scaleOutOfRange(let scale):
      "a scale of \(scale) is out of range: "
        + "choose \(RenderPlan.scales.lowerBound) to \(RenderPlan.scales.upperBound)."
    case .sizeDoesNotFit(let width, let height, let fittingHeight):
      "\(width)x\(height) px has another proportion than the stage: "
        + "choose \(width)x\(fittingHeight)."
    case .frameSizeOutOfRange(let points, let scale):
      "a frame of \(points.width)x\(points.height) points, \(scale) pixels each, is out of range: a "
        + "side has 1 to \(FrameRenderer.maximumSide) pixels, a frame \(RenderPlan.mostPixels) at "
        + "most. Choose another scale or size."
    case .frameOutOfRange(let number, let last):
      "there is no frame \(number): the frames are 0 to \(last)."
    case .stepOutOfRange(let step):
      "each \(step)th frame is no selection: choose 1 or more."
    case .momentOutOfRange(let seconds, let last):
      "\(seconds) s lies outside of the animation: its last frame stands at \(last) s."
    case .jobsOutOfRange(let jobs):
      "\(jobs) jobs are out of range: choose 1 to \(RenderOptions.jobsLimit)."
    case .foreignManifest(let path):
      "\(path) was not written by this version of Flipbook: "
        + "choose another folder, or remove the file."
    case .folderMissing(let folder, let file):
      "cannot write \(file): there is no folder \(folder). Make it, or name another file."
    case .traceTooLong(let rows):
      "the trace has more than \(rows) rows: shorten the recipe, or trace fewer views."
    case .sameFolder(let folder):
      "two recipes would be rendered to \(folder): render them one by one."
    case .sameReference(let folder):
      "two recipes would have the reference \(folder): give one of them another name."
    case .noRecipes(let path):
      "there are no recipes in \(path): no file whose name ends with .yaml or .yml."
    case .recordingInCI(let verb):
      "references are not written in continuous integration, where CI is set: run 'flipbook \(verb)' on a "
        + "machine of your own and commit what it writes, or set \(Recording.variable)=all."
    case .unknownRecording(let text):
      "\(Recording.variable)=\(text) is no way of recording: choose all, changed, missing or none."
    case .frameDiffers(let number):
      "frame \(number), drawn again from nothing, gave another file. Please report this."
    }
  }
}
