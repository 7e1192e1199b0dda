import DisplayList

extension CALayer {
  /// Returns what the layer and all in it show at a time of its superlayer, the virtual time for a root,
  /// or nil where it is hidden.
  ///
  /// What has not changed since the last call is the same object as then.
  package final func displayLayer(at time: CFTimeInterval) -> DisplayLayer? {
    guard !isHidden, isInTime(at: time) else { return nil }
    let time = localTime(at: time)
    let attributes = presentedAttributes(at: time)
    let content = content(over: attributes, at: time)
    let sublayers = sublayersInDrawingOrder.compactMap { $0.displayLayer(at: time) }
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

  private var sublayersInDrawingOrder: [CALayer] {
    guard orderedSublayers.contains(where: { $0.zPosition != 0 }) else { return orderedSublayers }
    return orderedSublayers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
