import CoreGraphics

/// Layers as a part of a drawing, with positions in the drawing's user space, in points.
package final class LayerTree: EmbeddedContent {
  /// The layers from back to front.
  package let layers: [DisplayLayer]

  /// Creates content of layers.
  package init(_ layers: [DisplayLayer]) {
    self.layers = layers
  }
}
