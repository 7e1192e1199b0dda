import CCairo
import DisplayList

/// Renders display lists to pixels.
///
/// A renderer draws only the differences from its previous frame and caches fonts, shadows, masks
/// and memory; yet a frame's bytes depend on its display list only. Create one renderer per worker:
/// it must not be shared between threads.
package final class FrameRenderer {
  /// The pixels of a frame, valid until the renderer draws the next one.
  package struct Pixels {
    private let surface: Surface
    /// Whether all pixels are opaque.
    package let isOpaque: Bool
    /// The rows that may differ from the previous frame; nil if all of them may.
    package var changedRows: [Range<Int>]? {
      changedRects?.map { Int($0.minY)..<Int($0.maxY) }
    }
    /// The rectangles of whole pixels that may differ from the previous frame; nil if all may.
    package let changedRects: [CGRect]?

    init(_ surface: Surface, isOpaque: Bool, changedRects: [CGRect]?) {
      self.surface = surface
      self.isOpaque = isOpaque
      self.changedRects = changedRects
    }

    /// The first row; each pixel has four bytes: premultiplied blue, green and red, then alpha.
    ///
    /// All pixels are written before.
    package var base: UnsafeRawPointer {
      surface.writeUniformRows(in: surface.bounds)
      return UnsafeRawPointer(surface.bytes)
    }
    /// The color of each row whose pixels are not written, as a pixel, and −1 for the other rows; nil if the pixels of
    /// all rows are written.
    package var rowColors: UnsafePointer<Int64>? {
      surface.uniformRows.map { UnsafePointer($0.colors) }
    }
    /// The first row, of pixels that are not written for the rows that have colors.
    package var writtenBase: UnsafeRawPointer { UnsafeRawPointer(surface.bytes) }
    /// The width in pixels.
    package var width: Int { surface.width }
    /// The height in pixels.
    package var height: Int { surface.height }
    /// The number of bytes from the start of one row to the next.
    package var bytesPerRow: Int { surface.bytesPerRow }
  }

  /// The maximum width or height in pixels.
  package static let maximumSide = 16_384
  /// The maximum number of pixels of a canvas, which take 256 MB.
  package static let maximumPixels = 1 << 26

  /// The fraction of damaged pixels from which the whole canvas is redrawn.
  private static let maxDamageFraction: CGFloat = 0.7

  /// Whether the pixels of uniform rows are written only when they are needed, which changes no byte.
  var keepsUniformRows = true

  private let scale: CGFloat
  private let isTransparent: Bool
  private let extents: LayerExtents
  private let shadows = ShadowMaskCache()
  private let masks = ShapeMaskCache()
  private let drawings = DrawingCache()
  private let sprites = SpriteCache()
  /// The previous display list and the surface that shows it.
  private var lastFrame: (list: DisplayList, surface: Surface)?
  /// The surface on which parts are drawn before they are copied.
  private var scratch: Surface?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - isTransparent: Whether to omit the background. Otherwise, uncovered pixels are black, as
  ///     on a screen.
  package init(scale: CGFloat, isTransparent: Bool = false) throws(RasterError) {
    self.scale = scale
    self.isTransparent = isTransparent
    extents = LayerExtents(fonts: try FontCache())
  }

  /// The pixels of the last frame, nil before the first; the next frame may be drawn over them.
  package var lastPixels: Pixels? {
    lastFrame.map { Pixels($0.surface, isOpaque: !isTransparent, changedRects: nil) }
  }

  /// Draws a frame and returns its pixels.
  package func draw(_ list: DisplayList) throws(RasterError) -> Pixels {
    let (width, height) = try Self.pixelSize(of: list.size, scale: scale)
    let canvas = CGRect(x: 0, y: 0, width: width, height: height)
    let damage = try damage(to: list, on: canvas)
    var changed: Damage?
    let lastFrame = lastFrame
    self.lastFrame = nil
    let surface =
      if let lastFrame { lastFrame.surface } else { try self.surface(width: width, height: height) }
    if var damage {
      let backdrops = try BackdropAreas(of: list, in: context(on: canvas), extents: extents)
      backdrops.addDependents(to: &damage)
      changed = damage
      try redraw(damage, of: list, with: backdrops, on: surface)
    } else {
      try draw(list, on: surface, damage: Damage(canvas))
    }
    self.lastFrame = (list, surface)
    return Pixels(surface, isOpaque: !isTransparent, changedRects: changed?.rects)
  }

  /// Returns the pixels that may differ from the previous frame; nil if all of them may.
  private func damage(to list: DisplayList, on canvas: CGRect) throws(RasterError) -> Damage? {
    guard let lastFrame, lastFrame.list.size == list.size,
      lastFrame.list.background == list.background
    else {
      (self.lastFrame, scratch) = (nil, nil)
      return nil
    }
    var damage = Damage()
    try DamageFinder(extents: extents).addDamage(
      from: lastFrame.list.layers, to: list.layers, in: context(on: canvas), to: &damage)
    return damage.area < Self.maxDamageFraction * canvas.width * canvas.height ? damage : nil
  }

  /// Draws the damaged pixels on a scratch surface and copies them to the target.
  ///
  /// Layers are drawn whole and thus beyond the copied pixels, as Cairo's rounding depends on the
  /// clip.
  private func redraw(
    _ damage: Damage, of list: DisplayList, with backdrops: BackdropAreas, on surface: Surface
  ) throws(RasterError) {
    guard !damage.rects.isEmpty else { return }
    let scratch =
      if let scratch { scratch } else {
        try self.surface(width: surface.width, height: surface.height)
      }
    self.scratch = scratch
    try draw(list, on: scratch, damage: backdrops.sources(of: damage))
    for rect in damage.rects { surface.copy(rect, of: scratch) }
  }

  /// Draws a list's layers; only the damaged pixels are guaranteed to be correct.
  private func draw(
    _ list: DisplayList, on surface: Surface, damage: Damage
  ) throws(RasterError) {
    let canvas = Canvas(surface)
    let context = context(on: surface.bounds)
    surface.uniformRows?.reset(for: damage.rects)
    for rect in damage.rects { fill(rect, of: canvas, background: list.background) }
    // Cairo rounds differently on a surface that it knows to be clear.
    cairo_surface_mark_dirty(surface.pointer)
    let painter = LayerPainter(
      canvas: canvas, extents: extents, shadows: shadows, masks: masks, drawings: drawings,
      sprites: sprites,
      damage: damage, resolution: scale)
    try painter.draw(list.layers, in: context)
    try canvas.finish()
  }

  private func surface(width: Int, height: Int) throws(RasterError) -> Surface {
    let surface = try Surface(CAIRO_FORMAT_ARGB32, width: width, height: height)
    if keepsUniformRows { surface.keepUniformRows() }
    return surface
  }

  private func context(on canvas: CGRect) -> LayerContext {
    LayerContext(matrix: CGAffineTransform(scaleX: scale, y: scale), alpha: 1, visible: canvas)
  }

  private func fill(_ rect: CGRect, of canvas: Canvas, background: CGColor?) {
    if isTransparent { return canvas.fillPixels(in: rect, with: .clear, replacing: true) }
    let isOpaque = (background?.alpha ?? 0) >= 1
    if !isOpaque { canvas.fillPixels(in: rect, with: .black) }
    if let background { canvas.fillPixels(in: rect, with: background) }
  }

  /// Returns the size in pixels of a canvas whose size is given in points.
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
}
