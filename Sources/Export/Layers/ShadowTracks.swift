import DisplayList
import Raster

/// The shadow of a layer over all frames.
struct ShadowTracks {
  /// The color, whose opacity includes that of the shadow.
  let paint: PaintTracks
  let offset: Track<CGSize>
  /// The standard deviation of the blur, in points.
  let radius: Track<CGFloat>
  /// The outline that is blurred; nil for a shadow of everything that the layer shows.
  let outline: Track<CGPath>?
  /// The area of the shadow and of what it belongs to, in the layer's coordinate space.
  let box: CGRect

  /// Creates the tracks; nil for a layer that never has a shadow.
  init?(_ motion: LayerMotion, shapes: LayerShapes) throws {
    let shadows = motion.states.samples(\.visibleShadow)
    let colors = motion.states.samples { layer -> CGColor?? in
      .some(
        layer.visibleShadow.map {
          $0.color.copy(alpha: $0.color.alpha.unit * $0.opacity.unit) ?? $0.color
        })
    }
    guard let paint = PaintTracks(colors),
      let offset = Track(shadows.map { $0?.offset }, Tolerance.components),
      let radius = Track(shadows.map { $0.map { max($0.radius, 0) } }, Tolerance.components)
    else { return nil }
    let outlines = try motion.states.samples { layer -> CGPath? in
      layer.visibleShadow == nil ? nil : try shapes.shadowOutline(of: layer)
    }
    let hasOutline = zip(shadows, outlines).allSatisfy { $0 == nil || $1 != nil }
    outline = hasOutline ? Track(paths: outlines) : nil
    (self.paint, self.offset, self.radius) = (paint, offset, radius)
    box = try motion.states.union { layer in
      guard let shadow = layer.visibleShadow else { return .null }
      let shape =
        try hasOutline
        ? shapes.shadowOutline(of: layer)?.boundingBox ?? .null
        : shapes.extentsWithoutShadow(of: layer)
      let reach = LayerShapes.shadowReach(radius: shadow.radius)
      let blurred = shape.insetBy(dx: -reach, dy: -reach)
      return hasOutline
        ? blurred
        : shape.union(blurred.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }
  }
}
