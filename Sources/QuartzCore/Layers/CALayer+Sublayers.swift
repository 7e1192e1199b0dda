extension CALayer {
  /// Adds a layer in front of all sublayers.
  public final func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: orderedSublayers.count))
  }

  /// Inserts a layer at an index among the sublayers, 0 being the back.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    precondition(
      !sequence(first: self, next: \.superlayer).contains { $0 === layer },
      "CALayer: a layer can't be a sublayer of itself")
    layer.removeFromSuperlayer()
    orderedSublayers.insert(layer, at: min(Int(index), orderedSublayers.count))
    layer.container = self
    need(layer.needs)
    if let stageEntry { layer.didEnterStage(stageEntry.transactions) }
    if hasCustomTiming { layer.rescheduleAnimations() }
  }

  /// Inserts a layer directly behind a sublayer; at the back if it isn't one.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = orderedSublayers.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  /// Inserts a layer directly in front of a sublayer; at the front if it isn't one.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = orderedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(clamping: index ?? orderedSublayers.count))
  }

  /// Removes the layer from its superlayer.
  public final func removeFromSuperlayer() {
    container?.orderedSublayers.removeAll { $0 === self }
    container = nil
    if stageEntry != nil { didLeaveStage() }
  }
}
