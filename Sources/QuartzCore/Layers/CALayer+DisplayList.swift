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
  final func ownDisplayLayer(at time: CFTimeInterval) -> DisplayLayer? {
    guard !isHidden, isActive(at: time) else { return nil }
    let time = localTime(at: time)
    var attributes = presentedAttributes(at: time)
    guard !isTurnedAway(attributes) else { return nil }
    if let projection = container?.sublayerProjection { attributes.apply(projection) }
    let content = content(over: attributes, at: time)
    var sublayers: [DisplayLayer] = []
    for layer in sublayersInDrawingOrder(at: time) {
      if let shown = layer.displayLayer(at: time) { sublayers.append(shown) }
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

  /// Returns the sublayers from back to front at a time of the layer.
  private func sublayersInDrawingOrder(at time: CFTimeInterval) -> [CALayer] {
    // Mostly they are in order already, and a main-actor closure checks its executor on each call,
    // which makes sorting slow.
    var last = -CGFloat.infinity
    for layer in orderedSublayers {
      let zPosition = layer.presentedZPosition(at: time)
      guard last <= zPosition else { return sublayersByZPosition(at: time) }
      last = zPosition
    }
    return orderedSublayers
  }

  private func sublayersByZPosition(at time: CFTimeInterval) -> [CALayer] {
    let zPositions = orderedSublayers.map { $0.presentedZPosition(at: time) }
    return zip(zPositions, orderedSublayers).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  /// Returns the presentation value of the z position at a time of the superlayer.
  private func presentedZPosition(at time: CFTimeInterval) -> CGFloat {
    animations.isEmpty
      ? elevation.zPosition : presented(elevation, at: localTime(at: time)).zPosition
  }
}
