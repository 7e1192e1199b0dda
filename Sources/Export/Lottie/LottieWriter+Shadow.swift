import DisplayList
import Raster

extension LottieWriter {
  /// The standard deviation of a blurred image in pixels; a smoother one needs no more pixels.
  private static let sigma = 4.0

  /// Returns the shadow of a layer as an image; nil if it has none.
  ///
  /// Players have no blur in common, but every one draws images. A shadow whose shape changes is a
  /// limitation.
  mutating func shadow(of motion: LayerMotion, name: String?) throws -> LottiePart? {
    guard let shadow = try ShadowTracks(motion, shapes: shapes) else { return nil }
    let frame = motion.states.layers.firstIndex { $0?.visibleShadow != nil } ?? 0
    guard let first = motion.states.layers[frame], try isConstant(shadow, of: motion, first),
      let (image, box) = try image(of: shadow, first)
    else {
      limitations.add("shadow that changes its shape", layer: name, frame: frame, note: "omitted")
      return nil
    }
    let frames = motion.states.samples { layer in
      layer.visibleShadow.map { box.offsetBy(dx: $0.offset.width, dy: $0.offset.height) }
    }
    let index = images.index(of: image)
    let entry = images.entries[index]
    guard let placement = PlacementTracks(frames, of: (entry.width, entry.height)) else {
      return nil
    }
    var part = LottiePart(states: motion.states, content: .image(index, placement))
    if !shadow.paint.opacity.isConstant {
      part.opacities = motion.states.samples { layer in
        layer.visibleShadow.map { $0.color.alpha.unit * $0.opacity.unit } ?? 0
      }
    }
    return part
  }

  /// Returns whether only the position and the opacity of a shadow change.
  private func isConstant(
    _ shadow: ShadowTracks, of motion: LayerMotion, _ first: DisplayLayer
  ) throws -> Bool {
    guard shadow.radius.isConstant, shadow.paint.color.isConstant else { return false }
    if let outline = shadow.outline { return outline.isConstant }
    let shape = first.withoutPlacement
    return !motion.states.contains {
      $0.visibleShadow != nil && $0.withoutPlacement != shape
    }
  }

  /// Returns the image of a shadow and its rectangle in the layer's coordinate space, without the
  /// shadow's offset; nil if it is too large.
  ///
  /// The image is opaque if the shadow's opacity changes.
  private mutating func image(
    of tracks: ShadowTracks, _ layer: DisplayLayer
  ) throws -> (CGImage, CGRect)? {
    let radius = tracks.radius.first
    let color = tracks.paint.color.first
    let opacity = tracks.paint.opacity.isConstant ? tracks.paint.opacity.first : 1
    let shape =
      try tracks.outline?.first.boundingBox ?? shapes.extentsWithoutShadow(of: layer)
    let reach = LayerShapes.shadowReach(radius: radius)
    let box = shape.insetBy(dx: -reach, dy: -reach)
    let scale = min(options.scale, max(0.5, Self.sigma / Double(radius)))
    guard !box.isNull else { return nil }
    // The layer itself is beside the image, and its shadow falls on it.
    let distance = 2 * box.width
    let shadow = Shadow(
      color: color.copy(alpha: opacity) ?? color, opacity: 1,
      offset: CGSize(width: distance, height: 0), radius: radius, path: tracks.outline?.first)
    var attributes = tracks.outline == nil ? layer.withoutPlacement.attributes : LayerAttributes()
    attributes.anchorPoint = .zero
    attributes.position = CGPoint(
      x: attributes.bounds.minX - box.minX - distance, y: attributes.bounds.minY - box.minY)
    attributes.shadow = shadow
    let drawn = DisplayLayer(
      id: 0, attributes: attributes, content: tracks.outline == nil ? layer.content : .none,
      sublayers: tracks.outline == nil ? layer.sublayers : [])
    if let known = shadowImages.first(where: { $0.layer == drawn }) { return (known.image, box) }
    let list = DisplayList(size: box.size, layers: [drawn])
    guard let image = try EmbeddedImages.image(of: list, scale: scale) else { return nil }
    shadowImages.append((drawn, image))
    return (image, box)
  }
}

extension DisplayLayer {
  /// The opaque layer without its position, transform and shadow, which do not change the shape of
  /// its shadow.
  fileprivate var withoutPlacement: DisplayLayer {
    var attributes = LayerAttributes()
    attributes.bounds = self.attributes.bounds
    attributes.backgroundColor = self.attributes.backgroundColor
    attributes.cornerRadius = self.attributes.cornerRadius
    attributes.cornerCurve = self.attributes.cornerCurve
    attributes.roundedCorners = self.attributes.roundedCorners
    attributes.borderWidth = self.attributes.borderWidth
    attributes.borderColor = self.attributes.borderColor
    return DisplayLayer(id: 0, attributes: attributes, content: content, sublayers: sublayers)
  }
}
