import DisplayList

extension CALayer {
  /// The transform about the anchor point; animatable.
  ///
  /// The layer is drawn without perspective: its parallel projection on the plane of the screen is shown, to which
  /// the rows and columns of the z axis do not add. Animations interpolate this projection.
  public final var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DMakeAffineTransform(attributes.transform) }
    set {
      setAffineTransform(newValue.affinePart)
      if !CATransform3DIsAffine(newValue) { changeExtras { $0.transform = newValue } }
    }
  }

  /// The transform of the sublayers about the anchor point, drawn without perspective as `transform` is; the identity
  /// by default.
  public final var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set {
      changeExtras { $0.sublayerTransform = newValue }
      for layer in orderedSublayers { layer.need(.list) }
    }
  }

  /// The position of the anchor point on the z axis, in points; 0 by default.
  ///
  /// It has no visible effect, as layers are drawn without perspective.
  public final var anchorPointZ: CGFloat {
    get { extras?.anchorPointZ ?? 0 }
    set { changeExtras { $0.anchorPointZ = newValue } }
  }

  /// Whether the layer is visible from behind; true by default.
  ///
  /// A layer is seen from behind when its transform mirrors it.
  public final var isDoubleSided: Bool {
    get { extras?.isDoubleSided ?? true }
    set { changeExtras { $0.isDoubleSided = newValue } }
  }

  /// Whether the layer is declared to be opaque; false by default.
  ///
  /// It has no visible effect.
  public final var isOpaque: Bool {
    get { extras?.isOpaque ?? false }
    set { changeExtras { $0.isOpaque = newValue } }
  }

  /// Whether the layer is declared to be drawn once as an image; false by default.
  ///
  /// It has no visible effect: layers are always drawn at the resolution of the frame.
  public final var shouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { changeExtras { $0.shouldRasterize = newValue } }
  }

  /// The number of pixels per point of the image for `shouldRasterize`; 1 by default.
  ///
  /// It has no visible effect.
  public final var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { changeExtras { $0.rasterizationScale = newValue } }
  }

  /// Whether the layer may be drawn on another thread; false by default.
  ///
  /// It has no visible effect: drawing is always recorded at once and rasterized later.
  public final var drawsAsynchronously: Bool {
    get { extras?.drawsAsynchronously ?? false }
    set { changeExtras { $0.drawsAsynchronously = newValue } }
  }

  /// Whether the edges are declared to be antialiased; false by default.
  ///
  /// It has no visible effect: edges always are.
  public final var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? false }
    set { changeExtras { $0.allowsEdgeAntialiasing = newValue } }
  }

  /// The edges that are declared to be antialiased; all by default.
  ///
  /// It has no visible effect: edges always are.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? .all }
    set { changeExtras { $0.edgeAntialiasingMask = newValue } }
  }

  final func changeExtras(_ change: (LayerExtras) -> Void) {
    let extras = extras ?? LayerExtras()
    change(extras)
    self.extras = extras
  }

  // MARK: Projection

  /// The transform from the layer's coordinate space to its superlayer's.
  final var matrixToSuperlayer: CGAffineTransform {
    guard let projection = (presentedLayer ?? self).container?.sublayerProjection else {
      return attributes.matrix
    }
    return attributes.matrix.concatenating(projection)
  }

  /// The transform of the sublayers within the layer's coordinate space; nil for none.
  final var sublayerProjection: CGAffineTransform? {
    guard let part = extras?.sublayerTransform.affinePart, !part.isIdentity else { return nil }
    let (bounds, anchorPoint) = (attributes.bounds, attributes.anchorPoint)
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(part)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// Whether the layer shows its back, which is not drawn.
  final func isTurnedAway(_ attributes: LayerAttributes) -> Bool {
    extras?.isDoubleSided == false && attributes.transform.determinant < 0
  }
}

extension LayerAttributes {
  /// Applies a transform of the superlayer's coordinate space.
  mutating func apply(_ projection: CGAffineTransform) {
    var linear = projection
    (linear.tx, linear.ty) = (0, 0)
    transform = transform.concatenating(linear)
    position = position.applying(projection)
  }
}
