import CCairo
import DisplayList
import Foundation

extension LayerPainter {
  /// Draws what a layer shows above its background; a gradient fills `outline`.
  func draw(
    _ content: LayerContent, bounds: CGRect, outline: CGPath, in place: LayerPlace
  ) throws(RasterError) {
    switch content {
    case .none: return
    case .glyphs(let runs):
      try draw(runs, bounds: bounds.standardized, in: place)
    case .image(let image):
      draw(image, alpha: place.alpha)
    case .gradient(let gradient):
      try draw(gradient, bounds: bounds.standardized, outline: outline, in: place)
    case .shape(let shape):
      draw(shape, alpha: place.alpha)
    }
  }

  private func draw(_ shape: ShapeContent, alpha: CGFloat) {
    if let fill = shape.visibleFill {
      canvas.setSource(fill, alpha: alpha)
      canvas.append(shape.path.elements)
      canvas.fillPath(rule: shape.fillRule)
    }
    if let stroke = shape.visibleStroke {
      canvas.setSource(stroke, alpha: alpha)
      canvas.strokePath(of: shape)
    }
  }

  /// Draws text, which ends at the layer's bounds as in UIKit, where it is drawn to a picture of their size.
  private func draw(_ runs: [GlyphRun], bounds: CGRect, in place: LayerPlace) throws(RasterError) {
    let boxes = try extents.each(of: runs)
    func drawAll() throws(RasterError) {
      for (run, box) in zip(runs, boxes) { try draw(run, box: box, in: place) }
    }
    if boxes.allSatisfy(bounds.contains) {
      try drawAll()
    } else {
      try canvas.clipping(to: CGPath(rect: bounds), drawAll)
    }
  }

  /// Fills the glyphs' outlines at their exact places; glyphs that are pictures are drawn as such.
  ///
  /// So slow text does not jump from pixel to pixel.
  private func draw(_ run: GlyphRun, box: CGRect, in place: LayerPlace) throws(RasterError) {
    let font = try extents.fonts.font(run.fontFile, index: run.faceIndex)
    let box = damage.part(
      of: box.applying(place.matrix).pixelAligned.intersection(place.visible))
    guard !box.isEmpty else { return }
    var coverage = Coverage(of: box, library: extents.fonts.library)
    for glyph in run.glyphs {
      let matrix = CGAffineTransform(
        a: run.size, b: 0, c: 0, d: run.size, tx: glyph.position.x, ty: glyph.position.y)
      switch font.shape(of: glyph.id) {
      case .outline(let outline, _):
        coverage.add(outline, matrix: matrix.concatenating(place.matrix))
      case .picture(let picture):
        draw(
          ImageContent(image: picture.image, frame: picture.box.applying(matrix)),
          alpha: run.color.alpha.unit * place.alpha)
      case .none: continue
      }
    }
    canvas.setMatrix(.identity)
    canvas.setSource(run.color, alpha: place.alpha)
    canvas.mask(try coverage.surface(), at: box.origin)
    canvas.setMatrix(place.matrix)
  }

  private func draw(_ content: ImageContent, alpha: CGFloat) {
    let frame = content.frame
    guard frame.width > 0, frame.height > 0 else { return }
    Pattern.withImage(content.image, in: frame) { pattern in
      canvas.clipping(to: CGPath(rect: frame)) {
        if let tint = content.tint {
          canvas.setSource(tint, alpha: alpha)
          canvas.mask(pattern)
        } else {
          canvas.setSource(pattern)
          canvas.paintSource(alpha: alpha)
        }
      }
    }
  }

  private func draw(
    _ gradient: GradientContent, bounds: CGRect, outline: CGPath, in place: LayerPlace
  ) throws(RasterError) {
    guard let last = gradient.stops.last else { return }
    func point(_ fraction: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + fraction.x * bounds.width, y: bounds.minY + fraction.y * bounds.height)
    }
    let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
    let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
    let stops = gradient.stops.map { (color: $0.color, location: $0.location) }
    let pattern: Pattern
    switch gradient.kind {
    case .axial: pattern = .axial(stops, start: start, end: end)
    case .radial where radii.width > 0 && radii.height > 0:
      pattern = .radial(stops, center: start, radii: radii)
    case .radial: pattern = .axial([(last.color, 0)], start: start, end: start)
    case .conic:
      pattern = try ConicGradient(stops: gradient.stops, center: start, towards: end)
        .pattern(over: bounds, resolution: resolution)
    }
    canvas.setSource(pattern)
    canvas.clipping(to: outline) { canvas.paintSource(alpha: place.alpha) }
  }
}
