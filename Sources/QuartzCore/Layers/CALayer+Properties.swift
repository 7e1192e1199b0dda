import DisplayList

extension CALayer {
  /// The position of the anchor point in the superlayer's coordinate space, in points; animatable.
  public final var position: CGPoint {
    get { attributes.position }
    set { set(.position, .point(newValue)) }
  }

  /// The rectangle of the layer in its own coordinate space, in points; animatable.
  public final var bounds: CGRect {
    get { attributes.bounds }
    set { set(.bounds, .rect(newValue)) }
  }

  /// The point of the bounds that is placed at `position` and is the origin of transforms, in
  /// fractions of the bounds' size; animatable.
  public final var anchorPoint: CGPoint {
    get { attributes.anchorPoint }
    set { set(.anchorPoint, .point(newValue)) }
  }

  /// The opacity of the layer with its sublayers, from 0 to 1; animatable.
  public final var opacity: Float {
    get { Float(attributes.opacity) }
    set { set(.opacity, .number(CGFloat(newValue))) }
  }

  /// The color that fills the bounds; nil for none; animatable.
  public final var backgroundColor: CGColor? {
    get { attributes.backgroundColor }
    set { set(.backgroundColor, newValue.map { .color($0) }) }
  }

  /// The radius of the corners in points; animatable.
  public final var cornerRadius: CGFloat {
    get { attributes.cornerRadius }
    set { set(.cornerRadius, .number(newValue)) }
  }

  /// The shape of the corners.
  public final var cornerCurve: CALayerCornerCurve {
    get { attributes.cornerCurve == .continuous ? .continuous : .circular }
    set { attributes.cornerCurve = newValue == .continuous ? .continuous : .circular }
  }

  /// The width of the border inside the edge, in points; animatable.
  public final var borderWidth: CGFloat {
    get { attributes.borderWidth }
    set { set(.borderWidth, .number(newValue)) }
  }

  /// The color of the border; nil for none; animatable.
  public final var borderColor: CGColor? {
    get { attributes.borderColor }
    set { set(.borderColor, newValue.map { .color($0) }) }
  }

  /// Whether content and sublayers are clipped to the bounds with their rounded corners.
  public final var masksToBounds: Bool {
    get { attributes.masksToBounds }
    set { attributes.masksToBounds = newValue }
  }

  /// Returns the transform about the anchor point.
  public final func affineTransform() -> CGAffineTransform { attributes.transform }

  /// Sets the transform about the anchor point; animatable with the key `transform`.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    set(.transform, .transform(transform))
  }

  /// Returns the factor by which a corner curve extends beyond its radius along the edges.
  ///
  /// It is 1.528665 for the continuous curve, as Apple's.
  public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}

/// The shapes of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a curve.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with continuous curvature, as of Apple's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
