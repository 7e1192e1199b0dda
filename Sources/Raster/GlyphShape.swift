import CoreGraphics

/// A glyph's shape in ems, relative to its origin on the baseline; y increases downward.
enum GlyphShape {
  /// An outline to fill, and its bounding box.
  case outline(GlyphOutline, box: CGRect)
  /// A color bitmap, as of an emoji.
  case bitmap(GlyphBitmap)
  /// No shape, as of a space.
  case none

  /// The bounding box; null without a shape.
  var box: CGRect {
    switch self {
    case .outline(_, let box): box
    case .bitmap(let bitmap): bitmap.box
    case .none: .null
    }
  }
}

/// A glyph's color bitmap and its rectangle.
struct GlyphBitmap {
  let image: CGImage
  let box: CGRect
}
