import CCairo

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
  /// Cairo cannot represent a size, a transform, a path or a dash pattern; the text is Cairo's.
  case notDrawable(String)
  /// Cairo reported another error; the text is Cairo's.
  case drawing(String)

  package var description: String {
    switch self {
    case .emptyCanvas: "the canvas has no pixels"
    case .canvasTooLarge(let width, let height):
      "a canvas of \(Self.whole(width))×\(Self.whole(height)) pixels is too large: "
        + "at most \(FrameRenderer.maximumSide) per side and \(FrameRenderer.maximumPixels) in total"
    case .unreadableFont(let file): "cannot read the font \(file)"
    case .outOfMemory: "not enough memory for the pixels of a frame"
    case .notDrawable(let reason): "a layer's geometry cannot be drawn: \(reason)"
    case .drawing(let reason): "drawing failed: \(reason)"
    }
  }

  /// Returns a side without decimals, as far as integers represent it.
  private static func whole(_ side: Double) -> String {
    Int(exactly: side.rounded(.toNearestOrEven)).map(String.init) ?? "\(side)"
  }
}

extension RasterError {
  /// Creates the error that a status of Cairo means; nil for success.
  init?(_ status: cairo_status_t) {
    let reason = String(cString: cairo_status_to_string(status))
    switch status {
    case CAIRO_STATUS_SUCCESS: return nil
    case CAIRO_STATUS_NO_MEMORY: self = .outOfMemory
    case CAIRO_STATUS_INVALID_MATRIX, CAIRO_STATUS_INVALID_SIZE, CAIRO_STATUS_INVALID_STRIDE,
      CAIRO_STATUS_INVALID_PATH_DATA, CAIRO_STATUS_INVALID_DASH,
      CAIRO_STATUS_CLIP_NOT_REPRESENTABLE:
      self = .notDrawable(reason)
    default: self = .drawing(reason)
    }
  }
}
