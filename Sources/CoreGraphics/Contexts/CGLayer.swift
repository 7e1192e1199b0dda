/// A drawing that is recorded once and drawn often.
public final class CGLayer: Hashable {
  /// The size in user space.
  public let size: CGSize
  /// The context that records the layer.
  public let context: CGContext?
  private let recorder: CGContext

  /// Creates a layer that is recorded as for a context; nil if the size is empty.
  ///
  /// - Parameters:
  ///   - context: The context that the layer will be drawn to.
  ///   - size: The size in user space.
  ///   - auxiliaryInfo: Unused.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    recorder =
      context.shadowDirection > 0
      ? CGContext(bounds: CGRect(origin: .zero, size: size), scale: context.deviceMatrix.a)
      : CGContext(unflipped: size)
    self.context = recorder
  }

  /// Whether two layers are the same object.
  public static func == (left: CGLayer, right: CGLayer) -> Bool { left === right }

  /// Hashes the layer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The layer as content, which keeps what has been drawn until now.
  fileprivate var content: EmbeddedDrawing { EmbeddedDrawing(LayerRecording(recorder.drawing)) }

  /// The canvas' transform to user space.
  fileprivate var matrix: CGAffineTransform { recorder.initialMatrix.inverted() }
}

/// A recorded drawing as a part of another one.
package final class LayerRecording: EmbeddedContent {
  /// The commands.
  package let drawing: Drawing

  init(_ drawing: Drawing) {
    self.drawing = drawing
  }
}

extension CGContext {
  /// Draws a layer at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    saveGState()
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    concatenate(layer.matrix)
    draw(layer.content)
    restoreGState()
  }
}
