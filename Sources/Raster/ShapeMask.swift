import CoreGraphics
import DisplayList

/// The area that a shape covers of each pixel.
struct ShapeMask {
  /// The coverage as an alpha surface.
  let surface: Surface
  /// The position of the surface's first pixel on the canvas.
  var origin: CGPoint
}

/// A cache of shape masks, so that a shape that stays or moves by whole pixels is rasterized once.
final class ShapeMaskCache {
  /// The shape that a mask covers.
  enum Shape: Hashable {
    case glyphs(GlyphRun)
    case outline(CGPath)
  }

  private struct Key: Hashable {
    let shape: Shape
    /// The transform to pixels without its translation by whole pixels.
    let matrix: CGAffineTransform
    /// The rasterized pixels; Cairo's rounding depends on the clip.
    let pixels: CGRect
  }

  private let masks = LRUCache<Key, ShapeMask>(capacity: 4 << 20)
  /// The masks of whole shapes.
  private let shapes = LRUCache<Key, ShapeMask>(capacity: 4 << 20)

  /// Returns the mask of a shape; nil if no visible pixel is covered.
  ///
  /// The mask depends on the arguments only, not on the state of the cache.
  ///
  /// - Parameters:
  ///   - matrix: The transform from the shape's coordinate space to pixels.
  ///   - box: The shape's bounding box in its own coordinate space.
  ///   - visible: The visible pixels.
  ///   - make: Returns the coverage of the given pixels; its transform translates by less than
  ///     one pixel.
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
    if let cached = masks[key] {
      mask = cached
    } else {
      mask = ShapeMask(surface: try make(pixels, matrix), origin: pixels.origin)
      masks.insert(mask, for: key, size: mask.surface.height * mask.surface.bytesPerRow)
    }
    mask.origin.x += whole.x
    mask.origin.y += whole.y
    return mask
  }

  /// The maximum number of pixels of a shape whose mask takes the place of filling it.
  private static let maxArea: CGFloat = 65_536
  /// The least size of a mask in the cache, in bytes, so that there are few to search for the oldest.
  private static let minSize = 16_384

  /// Returns the mask of a whole shape that is neither turned nor cut nor large; nil for another one, which
  /// is to be filled.
  ///
  /// Like others, the mask depends on the arguments only.
  func mask(
    ofWhole outline: CGPath, matrix: CGAffineTransform, visible: CGRect,
    make: (CGRect, CGAffineTransform) throws(RasterError) -> Surface
  ) throws(RasterError) -> ShapeMask? {
    guard matrix.b == 0, matrix.c == 0 else { return nil }
    // Rounding errors of sums must not make fractions differ. Cairo's coordinates are multiples of 1/256: so
    // small a distance does not change them.
    let grain = CGFloat(1 << 38)
    var matrix = matrix
    (matrix.tx, matrix.ty) = (
      (matrix.tx * grain).rounded() / grain, (matrix.ty * grain).rounded() / grain
    )
    let whole = CGPoint(x: matrix.tx.rounded(.down), y: matrix.ty.rounded(.down))
    (matrix.tx, matrix.ty) = (matrix.tx - whole.x, matrix.ty - whole.y)
    let pixels = outline.boundingBox.applying(matrix).pixelAligned
    guard !pixels.isEmpty, pixels.width * pixels.height <= Self.maxArea,
      visible.contains(pixels.offsetBy(dx: whole.x, dy: whole.y))
    else { return nil }
    let key = Key(shape: .outline(outline), matrix: matrix, pixels: pixels)
    var mask: ShapeMask
    if let cached = shapes[key] {
      mask = cached
    } else {
      mask = ShapeMask(surface: try make(pixels, matrix), origin: pixels.origin)
      let size = mask.surface.height * mask.surface.bytesPerRow
      shapes.insert(mask, for: key, size: max(size, Self.minSize))
    }
    mask.origin.x += whole.x
    mask.origin.y += whole.y
    return mask
  }
}
