import CCairo
import DisplayList

extension LayerPainter {
  /// Draws a layer that is turned in space: its image in its own plane, seen through a projection
  /// to the parent's plane.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - projection: The projection.
  ///   - pixelsPerPoint: The resolution of the image; nil for the greatest that is visible.
  ///   - outer: The context of the parent.
  func draw(
    _ layer: DisplayLayer, projectedBy projection: Projection, pixelsPerPoint: CGFloat? = nil,
    in outer: LayerContext
  ) throws(RasterError) {
    let alpha = outer.alpha * layer.attributes.opacity.unit
    guard alpha > 0, outer.matrix.isDrawable, projection.isDrawable else { return }
    let toPixels = projection.concatenating(Projection(outer.matrix))
    let drawn = try extents.all(of: layer)
    let box = toPixels.boundingBox(of: drawn).pixelAligned
    guard !box.isNull else { return }
    let reach =
      pixelsPerPoint.map {
        ProjectedGrid.reach(
          pixelsPerPoint: $0, in: layer.attributes.matrix.concatenating(outer.matrix))
      } ?? 1
    let visible = box.insetBy(dx: -reach, dy: -reach).intersection(outer.visible)
    let damaged = damage.part(of: visible)
    let grid =
      if let pixelsPerPoint {
        ProjectedGrid(of: drawn, toPixels, pixelsPerPoint: pixelsPerPoint)
      } else {
        ProjectedGrid(of: drawn, toPixels, visible: visible)
      }
    guard !damaged.isEmpty, let grid else { return }
    let plane = try Surface(CAIRO_FORMAT_ARGB32, width: grid.width, height: grid.height)
    let canvas = Canvas(plane)
    let painter = LayerPainter(
      canvas: canvas, extents: extents, shadows: shadows, masks: masks, drawings: drawings,
      sprites: sprites,
      damage: Damage(plane.bounds), resolution: resolution)
    try painter.drawInPlane(
      layer, in: LayerContext(matrix: grid.matrix.inverted(), alpha: 1, visible: plane.bounds))
    try canvas.finish()

    // The surface has the pixels that do not depend on the damage, as Cairo's rounding of clips may
    // depend on them.
    let image = try Surface(
      CAIRO_FORMAT_ARGB32, width: Int(visible.width), height: Int(visible.height))
    grid.sample(plane, to: image, at: visible.origin, in: damaged)
    self.canvas.setMatrix(.identity)
    self.canvas.paint(image, at: visible.origin, alpha: alpha)
    self.canvas.setMatrix(outer.matrix)
  }
}

/// The bitmap of a layer's plane that a projection reads.
struct ProjectedGrid {
  /// The maximum number of pixels; larger ones have a lower resolution.
  private static let maxPixels = CGFloat(1 << 22)
  /// The maximum number of pixels per side.
  private static let maxSide: CGFloat = 8192
  /// The number of transparent pixels around the plane, which make its edges smooth.
  private static let margin: CGFloat = 1

  let width: Int
  let height: Int
  /// The transform from the bitmap's pixels to points of the layer.
  let matrix: CGAffineTransform
  /// The projection from pixels of the canvas to those of the bitmap.
  let toGrid: Projection
  /// The number of samples per pixel of the canvas and side: 1 or 2.
  let samples: Int

  /// Creates the bitmap of the part of a rectangle that appears in the visible pixels; nil if there
  /// is none.
  ///
  /// Its resolution is the greatest with which a part of the plane appears, in each direction, so
  /// that nothing is enlarged.
  init?(of rect: CGRect, _ toPixels: Projection, visible: CGRect) {
    guard let toPlane = toPixels.inverted() else { return nil }
    let part = toPlane.boundingBox(of: visible).intersection(rect)
    guard !part.isEmpty, part.width.isFinite, part.height.isFinite else { return nil }
    var (most, least) = (CGSize.zero, CGSize(width: CGFloat.infinity, height: .infinity))
    for row in 0...4 {
      for column in 0...4 {
        let point = CGPoint(
          x: part.minX + part.width * CGFloat(column) / 4,
          y: part.minY + part.height * CGFloat(row) / 4)
        guard let local = toPixels.affine(at: point) else { continue }
        guard visible.insetBy(dx: -1, dy: -1).contains(point.applying(local)) else { continue }
        let (x, y) = (hypot(local.a, local.b), hypot(local.c, local.d))
        most = CGSize(width: max(most.width, x), height: max(most.height, y))
        least = CGSize(width: min(least.width, x), height: min(least.height, y))
      }
    }
    if most == .zero {
      let local = toPixels.affine(at: CGPoint(x: part.midX, y: part.midY))
      most = local.map { CGSize(width: hypot($0.a, $0.b), height: hypot($0.c, $0.d)) } ?? .zero
      least = most
    }
    guard most.width.isFinite, most.height.isFinite else { return nil }
    func side(_ length: CGFloat) -> CGFloat { min(max(length.rounded(.up), 1), Self.maxSide) }
    var (columns, rows) = (side(part.width * most.width), side(part.height * most.height))
    if columns * rows > Self.maxPixels {
      let shrink = (Self.maxPixels / (columns * rows)).squareRoot()
      (columns, rows) = (side(columns * shrink), side(rows * shrink))
    }
    (width, height) = (Int(columns + 2 * Self.margin), Int(rows + 2 * Self.margin))
    matrix = CGAffineTransform(translationX: -Self.margin, y: -Self.margin)
      .concatenating(CGAffineTransform(scaleX: part.width / columns, y: part.height / rows))
      .concatenating(CGAffineTransform(translationX: part.minX, y: part.minY))
    toGrid = toPlane.concatenating(Projection(matrix.inverted()))
    // Where a part is much smaller than the nearest one, one sample per pixel would miss details.
    samples = most.width > 1.5 * least.width || most.height > 1.5 * least.height ? 2 : 1
  }

  /// Creates the bitmap of a rectangle with a resolution; nil if the rectangle is empty.
  ///
  /// Its pixels are aligned with the layer's points, wherever it appears.
  init?(of rect: CGRect, _ toPixels: Projection, pixelsPerPoint: CGFloat) {
    guard let toPlane = toPixels.inverted(), !rect.isEmpty, rect.width.isFinite,
      rect.height.isFinite
    else { return nil }
    let part = rect.applying(CGAffineTransform(scaleX: pixelsPerPoint, y: pixelsPerPoint)).integral
    guard part.width <= Self.maxSide, part.height <= Self.maxSide,
      part.width * part.height <= Self.maxPixels
    else { return nil }
    (width, height) = (Int(part.width + 2 * Self.margin), Int(part.height + 2 * Self.margin))
    matrix = CGAffineTransform(
      translationX: part.minX - Self.margin, y: part.minY - Self.margin
    ).concatenating(CGAffineTransform(scaleX: 1 / pixelsPerPoint, y: 1 / pixelsPerPoint))
    toGrid = toPlane.concatenating(Projection(matrix.inverted()))
    samples = 1
  }

  /// Returns the number of pixels by which the bitmap's interpolation extends a layer.
  static func reach(pixelsPerPoint: CGFloat, in matrix: CGAffineTransform) -> CGFloat {
    let shown = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    return min((shown / pixelsPerPoint).rounded(.up) + 1, maxSide)
  }
}
