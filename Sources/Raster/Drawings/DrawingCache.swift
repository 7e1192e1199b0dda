import CCairo
import DisplayList

/// A cache of the bitmaps of drawings, so that a drawing that stays, moves or is stretched is drawn once.
final class DrawingCache {
  /// The maximum number of pixels of a bitmap; larger drawings have a lower resolution.
  private static let maxPixels = CGFloat(1 << 24)

  private struct Key: Hashable {
    let drawing: Drawing
    let size: CGSize
    let resolution: CGFloat

    static func == (left: Key, right: Key) -> Bool {
      left.drawing === right.drawing && left.size == right.size
        && left.resolution == right.resolution
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(drawing))
      hasher.combine(size.width)
      hasher.combine(resolution)
    }
  }

  /// A drawing's pixels.
  struct Bitmap {
    let surface: Surface
    /// The transform from the pixels to the drawing's canvas.
    let matrix: CGAffineTransform
  }

  private let bitmaps = LRUCache<Key, Bitmap>(capacity: 64 << 20)

  /// Returns the pixels of a drawing; nil if it has none.
  ///
  /// - Parameters:
  ///   - content: The drawing with the size of its canvas.
  ///   - resolution: The number of pixels per point.
  ///   - fonts: The fonts of its glyphs.
  func bitmap(
    of content: DrawingContent, resolution: CGFloat, fonts: FontCache
  ) throws(RasterError) -> Bitmap? {
    let size = content.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let key = Key(drawing: content.drawing, size: size, resolution: resolution)
    if let cached = bitmaps[key] { return cached }
    let grid = PixelGrid(
      of: CGRect(origin: .zero, size: size), resolution: resolution, maxPixels: Self.maxPixels)
    let surface = try Surface(CAIRO_FORMAT_ARGB32, width: grid.width, height: grid.height)
    try DrawingPainter(surface, fonts: fonts, matrix: grid.matrix.inverted())
      .draw(content.drawing)
    let bitmap = Bitmap(surface: surface, matrix: grid.matrix)
    bitmaps.insert(bitmap, for: key, size: surface.height * surface.bytesPerRow)
    return bitmap
  }
}
