import Foundation

/// Why a frame cannot be drawn.
package enum RasterError: Error, Equatable, CustomStringConvertible {
  /// The canvas has no pixels, or its size is no number.
  case emptyCanvas
  /// The canvas has more pixels than `FrameRenderer` draws.
  case canvasTooLarge(width: Double, height: Double)
  /// A font file is missing or is no font.
  case unreadableFont(file: String)
  /// There is no memory for the pixels.
  case outOfMemory
  /// Cairo refused to draw, for the reason it gives.
  case drawing(String)

  package var description: String {
    switch self {
    case .emptyCanvas: "the canvas has no pixels"
    case .canvasTooLarge(let width, let height):
      String(format: "a canvas of %.0f×%.0f pixels is too large: ", width, height)
        + "at most \(FrameRenderer.maximumSide) a side and \(FrameRenderer.maximumPixels) in all"
    case .unreadableFont(let file): "cannot read the font \(file)"
    case .outOfMemory: "not enough memory for the pixels of a frame"
    case .drawing(let reason): "drawing failed: \(reason)"
    }
  }
}
