import CCairo
import DisplayList

extension LayerPainter {
  /// Draws particles, from back to front.
  func draw(_ content: ParticleContent, in context: LayerContext) throws(RasterError) {
    let visible = content.extents.applying(context.matrix).pixelAligned
      .intersection(context.visible)
    let damaged = damage.part(of: visible)
    guard !damaged.isEmpty else { return }
    let levels = content.sprites.map { sprites.levels(of: $0) }
    let stamps = content.particles.compactMap { particle -> ParticleStamp? in
      guard levels.indices.contains(particle.sprite), let levels = levels[particle.sprite] else {
        return nil
      }
      return ParticleStamp(
        particle, of: content.sprites[particle.sprite], levels, matrix: context.matrix, in: damaged)
    }
    guard !stamps.isEmpty else { return }
    let bands = ParticleBands(stamps, in: damaged, isAdditive: content.isAdditive)
    if context.alpha >= 1, canvas.isUnclipped {
      return bands.draw(on: canvas)
    }
    let image = try Surface(
      CAIRO_FORMAT_ARGB32, width: Int(visible.width), height: Int(visible.height))
    bands.draw(on: image, at: visible.origin)
    canvas.setMatrix(.identity)
    if content.isAdditive {
      canvas.add(image, at: visible.origin, alpha: context.alpha)
    } else {
      canvas.paint(image, at: visible.origin, alpha: context.alpha)
    }
    canvas.setMatrix(context.matrix)
  }
}

extension ParticleContent {
  /// The bounding box of all visible particles; null for none.
  package var extents: CGRect {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    for particle in particles where sprites.indices.contains(particle.sprite) {
      let size = sprites[particle.sprite].size
      let reach = abs(particle.scale) * hypot(size.width, size.height) / 2
      guard reach > 0, particle.color[3] > 0, particle.position.x.isFinite,
        particle.position.y.isFinite, reach.isFinite
      else { continue }
      left = min(left, particle.position.x - reach)
      top = min(top, particle.position.y - reach)
      right = max(right, particle.position.x + reach)
      bottom = max(bottom, particle.position.y + reach)
    }
    guard left <= right else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
