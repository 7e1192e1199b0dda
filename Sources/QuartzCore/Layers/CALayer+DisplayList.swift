import DisplayList

extension CALayer {
  /// Returns what the layer and all in it show at a time of its superlayer, or nil where it is hidden.
  final func ownDisplayLayer(at time: CFTimeInterval) -> DisplayLayer? {
    guard !isHidden, isInTime(at: time) else { return nil }
    let time = localTime(at: time)
    let attributes = presentedAttributes(at: time)
    let content = content(over: attributes, at: time)
    var sublayers: [DisplayLayer] = []
    for layer in sublayersInDrawingOrder(at: time) {
      if let shown = layer.displayLayer(at: time) { sublayers.append(shown) }
    }
    if let lastShown, lastShown.attributes == attributes, lastShown.content == content,
      lastShown.sublayers.elementsEqual(sublayers, by: ===)
    {
      return lastShown
    }
    let shown = DisplayLayer(
      id: identifier, attributes: attributes, content: content, sublayers: sublayers)
    lastShown = shown
    return shown
  }

  /// The sublayers from back to front at a time of the layer's.
  private func sublayersInDrawingOrder(at time: CFTimeInterval) -> [CALayer] {
    // Mostly they stand in their order, and a closure of the main actor's checks on each call that it is there.
    var last = -CGFloat.infinity
    for layer in orderedSublayers {
      let height = layer.shownZPosition(at: time)
      guard last <= height else { return sublayersByHeight(at: time) }
      last = height
    }
    return orderedSublayers
  }

  private func sublayersByHeight(at time: CFTimeInterval) -> [CALayer] {
    let heights = orderedSublayers.map { $0.shownZPosition(at: time) }
    return zip(heights, orderedSublayers).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  /// The place among the siblings that is shown at a time of the superlayer's.
  private func shownZPosition(at time: CFTimeInterval) -> CGFloat {
    animations.isEmpty
      ? elevation.zPosition : presented(elevation, at: localTime(at: time)).zPosition
  }
}
