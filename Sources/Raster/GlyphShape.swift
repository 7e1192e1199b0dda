import CoreGraphics
import Foundation

/// What a glyph looks like, in ems from its origin on the baseline; y grows downwards.
enum GlyphShape {
  /// An outline to fill, and the rectangle it lies in.
  case outline(GlyphOutline, box: CGRect)
  /// A picture in colours of its own, as emoji are.
  case picture(GlyphPicture)
  /// Nothing, as a space is.
  case none

  /// The rectangle the glyph lies in; null for nothing.
  var box: CGRect {
    switch self {
    case .outline(_, let box): box
    case .picture(let picture): picture.box
    case .none: .null
    }
  }
}

/// A glyph that is a picture, and where it stands.
struct GlyphPicture {
  let image: CGImage
  let box: CGRect
}
