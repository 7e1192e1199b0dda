import DisplayList

extension CALayer {
  private static var lastIdentifier = 0

  /// Returns a unique identifier.
  static func newIdentifier() -> Int {
    lastIdentifier += 1
    return lastIdentifier
  }

  /// Returns the display layer of the layer and its sublayers at a time of its superlayer; nil if
  /// it is hidden.
  ///
  /// - Parameter space: The transform that follows the layer's own one, in space.
  final func ownDisplayLayer(
    at time: CFTimeInterval, in space: CATransform3D?
  ) -> DisplayLayer? {
    guard hasPlane else { return displayLayerWithoutPlane(at: time, in: space) }
    guard !isHidden, isActive(at: time) else { return nil }
    let time = localTime(at: time)
    var zPosition: CGFloat = 0
    var attributes = presentedAttributes(at: time, depth: &zPosition)
    depth = zPosition
    var content = content(over: attributes, at: time)
    let dissolving =
      animations.isEmpty
      ? nil : animatedContents(in: attributes.bounds, at: time, content: &content)
    if attributes.hasEffects || space != nil || extras != nil {
      guard applyExtras(to: &attributes, in: space, at: time) else { return nil }
    }
    var sublayers = sublayersToShow(at: time)
    if let dissolving { sublayers.insert(dissolving, at: 0) }
    if Self.flippedLayerExists, isMirrored,
      let upright = uprightLayer(content, in: attributes.bounds)
    {
      content = .none
      sublayers.insert(upright, at: 0)
    }
    if let lastDisplayLayer, lastDisplayLayer.attributes == attributes,
      lastDisplayLayer.content == content,
      lastDisplayLayer.sublayers.elementsEqual(sublayers, by: ===)
    {
      return lastDisplayLayer
    }
    let shown = DisplayLayer(
      id: identifier, attributes: attributes, content: content, sublayers: sublayers)
    lastDisplayLayer = shown
    return shown
  }

  /// Places the layer in its superlayer's plane and adds its mask and its effects; returns whether
  /// it is visible.
  private func applyExtras(
    to attributes: inout LayerAttributes, in space: CATransform3D?, at time: CFTimeInterval
  ) -> Bool {
    let details = presentedDetails(at: time)
    let sublayerSpace = attributes.sublayerSpace(details, isFlipped: isGeometryFlipped)
    var isSeenFromBehind = attributes.transform.determinant < 0
    if attributes.effects.transform != nil || space != nil || details.anchorPointZ != 0 {
      var transform = attributes.transformInSpace(
        zPosition: depth, anchorPointZ: details.anchorPointZ)
      if let space { transform = CATransform3DConcat(transform, space) }
      depth = attributes.depth(in: transform)
      let projection = Projection(transform)
      isSeenFromBehind = projection.determinant < 0
      attributes.place(by: projection)
    }
    guard let extras else { return true }
    guard extras.isDoubleSided || !isSeenFromBehind else { return false }
    showSublayers(in: sublayerSpace)
    if !extras.allowsGroupOpacity { attributes.effects.opacityIsForGroup = false }
    if extras.shouldRasterize, extras.rasterizationScale > 0 {
      attributes.effects.rasterizationScale = extras.rasterizationScale
    }
    if let color = extras.replacingColor { attributes.effects.replacingColor = color }
    if let backdrop = details.backdrop { attributes.effects.backdrop = backdrop }
    if let mask = displayMask(at: time) { attributes.effects.mask = mask }
    return true
  }

  /// Sets the space in which sublayers are shown, which all of them depend on.
  final func showSublayers(in space: CATransform3D?) {
    guard extras?.lastSpace != space else { return }
    if extras == nil { extras = LayerExtras() }
    extras?.lastSpace = space
    for layer in orderedSublayers { layer.need(.list) }
  }

  /// Returns the sublayers from back to front at a time of the layer.
  final func displaySublayers(at time: CFTimeInterval) -> [DisplayLayer] {
    guard !orderedSublayers.isEmpty else { return [] }
    let space = extras?.lastSpace
    var (sublayers, depths): ([DisplayLayer], [CGFloat]) = ([], [])
    // Mostly they are in order already, and a main-actor closure checks its executor on each call,
    // which makes sorting slow.
    var (last, isOrdered) = (-CGFloat.infinity, true)
    for layer in orderedSublayers {
      guard let shown = layer.displayLayer(at: time, in: space) else { continue }
      sublayers.append(shown)
      depths.append(layer.depth)
      if !(last <= layer.depth) { isOrdered = false }
      last = layer.depth
    }
    guard !isOrdered else { return sublayers }
    return zip(depths, sublayers).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }
}
