import Timing

/// The timing information of a cubic Bézier curve.
@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The standard curve; `easeInOut` for a curve with custom control points, as in UIKit.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: time and progress.
  public let controlPoint1: CGPoint
  /// The second control point: time and progress.
  public let controlPoint2: CGPoint
  let curve: CubicBezier
  private let isBuiltIn: Bool

  /// Creates Core Animation's default curve, with control points (0.25, 0.1) and (0.25, 1).
  override public convenience init() {
    self.init(.default)
  }

  /// Creates a built-in curve.
  convenience init(_ curve: CubicBezier) {
    self.init(.easeInOut, curve, isBuiltIn: true)
  }

  /// Creates one of UIKit's standard curves.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve, curve.bezier, isBuiltIn: true)
  }

  /// Creates a curve with custom control points, whose times are limited to the range from 0 to 1.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(
      .easeInOut, CubicBezier(Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y)),
      isBuiltIn: false)
  }

  private init(_ animationCurve: UIView.AnimationCurve, _ curve: CubicBezier, isBuiltIn: Bool) {
    self.animationCurve = animationCurve
    self.curve = curve
    self.isBuiltIn = isBuiltIn
    controlPoint1 = CGPoint(x: CGFloat(curve.x1), y: CGFloat(curve.y1))
    controlPoint2 = CGPoint(x: CGFloat(curve.x2), y: CGFloat(curve.y2))
    super.init()
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
