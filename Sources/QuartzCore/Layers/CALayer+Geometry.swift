import DisplayList

extension CALayer {
  /// Returns the foremost layer at a point in the superlayer's coordinate space.
  final func foremostLayer(at p: CGPoint) -> CALayer? {
    let matrix = matrixToSuperlayer
    guard !isHidden, matrix.determinant != 0 else { return nil }
    let point = p.applying(matrix.inverted())
    let isInside = contains(point)
    guard isInside || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// Runs a closure that sets the bounds, and requests a layout if it changes their size.
  final func resize(_ change: () -> Void) {
    let size = attributes.bounds.size
    change()
    guard attributes.bounds.size != size else { return }
    setNeedsLayout()
    if extras?.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
  }

  /// Sets the size of the bounds and the position such that the bounding rectangle is `frame`.
  final func fit(_ frame: CGRect) {
    let size = frame.size.applying(attributes.transform.inverted())
    let (width, height) = (abs(size.width), abs(size.height))
    if attributes.bounds.size != CGSize(width: width, height: height) {
      bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
    }
    let corner = attributes.bounds.applying(attributes.matrix).origin
    let moved = CGPoint(
      x: attributes.position.x + frame.minX - corner.x,
      y: attributes.position.y + frame.minY - corner.y)
    if attributes.position != moved { position = moved }
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
      matrix = matrix.concatenating(layer.matrixToSuperlayer)
      next = layer.superlayer
    }
    return matrix
  }
}
