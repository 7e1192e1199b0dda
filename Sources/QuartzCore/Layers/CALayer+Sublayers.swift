extension CALayer {
  /// Puts a layer in front of all others in this one.
  public final func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: orderedSublayers.count))
  }

  /// Puts a layer at a place among those in this one, 0 being the back.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    precondition(
      !sequence(first: self, next: \.superlayer).contains { $0 === layer },
      "CALayer: a layer cannot stand in itself")
    layer.removeFromSuperlayer()
    orderedSublayers.insert(layer, at: min(Int(index), orderedSublayers.count))
    layer.container = self
    need(layer.needs)
    if let arrival { layer.arrive(arrival.transactions) }
    if isRetimed { layer.retimeAnimations() }
  }

  /// Puts a layer right behind one of those in this one, or at the back.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = orderedSublayers.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  /// Puts a layer right in front of one of those in this one, or at the front.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = orderedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(clamping: index ?? orderedSublayers.count))
  }

  /// Takes the layer out of the one that it stands in.
  public final func removeFromSuperlayer() {
    container?.orderedSublayers.removeAll { $0 === self }
    container = nil
    if arrival != nil { depart() }
  }
}
