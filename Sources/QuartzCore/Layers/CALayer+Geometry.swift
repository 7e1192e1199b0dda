import DisplayList

extension CALayer {
  /// The smallest upright rectangle around the layer, in the superlayer's space.
  ///
  /// Setting it sets `position` and the size of `bounds` so that it fits; under a transform that shears
  /// or turns by other than quarter turns no size fits, as with Apple's.
  public final var frame: CGRect {
    get { attributes.bounds.applying(attributes.matrix) }
    set {
      let size = newValue.size.applying(attributes.transform.inverted())
      let (width, height) = (abs(size.width), abs(size.height))
      if attributes.bounds.size != CGSize(width: width, height: height) {
        bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
      }
      let corner = attributes.bounds.applying(attributes.matrix).origin
      let moved = CGPoint(
        x: attributes.position.x + newValue.minX - corner.x,
        y: attributes.position.y + newValue.minY - corner.y)
      if attributes.position != moved { position = moved }
    }
  }

  /// Returns a point of another layer's space in this layer's; nil stands for the root's superspace.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(Self.transform(from: layer, to: self))
  }

  /// Returns a point of this layer's space in another's.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(Self.transform(from: self, to: layer))
  }

  /// Returns the rectangle around another layer's rectangle in this layer's space.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(Self.transform(from: layer, to: self))
  }

  /// Returns the rectangle around this layer's rectangle in another's space.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(Self.transform(from: self, to: layer))
  }

  /// Returns the map from one layer's space to another's; nil stands for the root's superspace.
  package static func transform(from start: CALayer?, to end: CALayer?) -> CGAffineTransform {
    (start?.matrixToRoot ?? .identity).concatenating(
      (end?.matrixToRoot ?? .identity).inverted())
  }

  /// The map from the layer's space to that in which the topmost superlayer stands.
  private var matrixToRoot: CGAffineTransform {
    var matrix = CGAffineTransform.identity
    var next: CALayer? = self
    while let layer = next {
      matrix = matrix.concatenating(layer.attributes.matrix)
      next = layer.superlayer
    }
    return matrix
  }
}
