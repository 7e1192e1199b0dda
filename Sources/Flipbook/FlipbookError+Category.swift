import Imaging

extension FlipbookError: CategorizedError {
  /// The environment's for files and folders that cannot be written now and for recording in continuous
  /// integration; a difference for frames that differ; otherwise invalid input.
  package var category: ErrorCategory {
    switch self {
    case .frameDiffers: .difference
    case .foreignManifest, .folderInUse, .folderMissing, .recordingInCI, .unknownRecording:
      .environment
    default: .invalidInput
    }
  }
}
