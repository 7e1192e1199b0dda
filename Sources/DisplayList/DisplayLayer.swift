/// One layer of a display list with all that stands in it.
///
/// A layer that did not change between two frames is the same object in both of their lists.
public final class DisplayLayer: Equatable, Sendable {
  /// What names the layer in every list of one stage.
  public let id: Int
  /// Where the layer stands and how it looks.
  public let attributes: LayerAttributes
  /// What the layer shows above its background and below its sublayers.
  public let content: LayerContent
  /// The layers inside, from back to front; their parent space is this layer's bounds.
  public let sublayers: [DisplayLayer]

  /// Creates a layer.
  public init(
    id: Int, attributes: LayerAttributes, content: LayerContent = .none,
    sublayers: [DisplayLayer] = []
  ) {
    self.id = id
    self.attributes = attributes
    self.content = content
    self.sublayers = sublayers
  }

  /// Whether two layers show the same.
  public static func == (left: DisplayLayer, right: DisplayLayer) -> Bool {
    left === right
      || (left.id == right.id && left.attributes == right.attributes
        && left.content == right.content && left.sublayers == right.sublayers)
  }
}
