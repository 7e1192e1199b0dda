import DisplayList

extension CALayer {
  /// The bounding rectangle of the layer in the superlayer's coordinate space, in points.
  ///
  /// Setting it sets `position` and the size of `bounds`. As with Apple's, the result doesn't fit
  /// under a transform that shears, or rotates by other than quarter turns.
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

  /// Returns a point converted from another layer's coordinate space; nil for that of the root's
  /// superlayer.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(Self.transform(from: layer, to: self))
  }

  /// Returns a point converted to another layer's coordinate space; nil for that of the root's
  /// superlayer.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(Self.transform(from: self, to: layer))
  }

  /// Returns the bounding box of a rectangle converted from another layer's coordinate space; nil
  /// for that of the root's superlayer.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(Self.transform(from: layer, to: self))
  }

  /// Returns the bounding box of a rectangle converted to another layer's coordinate space; nil for
  /// that of the root's superlayer.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(Self.transform(from: self, to: layer))
  }

  /// Returns the transform from one layer's coordinate space to another's; nil for that of the
  /// root's superlayer.
  package static func transform(from start: CALayer?, to end: CALayer?) -> CGAffineTransform {
    (start?.transformToRoot ?? .identity).concatenating(
      (end?.transformToRoot ?? .identity).inverted())
  }

  /// The transform from the layer's coordinate space to the one that contains the root layer.
  private var transformToRoot: CGAffineTransform {
    var matrix = CGAffineTransform.identity
    var next: CALayer? = self
    while let layer = next {
      matrix = matrix.concatenating(layer.attributes.matrix)
      next = layer.superlayer
    }
    return matrix
  }
}
