/// What is to be done in a layer, or in one of those below it, before the next frame.
///
/// A need is known all the way up, so that whoever meets it looks only where there is something to do.
package struct LayerNeeds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A view may have to make what it shows.
  package static let display = LayerNeeds(rawValue: 1)
  /// Display lists may show something else than the last one.
  static let list = LayerNeeds(rawValue: 2)
}

extension CALayer {
  /// Notes needs of the layer, here and in all that it stands in.
  package final func need(_ needs: LayerNeeds) {
    var layer: CALayer? = self
    while let next = layer, !next.needs.isSuperset(of: needs) {
      next.needs.formUnion(needs)
      layer = next.container
    }
  }

  /// Notes that needs are met, here and in all that stand in the layer.
  package final func meet(_ needs: LayerNeeds) {
    guard !self.needs.isDisjoint(with: needs) else { return }
    self.needs.subtract(needs)
    for layer in orderedSublayers { layer.meet(needs) }
  }

  /// Whether display lists show the same of the layer until something is changed.
  final var isSteady: Bool {
    guard transition == nil, duration == 0 else { return false }
    if isHidden { return true }
    for layer in orderedSublayers where layer.needs.contains(.list) { return false }
    return animations.isEmpty
  }
}
