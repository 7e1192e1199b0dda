import CCairo
import DisplayList
import Synchronization

/// Draws the drawings of contexts to their pixels.
package final class CairoRasterizer: DrawingRasterizer {
  /// The rasterizer of all contexts, whose state is a cache of open fonts.
  package static let shared = CairoRasterizer()

  private struct Fonts: @unchecked Sendable {
    var cache: FontCache?
  }

  private let fonts = Mutex(Fonts())

  /// Draws a recorded drawing; one whose fonts can't be read is not drawn.
  package func draw(
    _ drawing: Drawing, over pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
    matrix: CGAffineTransform
  ) {
    fonts.withLock { fonts in
      do throws(RasterError) {
        let cache = if let cache = fonts.cache { cache } else { try FontCache() }
        fonts.cache = cache
        let surface = try Surface(over: pixels, width: width, height: height)
        try DrawingPainter(surface, fonts: cache, matrix: matrix).draw(drawing)
      } catch {
        return
      }
    }
  }
}
