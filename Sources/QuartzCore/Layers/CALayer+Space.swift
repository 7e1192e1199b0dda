import DisplayList

extension CALayer {
  /// The transform about the anchor point, in space; animatable.
  ///
  /// The layer appears in its superlayer's plane as seen from the front: with perspective if `m34`
  /// is not 0, otherwise in parallel projection. What is behind the eye is not drawn.
  public final var transform: CATransform3D {
    get {
      attributes[.transform]?.transformInSpace
        ?? CATransform3DMakeAffineTransform(attributes.transform)
    }
    set { set(.transform, AnimatableValue(transform: newValue)) }
  }

  /// The transform of the sublayers about the anchor point; the identity by default; animatable.
  ///
  /// With perspective, all sublayers have the anchor point as their vanishing point.
  public final var sublayerTransform: CATransform3D {
    get { extras?.details.sublayerTransform ?? CATransform3DIdentity }
    set { set(.sublayerTransform, AnimatableValue(transform: newValue)) }
  }

  /// The position of the anchor point on the z axis, in points; 0 by default; animatable.
  public final var anchorPointZ: CGFloat {
    get { extras?.details.anchorPointZ ?? 0 }
    set { set(.anchorPointZ, .number(newValue)) }
  }

  /// The part of the image that is shown, in fractions of it; all by default; animatable.
  ///
  /// Beyond the image, its pixels at the edge are repeated.
  public final var contentsRect: CGRect {
    get { extras?.details.contentsRect ?? LayerDetails().contentsRect }
    set { set(.contentsRect, .rect(newValue)) }
  }

  /// The part of the image that is stretched where `contentsGravity` resizes it, in fractions of it;
  /// all by default; animatable.
  ///
  /// The parts beside it keep their size: corners in both directions, edges in one.
  public final var contentsCenter: CGRect {
    get { extras?.details.contentsCenter ?? LayerDetails().contentsCenter }
    set { set(.contentsCenter, .rect(newValue)) }
  }

  /// Whether the layer is visible from behind; true by default.
  ///
  /// A layer is seen from behind when its transform mirrors it.
  public final var isDoubleSided: Bool {
    get { extras?.isDoubleSided ?? true }
    set { changeExtras { $0.isDoubleSided = newValue } }
  }

  /// Sets an animatable property that few layers have, and runs the action for its change.
  final func set(_ key: DetailKey, _ value: AnimatableValue?) {
    guard (extras?.details ?? LayerDetails())[key] != value else { return }
    performChange(of: key.rawValue) { changeExtras { $0.details[key] = value } }
  }

  final func setDetail(_ value: AnimatableValue, at path: PropertyPath) {
    let details = extras?.details ?? LayerDetails()
    if let change = details.change(to: value, at: path) { set(change.key, change.value) }
  }

  /// Changes properties that few layers have.
  final func changeExtras(_ change: (LayerExtras) -> Void) {
    let extras = extras ?? LayerExtras()
    change(extras)
    self.extras = extras
  }

  /// The properties that few layers have, at a time of the layer.
  final func presentedDetails(at time: CFTimeInterval) -> LayerDetails {
    guard let details = extras?.details else { return LayerDetails() }
    return animations.isEmpty ? details : presented(details, at: time)
  }

  // MARK: Projection

  /// The transform in space from the layer's coordinate space to that of the nearest superlayer
  /// with a plane of its own.
  final var transformInSpace: CATransform3D {
    var transform = attributes.transformInSpace(
      zPosition: elevation.zPosition, anchorPointZ: extras?.details.anchorPointZ ?? 0)
    if let parent = containerOfGeometry {
      if let space = parent.sublayerSpace { transform = CATransform3DConcat(transform, space) }
      if !parent.hasPlane { transform = CATransform3DConcat(transform, parent.transformInSpace) }
    }
    return transform
  }

  /// How the layer appears in the nearest superlayer with a plane of its own.
  final var projectionToSuperlayer: Projection {
    affineToSuperlayer.map { Projection($0) } ?? Projection(transformInSpace)
  }

  /// The affine transform to the coordinate space of the nearest superlayer with a plane; nil for a
  /// layer that is seen in perspective.
  final var affineToSuperlayer: CGAffineTransform? {
    let parent = containerOfGeometry
    if parent?.extras == nil, parent?.hasPlane != false, !attributes.hasEffects {
      return attributes.matrix
    }
    let isFlat =
      attributes.effects.transform == nil && parent?.hasPlane != false
      && parent?.sublayerSpace == nil
    return isFlat ? attributes.matrix : Projection(transformInSpace).affine
  }

  /// The nearest superlayer whose plane the layer is projected to.
  final var superlayerWithPlane: CALayer? {
    var parent = superlayer
    while let next = parent, !next.hasPlane { parent = next.superlayer }
    return parent
  }

  /// The superlayer, also of a mask.
  private var containerOfGeometry: CALayer? {
    guard let presentedLayer else { return container }
    guard let model = presentedLayer.container, model.extras != nil || !model.hasPlane else {
      return presentedLayer.container
    }
    return model.presentation()
  }

  /// The transform of the sublayers within the layer's coordinate space; nil for none.
  private var sublayerSpace: CATransform3D? {
    extras.flatMap { attributes.sublayerSpace($0.details, isFlipped: $0.isGeometryFlipped) }
  }
}

extension LayerAttributes {
  /// The anchor point in the layer's coordinate space.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// Returns the transform from the layer's coordinate space to its superlayer's, in space.
  func transformInSpace(zPosition: CGFloat, anchorPointZ: CGFloat) -> CATransform3D {
    let own = effects.transform ?? CATransform3DMakeAffineTransform(transform)
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    return CATransform3DConcat(
      CATransform3DConcat(toAnchor, own),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// Returns a transform of sublayers about the anchor point; nil for the identity.
  func sublayerSpace(_ transform: CATransform3D) -> CATransform3D? {
    guard !CATransform3DIsIdentity(transform) else { return nil }
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// Returns the z coordinate of the center after a transform.
  func depth(in transform: CATransform3D) -> CGFloat {
    bounds.midX * transform.m13 + bounds.midY * transform.m23 + transform.m43
  }

  /// Places the layer in its superlayer's plane as a transform in space makes it appear.
  mutating func place(by projection: Projection) {
    effects.transform = nil
    let anchor = anchor
    let matrix: CGAffineTransform?
    if let affine = projection.affine {
      matrix = affine
    } else {
      effects.projection = projection
      // For what has no perspective, such as exported motion.
      matrix = projection.affine(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
    guard let matrix else { return }
    position = anchor.applying(matrix)
    transform = matrix
    (transform.tx, transform.ty) = (0, 0)
  }
}
