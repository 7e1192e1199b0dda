import DisplayList

extension CALayer {
  /// Where the anchor point lies in the superlayer, in points; animatable.
  public final var position: CGPoint {
    get { attributes.position }
    set { set(.position, .point(newValue)) }
  }

  /// The layer's own space in points; animatable.
  public final var bounds: CGRect {
    get { attributes.bounds }
    set { set(.bounds, .rect(newValue)) }
  }

  /// The point that `position` places and transforms turn about, in fractions of the bounds; animatable.
  public final var anchorPoint: CGPoint {
    get { attributes.anchorPoint }
    set { set(.anchorPoint, .point(newValue)) }
  }

  /// The opacity of the layer with all that stands in it, 0 to 1; animatable.
  public final var opacity: Float {
    get { Float(attributes.opacity) }
    set { set(.opacity, .number(CGFloat(newValue))) }
  }

  /// What fills the bounds; animatable.
  public final var backgroundColor: CGColor? {
    get { attributes.backgroundColor }
    set { set(.backgroundColor, newValue.map { .color($0) }) }
  }

  /// The corners' radius in points; animatable.
  public final var cornerRadius: CGFloat {
    get { attributes.cornerRadius }
    set { set(.cornerRadius, .number(newValue)) }
  }

  /// The corners' shape.
  public final var cornerCurve: CALayerCornerCurve {
    get { attributes.cornerCurve == .continuous ? .continuous : .circular }
    set { attributes.cornerCurve = newValue == .continuous ? .continuous : .circular }
  }

  /// The border's width in points, inside the edge; animatable.
  public final var borderWidth: CGFloat {
    get { attributes.borderWidth }
    set { set(.borderWidth, .number(newValue)) }
  }

  /// The border's colour; animatable.
  public final var borderColor: CGColor? {
    get { attributes.borderColor }
    set { set(.borderColor, newValue.map { .color($0) }) }
  }

  /// Whether content and sublayers end at the bounds and their rounded corners.
  public final var masksToBounds: Bool {
    get { attributes.masksToBounds }
    set { attributes.masksToBounds = newValue }
  }

  /// Returns the transform about the anchor point.
  public final func affineTransform() -> CGAffineTransform { attributes.transform }

  /// Sets the transform about the anchor point; animatable under the key `transform`.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    set(.transform, .transform(transform))
  }

  /// How much further than its radius a corner of a curve reaches along its edges.
  ///
  /// 1.528665 for the continuous curve, as Apple's.
  public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}

/// How a rounded corner leaves its edges.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a curve.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The curve of growing curvature that Apple's icons have.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
