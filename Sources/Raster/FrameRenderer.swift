import CCairo
import DisplayList

/// Turns display lists into pixels.
///
/// A renderer keeps its memory, its fonts and its shadows from frame to frame, yet a frame's bytes
/// depend on its display list alone. Use one for each worker; it must not be shared between threads.
package final class FrameRenderer {
  /// The pixels of a frame, good until the renderer draws the next one.
  package struct Pixels {
    private let surface: Surface
    /// Whether every pixel's alpha is 255.
    package let isOpaque: Bool

    init(_ surface: Surface, isOpaque: Bool) {
      self.surface = surface
      self.isOpaque = isOpaque
    }

    /// Rows from the top; four bytes a pixel: blue, green, red, alpha, premultiplied.
    package var base: UnsafeRawPointer { UnsafeRawPointer(surface.bytes) }
    /// The width in pixels.
    package var width: Int { surface.width }
    /// The height in pixels.
    package var height: Int { surface.height }
    /// The bytes from one row to the next.
    package var bytesPerRow: Int { surface.bytesPerRow }
  }

  /// The most pixels of a side.
  package static let maximumSide = 16_384
  /// The most pixels of a canvas, which take 256 MB.
  package static let maximumPixels = 1 << 26

  private let scale: CGFloat
  private let isTransparent: Bool
  private let fonts: FontStore
  private let shadows = ShadowStore()
  private var surface: Surface?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: The pixels of a point.
  ///   - isTransparent: Whether to leave out the background. Without, what no colour covers is black,
  ///     as on a screen.
  package init(scale: CGFloat, isTransparent: Bool = false) throws(RasterError) {
    self.scale = scale
    self.isTransparent = isTransparent
    fonts = try FontStore()
  }

  /// Draws a frame and returns its pixels.
  package func draw(_ list: DisplayList) throws(RasterError) -> Pixels {
    let surface = try surface(for: list.size)
    let canvas = Canvas(surface)
    fill(canvas, background: list.background)
    let painter = LayerPainter(canvas: canvas, fonts: fonts, shadows: shadows, resolution: scale)
    try painter.draw(
      list.layers,
      in: LayerPainter.Place(
        matrix: CGAffineTransform(scaleX: scale, y: scale), alpha: 1,
        visible: CGRect(x: 0, y: 0, width: surface.width, height: surface.height)))
    try canvas.finish()
    shadows.endFrame()
    return Pixels(surface, isOpaque: !isTransparent)
  }

  private func fill(_ canvas: Canvas, background: CGColor?) {
    if isTransparent {
      canvas.fillAll(with: .clear)
    } else if let background, background.alpha >= 1 {
      canvas.fillAll(with: background)
    } else {
      canvas.fillAll(with: .black)
      if let background { canvas.paint(background) }
    }
  }

  /// Returns the size in pixels of a canvas of `size` points.
  package static func pixelSize(
    of size: CGSize, scale: CGFloat
  ) throws(RasterError) -> (width: Int, height: Int) {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1 else { throw .emptyCanvas }
    guard max(width, height) <= Double(maximumSide), width * height <= Double(maximumPixels) else {
      throw .canvasTooLarge(width: width, height: height)
    }
    return (Int(width), Int(height))
  }

  private func surface(for size: CGSize) throws(RasterError) -> Surface {
    let (width, height) = try Self.pixelSize(of: size, scale: scale)
    if let surface, surface.width == width, surface.height == height { return surface }
    surface = nil
    let new = try Surface(CAIRO_FORMAT_ARGB32, width: width, height: height)
    surface = new
    return new
  }
}
