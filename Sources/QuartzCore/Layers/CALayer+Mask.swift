import DisplayList

extension CALayer {
  /// The layer whose alpha multiplies that of the layer, with its sublayers, border and shadow; nil
  /// for no mask, which is the default.
  ///
  /// Its frame is in the layer's coordinate space. It has no superlayer, and its colors don't
  /// matter. A layer that is a sublayer or the mask of another one is removed from there first.
  public final var mask: CALayer? {
    get {
      guard let presentedLayer else { return extras?.mask }
      return presentedLayer.extras?.mask?.presentation()
    }
    set { replaceMask(by: newValue) }
  }

  private func replaceMask(by mask: CALayer?) {
    guard presentedLayer == nil, mask !== extras?.mask else { return }
    extras?.mask?.detach()
    guard let mask else { return }
    precondition(
      !sequence(first: self, next: \.container).contains { $0 === mask },
      "CALayer: a layer can't be a mask of itself or of its sublayers")
    mask.detach()
    changeExtras { $0.mask = mask }
    mask.changeExtras {
      $0.isMask = true
      $0.maskedLayer = self
    }
    needAll(of: mask)
    if let stageEntry { mask.didEnterStage(stageEntry.transactions) }
    if hasCustomTiming { mask.rescheduleAnimations() }
  }

  /// Removes the layer from the layer that it masks.
  final func detachMask() {
    guard extras?.isMask == true else { return }
    extras?.isMask = false
    extras?.maskedLayer?.changeExtras { $0.mask = nil }
    extras?.maskedLayer = nil
  }

  /// Returns the display layer of the mask at a time of the layer; a hidden mask shows nothing.
  final func displayMask(at time: CFTimeInterval) -> DisplayLayer? {
    guard let mask = extras?.mask else { return nil }
    return mask.displayLayer(at: time)
      ?? DisplayLayer(id: mask.identifier, attributes: LayerAttributes())
  }
}
