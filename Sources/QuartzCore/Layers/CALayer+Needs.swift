/// The updates that a layer or its descendants need before the next frame.
///
/// Every ancestor of a layer with a need has it as well, so that updates skip trees without needs.
package struct LayerNeeds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A view may need to update its content.
  package static let display = LayerNeeds(rawValue: 1)
  /// The display list may differ from the previous one.
  static let list = LayerNeeds(rawValue: 2)
  /// A layer's sublayers have to be laid out.
  package static let layout = LayerNeeds(rawValue: 4)
  /// Constraints have to be updated.
  package static let constraintUpdate = LayerNeeds(rawValue: 8)
  /// Views have constraints; never cleared.
  package static let constraints = LayerNeeds(rawValue: 16)
  /// Constraints of a descendant have to be updated.
  package static let descendantUpdate = LayerNeeds(rawValue: 32)
  /// Constraints of the layer or of a descendant have to be updated.
  package static let updates = LayerNeeds(rawValue: 40)
  /// Constraints exist and have to be updated.
  package static let constraintsAndUpdate = LayerNeeds(rawValue: 24)

  /// The needs of the superlayer of a layer with these.
  fileprivate var ofSuperlayer: LayerNeeds {
    contains(.constraintUpdate) ? union(.descendantUpdate) : self
  }
}

extension CALayer {
  /// The number of changes of what layers show, to find out whether anything has changed since a point in time.
  package private(set) static var changeCount = 0

  /// Adds needs to the layer and its ancestors.
  package final func need(_ needs: LayerNeeds) {
    if !needs.isDisjoint(with: [.display, .list]) { Self.changeCount &+= 1 }
    var (layer, needs): (CALayer?, LayerNeeds) = (self, needs)
    while let next = layer, !next.needs.isSuperset(of: needs) {
      next.needs.formUnion(needs)
      needs = needs.ofSuperlayer
      layer = next.container
    }
  }

  /// Adds the needs of a sublayer or a mask to the layer and its ancestors.
  final func needAll(of layer: CALayer) { need(layer.needs.ofSuperlayer) }

  /// Clears needs of the layer alone.
  package final func resolve(_ needs: LayerNeeds) {
    self.needs.subtract(needs)
  }

  /// Clears needs of the layer and its descendants.
  package final func meet(_ needs: LayerNeeds) {
    guard !self.needs.isDisjoint(with: needs) else { return }
    self.needs.subtract(needs)
    for layer in orderedSublayers { layer.meet(needs) }
    extras?.mask?.meet(needs)
  }

  /// Whether the display list stays the same until a property changes.
  final var isSteady: Bool {
    guard transition == nil, duration == 0 else { return false }
    if isHidden { return true }
    for layer in orderedSublayers where layer.needs.contains(.list) { return false }
    guard extras?.changesByItself != true else { return false }
    return animations.isEmpty && extras?.mask?.needs.contains(.list) != true
  }
}
