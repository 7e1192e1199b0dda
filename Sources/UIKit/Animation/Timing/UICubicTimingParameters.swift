import Timing

/// The timing information of a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The standard curve; `easeInOut` for a curve with custom control points, as in UIKit.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point: time and progress.
  open var controlPoint1: CGPoint { CGPoint(x: CGFloat(curve.x1), y: CGFloat(curve.y1)) }
  /// The second control point: time and progress.
  open var controlPoint2: CGPoint { CGPoint(x: CGFloat(curve.x2), y: CGFloat(curve.y2)) }
  let curve: CubicBezier
  private let isBuiltIn: Bool

  /// Creates Core Animation's default curve, with control points (0.25, 0.1) and (0.25, 1).
  override public convenience init() {
    self.init(.default)
  }

  /// Creates one of UIKit's standard curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, self.curve, isBuiltIn) = (curve, curve.bezier, true)
    super.init()
  }

  /// Creates a curve with custom control points, whose times are limited to the range from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    curve = CubicBezier(Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    isBuiltIn = false
    super.init()
  }

  /// Creates a built-in curve.
  init(_ curve: CubicBezier) {
    (animationCurve, self.curve, isBuiltIn) = (.easeInOut, curve, true)
    super.init()
  }

  /// Returns nil, as timing parameters don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The type of the timing information: `builtin` or `cubic`.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns these parameters, which are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
