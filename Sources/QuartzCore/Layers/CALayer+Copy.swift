extension CALayer {
  /// Returns a copy of the layer and its sublayers with the values that they currently show, without animations.
  package final func frozenCopy() -> CALayer {
    let copy = Self(copying: self)
    copy.copyPresentedProperties(from: self, at: currentTime)
    if let mask = extras?.mask { copy.mask = mask.frozenCopy() }
    for layer in orderedSublayers where !layer.isHidden {
      copy.insert(layer.frozenCopy(), at: .max)
    }
    return copy
  }
}
