import Foundation

/// An error that prevents a frame from being drawn.
package enum RasterError: Error, Equatable, CustomStringConvertible {
  /// The canvas has no pixels, or its size is not a number.
  case emptyCanvas
  /// The canvas is larger than `FrameRenderer` supports.
  case canvasTooLarge(width: Double, height: Double)
  /// A font file is missing or invalid.
  case unreadableFont(file: String)
  /// Memory for the pixels could not be allocated.
  case outOfMemory
  /// Cairo reported the given error.
  case drawing(String)

  package var description: String {
    switch self {
    case .emptyCanvas: "the canvas has no pixels"
    case .canvasTooLarge(let width, let height):
      String(format: "a canvas of %.0f×%.0f pixels is too large: ", width, height)
        + "at most \(FrameRenderer.maximumSide) per side and \(FrameRenderer.maximumPixels) in total"
    case .unreadableFont(let file): "cannot read the font \(file)"
    case .outOfMemory: "not enough memory for the pixels of a frame"
    case .drawing(let reason): "drawing failed: \(reason)"
    }
  }
}
