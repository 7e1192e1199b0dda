import DisplayList

extension CALayer {
  /// Returns the foremost layer at a point in the superlayer's coordinate space.
  final func foremostLayer(at p: CGPoint) -> CALayer? {
    guard !isHidden, let point = ownPoint(at: p) else { return nil }
    let isInside = contains(point)
    guard isInside || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// Returns the point of the layer that appears at a point in the superlayer's coordinate space;
  /// nil if there is none.
  ///
  /// A layer without a plane, such as a transform layer, passes points on.
  package final func ownPoint(at p: CGPoint) -> CGPoint? {
    guard hasPlane else { return p }
    guard let matrix = affineToSuperlayer else {
      return projectionToSuperlayer.inverted()?.projected(p)
    }
    return matrix.determinant != 0 ? p.applying(matrix.inverted()) : nil
  }

  /// Returns the point of the presented layer that appears at a point in the superlayer's coordinate
  /// space; that point itself if there is none.
  package final func presentedPoint(at p: CGPoint) -> CGPoint {
    presentation()?.ownPoint(at: p) ?? p
  }

  /// The smallest rectangle in the superlayer's coordinate space that contains the layer.
  final var boundingFrame: CGRect {
    guard attributes.effects.transform != nil else {
      return attributes.bounds.applying(attributes.matrix)
    }
    let projection = Projection(
      attributes.transformInSpace(
        zPosition: elevation.zPosition, anchorPointZ: extras?.details.anchorPointZ ?? 0))
    return projection.affine.map { attributes.bounds.applying($0) }
      ?? projection.boundingBox(of: attributes.bounds)
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
    let corner = boundingFrame.origin
    let moved = CGPoint(
      x: attributes.position.x + frame.minX - corner.x,
      y: attributes.position.y + frame.minY - corner.y)
    if attributes.position != moved { position = moved }
  }

  /// Returns the transform from one layer's coordinate space to another's; nil for that of the
  /// root's superlayer.
  ///
  /// In perspective, it is the one that is right at the center of `start`.
  package static func transform(from start: CALayer?, to end: CALayer?) -> CGAffineTransform {
    if let affine = affineTransform(from: start, to: end) { return affine }
    let center = start.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
    return projection(from: start, to: end)?.affine(at: center) ?? .identity
  }

  /// Returns the transform from one layer's coordinate space to another's; nil in perspective.
  private static func affineTransform(
    from start: CALayer?, to end: CALayer?
  ) -> CGAffineTransform? {
    func toRoot(_ layer: CALayer?) -> CGAffineTransform? {
      guard let layer else { return .identity }
      return layer.affineToRoot
    }
    guard let from = toRoot(start), let to = toRoot(end) else { return nil }
    return from.concatenating(to.inverted())
  }

  /// Returns the projection from one layer's plane to another's; nil if that is seen from its edge.
  private static func projection(from start: CALayer?, to end: CALayer?) -> Projection? {
    let identity = Projection(.identity)
    return ((end?.projectionToRoot ?? identity).inverted()).map {
      (start?.projectionToRoot ?? identity).concatenating($0)
    }
  }

  /// Returns a point converted from one layer's coordinate space to another's; the point itself if
  /// it does not appear there.
  final class func converted(
    _ point: CGPoint, from start: CALayer?, to end: CALayer?
  ) -> CGPoint {
    if let affine = affineTransform(from: start, to: end) { return point.applying(affine) }
    return projection(from: start, to: end)?.projected(point) ?? point
  }

  /// Returns the bounding box of a rectangle converted from one layer's coordinate space to
  /// another's.
  final class func converted(
    _ rect: CGRect, from start: CALayer?, to end: CALayer?
  ) -> CGRect {
    if let affine = affineTransform(from: start, to: end) { return rect.applying(affine) }
    return projection(from: start, to: end)?.boundingBox(of: rect) ?? rect
  }

  /// The transform from the layer's coordinate space to the one that contains the root layer; nil in
  /// perspective.
  private var affineToRoot: CGAffineTransform? {
    var matrix = CGAffineTransform.identity
    var next: CALayer? = self
    while let layer = next {
      guard let step = layer.affineToSuperlayer else { return nil }
      matrix = matrix.concatenating(step)
      next = layer.superlayerWithPlane
    }
    return matrix
  }

  private var projectionToRoot: Projection {
    var projection = Projection(.identity)
    var next: CALayer? = self
    while let layer = next {
      projection = projection.concatenating(layer.projectionToSuperlayer)
      next = layer.superlayerWithPlane
    }
    return projection
  }
}
