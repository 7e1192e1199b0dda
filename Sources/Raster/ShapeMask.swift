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
  /// The shapes that were drawn without a mask.
  private let drawn = LRUCache<Key, Void>(capacity: 256)

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
    var mask = try mask(for: Key(shape: shape, matrix: matrix, pixels: pixels), make)
    mask.origin.x += whole.x
    mask.origin.y += whole.y
    return mask
  }

  /// The maximum number of pixels of a shape whose mask takes the place of filling it.
  private static let maxArea: CGFloat = 65_536

  /// Returns the mask of a whole shape that is drawn again at the same fraction of a pixel; nil for another
  /// one, which is to be filled.
  ///
  /// Unlike a mask, a filled shape costs nothing until it is drawn again.
  func repeatedMask(
    of outline: CGPath, matrix: CGAffineTransform, visible: CGRect,
    make: (CGRect, CGAffineTransform) throws(RasterError) -> Surface
  ) throws(RasterError) -> ShapeMask? {
    // Rounding errors of sums must not make fractions differ; Cairo's coordinates are multiples of 1/256.
    let grain: CGFloat = 65_536
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
    guard masks[key] != nil || drawn[key] != nil else {
      drawn.insert((), for: key, size: 1)
      return nil
    }
    var mask = try mask(for: key, make)
    mask.origin.x += whole.x
    mask.origin.y += whole.y
    return mask
  }

  private func mask(
    for key: Key, _ make: (CGRect, CGAffineTransform) throws(RasterError) -> Surface
  ) throws(RasterError) -> ShapeMask {
    if let cached = masks[key] { return cached }
    let mask = ShapeMask(
      surface: try make(key.pixels, key.matrix), origin: key.pixels.origin)
    masks.insert(mask, for: key, size: mask.surface.height * mask.surface.bytesPerRow)
    return mask
  }
}
