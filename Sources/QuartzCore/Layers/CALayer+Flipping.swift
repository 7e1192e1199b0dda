import DisplayList

extension CALayer {
  /// Whether any layer has flipped its geometry; if not, no layer looks for one.
  static var flippedLayerExists = false

  /// Whether the y axis of the layer's coordinate space points up: sublayers, the path of a shape
  /// layer, and those of its sublayers are turned upside down, while images and text stay upright;
  /// false by default.
  public final var isGeometryFlipped: Bool {
    get { extras?.isGeometryFlipped ?? false }
    set {
      guard newValue != isGeometryFlipped else { return }
      Self.flippedLayerExists = true
      changeExtras { $0.isGeometryFlipped = newValue }
      needFlippedContent()
    }
  }

  /// Returns whether the y axis points up with respect to the root layer's.
  public final func contentsAreFlipped() -> Bool { isGeometryFlipped != isMirrored }

  /// Whether the layer is drawn upside down, as an odd number of the layers around it are flipped.
  final var isMirrored: Bool {
    guard Self.flippedLayerExists else { return false }
    var result = false
    var next = superlayer
    while let layer = next {
      if layer.isGeometryFlipped { result.toggle() }
      next = layer.superlayer
    }
    return result
  }

  private func needFlippedContent() {
    need(.list)
    for layer in orderedSublayers { layer.needFlippedContent() }
  }

  /// The transform that turns the layer's space upside down, about the middle of the bounds.
  nonisolated static func flip(in bounds: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  /// Returns content that is upright in a layer that is drawn upside down, as a layer in it; nil if
  /// the content is a part of the layer's geometry.
  final func uprightLayer(
    _ content: LayerContent, in bounds: CGRect
  ) -> DisplayLayer? {
    switch content {
    case .none, .shape, .gradient: return nil
    default: break
    }
    if extras == nil { extras = LayerExtras() }
    let identifier = extras?.flipIdentifier ?? Self.newIdentifier()
    extras?.flipIdentifier = identifier
    var attributes = LayerAttributes()
    attributes.bounds = bounds
    attributes.position = CGPoint(x: bounds.midX, y: bounds.midY)
    attributes.transform = CGAffineTransform(scaleX: 1, y: -1)
    if let last = extras?.lastUpright, last.attributes == attributes, last.content == content {
      return last
    }
    let shown = DisplayLayer(id: identifier, attributes: attributes, content: content)
    extras?.lastUpright = shown
    return shown
  }
}

extension LayerAttributes {
  /// Returns the transform of sublayers within the layer's coordinate space; nil for none.
  func sublayerSpace(_ details: LayerDetails, isFlipped: Bool) -> CATransform3D? {
    guard isFlipped else { return sublayerSpace(details.sublayerTransform) }
    let flip = CATransform3DMakeAffineTransform(CALayer.flip(in: bounds))
    return sublayerSpace(details.sublayerTransform).map { CATransform3DConcat(flip, $0) } ?? flip
  }
}
