extension CALayer {
  /// The sublayers; of a presentation layer, their presentation layers.
  final var shownSublayers: [CALayer] {
    guard let presentedLayer else { return orderedSublayers }
    return presentedLayer.shownSublayers.compactMap { $0.presentation() }
  }

  final func replaceSublayers(by layers: [CALayer]) {
    for layer in orderedSublayers { layer.removeFromSuperlayer() }
    for layer in layers { addSublayer(layer) }
  }

  /// Returns the index of a sublayer; nil if it isn't one.
  final func index(of sublayer: CALayer?) -> UInt32? {
    orderedSublayers.firstIndex { $0 === sublayer }.map { UInt32(clamping: $0) }
  }

  /// Removes the layer from its superlayer and from the stage.
  final func detach() {
    if extras?.isMask == true {
      detachMask()
    } else {
      container?.orderedSublayers.removeAll { $0 === self }
      container?.setNeedsLayout()
    }
    holder = nil
    if stageEntry != nil { didLeaveStage() }
  }

  /// Inserts a layer at an index among the sublayers, 0 being the back.
  final func insert(_ layer: CALayer, at index: UInt32) {
    precondition(
      !sequence(first: self, next: \.superlayer).contains { $0 === layer },
      "CALayer: a layer can't be a sublayer of itself")
    layer.removeFromSuperlayer()
    orderedSublayers.insert(layer, at: min(Int(index), orderedSublayers.count))
    layer.holder = self
    needAll(of: layer)
    setNeedsLayout()
    if let stageEntry { layer.didEnterStage(stageEntry.transactions) }
    if hasCustomTiming { layer.rescheduleAnimations() }
  }
}
