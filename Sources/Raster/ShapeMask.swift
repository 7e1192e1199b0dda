import CoreGraphics
import DisplayList

/// How much of each pixel a shape covers.
struct ShapeMask {
  /// The coverage as alpha.
  let surface: Surface
  /// The pixel that the surface's first is.
  var origin: CGPoint
}

/// The masks that were used last: what stays where it is, or moves by whole pixels, keeps its mask.
final class MaskStore {
  /// What is covered.
  enum Shape: Hashable {
    case glyphs(GlyphRun)
    case outline(CGPath)
  }

  private struct Key: Hashable {
    let shape: Shape
    /// The map to pixels, without the whole pixels that it moves by.
    let matrix: CGAffineTransform
    /// The pixels: Cairo rounds otherwise where it is made to stop.
    let pixels: CGRect
  }

  private let masks = RecentValues<Key, ShapeMask>(room: 4 << 20)

  /// Returns the mask of a shape; nil where it covers nothing that can be seen.
  ///
  /// The mask depends on the shape, the map and what can be seen alone, and not on what is kept.
  ///
  /// - Parameters:
  ///   - matrix: The map from the shape's space to pixels.
  ///   - box: A rectangle in the shape's space that it lies in.
  ///   - visible: The pixels that can be seen.
  ///   - make: Makes the coverage of some pixels, for a map that moves by less than a pixel.
  func mask(
    of shape: Shape, matrix: CGAffineTransform, box: CGRect, visible: CGRect,
    make: (CGRect, CGAffineTransform) throws(RasterError) -> Surface
  ) throws(RasterError) -> ShapeMask? {
    var matrix = matrix
    let whole = CGPoint(x: matrix.tx.rounded(.down), y: matrix.ty.rounded(.down))
    (matrix.tx, matrix.ty) = (matrix.tx - whole.x, matrix.ty - whole.y)
    let pixels = box.applying(matrix).pixelAligned
      .intersection(visible.offsetBy(dx: -whole.x, dy: -whole.y))
    guard !pixels.isEmpty else { return nil }
    let key = Key(shape: shape, matrix: matrix, pixels: pixels)
    var mask: ShapeMask
    if let known = masks[key] {
      mask = known
    } else {
      mask = ShapeMask(surface: try make(pixels, matrix), origin: pixels.origin)
      masks.keep(mask, for: key, size: mask.surface.height * mask.surface.bytesPerRow)
    }
    mask.origin.x += whole.x
    mask.origin.y += whole.y
    return mask
  }
}
