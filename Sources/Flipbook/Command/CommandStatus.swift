import Foundation
import Imaging
import Movies
import Recipes
import Typography
import Verification

/// What a run of the command came to, as its exit code.
package enum CommandStatus: Int32, Sendable {
  /// What was asked for is done.
  case done = 0
  /// Two things that should be the same differ.
  case differs = 1
  /// The recipe or another input is bad.
  case badInput = 2
  /// The environment lacks something: a tool, a font, room on a disk, a permission.
  case environment = 3

  /// Tells what an error means for the run.
  package init(of error: any Error) {
    switch error {
    case FlipbookError.frameDiffers: self = .differs
    case FlipbookError.foreignManifest, FlipbookError.folderMissing, FlipbookError.recordingInCI,
      FlipbookError.unknownRecording:
      self = .environment
    case is FlipbookError, is MergeError, is GraphError, is RecipeErrors, is BadRecipes:
      self = .badInput
    case ImagingError.system(_, _, let code) where code == ENOENT: self = .badInput
    case ImagingError.system: self = .environment
    case is ImagingError: self = .badInput
    case MovieError.imaging(let error): self = CommandStatus(of: error)
    case MovieError.toolMissing, MovieError.toolFailed: self = .environment
    case is MovieError: self = .badInput
    case is BenchmarkError: self = .environment
    case VerificationError.unreadable(let error): self = CommandStatus(of: error)
    case is VerificationError: self = .badInput
    default: self = .environment
    }
  }
}
