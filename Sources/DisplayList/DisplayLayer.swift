/// A layer of a display list, with its sublayers.
///
/// A layer that doesn't change between two frames is the same object in both of their lists.
public final class DisplayLayer: Equatable, Sendable {
  /// The layer's identifier, the same in all display lists of a stage.
  public let id: Int
  /// The layer's geometry and appearance.
  public let attributes: LayerAttributes
  /// The content, drawn above the background and below the sublayers.
  public let content: LayerContent
  /// The sublayers from back to front, in the coordinate space of this layer's bounds.
  public let sublayers: [DisplayLayer]
  /// Whether the layer or a descendant shows an effect on what is behind it.
  package let hasBackdrops: Bool

  /// Creates a layer.
  public init(
    id: Int, attributes: LayerAttributes, content: LayerContent = .none,
    sublayers: [DisplayLayer] = []
  ) {
    self.id = id
    self.attributes = attributes
    self.content = content
    self.sublayers = sublayers
    var hasBackdrops = attributes.hasEffects && attributes.effects.backdrop != nil
    for layer in sublayers where layer.hasBackdrops { hasBackdrops = true }
    self.hasBackdrops = hasBackdrops
  }

  /// Returns whether two layers have equal properties and sublayers.
  public static func == (lhs: DisplayLayer, rhs: DisplayLayer) -> Bool {
    lhs === rhs
      || (lhs.id == rhs.id && lhs.attributes == rhs.attributes
        && lhs.content == rhs.content && lhs.sublayers == rhs.sublayers)
  }
}
