import Imaging
import Raster

extension RasterError: CategorizedError {
  /// The input if it cannot be drawn; the environment if a font or memory is missing, or the
  /// drawing library fails.
  package var category: ErrorCategory {
    switch self {
    case .emptyCanvas, .canvasTooLarge, .notDrawable: .invalidInput
    case .unreadableFont, .outOfMemory, .drawing: .environment
    }
  }
}
