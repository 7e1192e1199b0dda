import CCairo
import DisplayList

/// Turns display lists into pixels.
///
/// A renderer draws only what differs from the frame it drew before, and keeps its memory, its fonts, its
/// shadows and masks; yet a frame's bytes depend on its display list alone. Use one for each worker; it must not
/// be shared between threads.
package final class FrameRenderer {
  /// The pixels of a frame, good until the renderer draws the next one.
  package struct Pixels {
    private let surface: Surface
    /// Whether every pixel's alpha is 255.
    package let isOpaque: Bool
    /// The rows that may differ from the frame drawn before; nil if all may.
    package let changedRows: [Range<Int>]?

    init(_ surface: Surface, isOpaque: Bool, changedRows: [Range<Int>]?) {
      self.surface = surface
      self.isOpaque = isOpaque
      self.changedRows = changedRows
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

  /// How much of a canvas may be damaged before all of it is drawn again.
  private static let mostDamage: CGFloat = 0.7

  private let scale: CGFloat
  private let isTransparent: Bool
  private let extents: LayerExtents
  private let shadows = ShadowStore()
  private let masks = MaskStore()
  /// What was drawn last, and where.
  private var shown: (list: DisplayList, surface: Surface)?
  /// Where parts are drawn before they are copied.
  private var draft: Surface?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: The pixels of a point.
  ///   - isTransparent: Whether to leave out the background. Without, what no colour covers is black,
  ///     as on a screen.
  package init(scale: CGFloat, isTransparent: Bool = false) throws(RasterError) {
    self.scale = scale
    self.isTransparent = isTransparent
    extents = LayerExtents(fonts: try FontStore())
  }

  /// Draws a frame and returns its pixels.
  package func draw(_ list: DisplayList) throws(RasterError) -> Pixels {
    let (width, height) = try Self.pixelSize(of: list.size, scale: scale)
    let canvas = CGRect(x: 0, y: 0, width: width, height: height)
    let damage = try damage(to: list, on: canvas)
    let shown = shown
    self.shown = nil
    let surface =
      if let shown { shown.surface } else { try Self.surface(width: width, height: height) }
    if let damage {
      try redraw(damage, of: list, on: surface)
    } else {
      try draw(list, on: surface, damage: Damage(canvas))
    }
    self.shown = (list, surface)
    return Pixels(
      surface, isOpaque: !isTransparent,
      changedRows: damage?.rects.map { Int($0.minY)..<Int($0.maxY) })
  }

  /// What may differ from what is shown; nil if all may.
  private func damage(to list: DisplayList, on canvas: CGRect) throws(RasterError) -> Damage? {
    guard let shown, shown.list.size == list.size, shown.list.background == list.background else {
      (self.shown, draft) = (nil, nil)
      return nil
    }
    var damage = Damage()
    try DamageFinder(extents: extents).addDamage(
      from: shown.list.layers, to: list.layers, in: place(on: canvas), to: &damage)
    return damage.area < Self.mostDamage * canvas.width * canvas.height ? damage : nil
  }

  /// Draws what was damaged elsewhere and copies it to the surface.
  ///
  /// Layers are drawn whole, as how Cairo rounds depends on where it is made to stop: more is drawn than
  /// is copied.
  private func redraw(
    _ damage: Damage, of list: DisplayList, on surface: Surface
  ) throws(RasterError) {
    guard !damage.rects.isEmpty else { return }
    let draft =
      if let draft { draft } else {
        try Self.surface(width: surface.width, height: surface.height)
      }
    self.draft = draft
    try draw(list, on: draft, damage: damage)
    for rect in damage.rects { surface.copy(rect, of: draft) }
  }

  /// Draws what a list shows, right where there is damage.
  private func draw(
    _ list: DisplayList, on surface: Surface, damage: Damage
  ) throws(RasterError) {
    let canvas = Canvas(surface)
    let place = place(on: surface.bounds)
    if !(list.layers.first.map(place.isCovered) ?? false) {
      for rect in damage.rects {
        canvas.clipping(to: CGPath(rect: rect)) { fill(canvas, background: list.background) }
      }
    }
    // On a surface that it knows to be clear Cairo rounds otherwise.
    cairo_surface_mark_dirty(surface.pointer)
    let painter = LayerPainter(
      canvas: canvas, extents: extents, shadows: shadows, masks: masks, damage: damage,
      resolution: scale)
    try painter.draw(list.layers, in: place)
    try canvas.finish()
  }

  private static func surface(width: Int, height: Int) throws(RasterError) -> Surface {
    try Surface(CAIRO_FORMAT_ARGB32, width: width, height: height)
  }

  private func place(on canvas: CGRect) -> LayerPlace {
    LayerPlace(matrix: CGAffineTransform(scaleX: scale, y: scale), alpha: 1, visible: canvas)
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
}
