import Timing

/// Timing along a Bézier curve.
@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; of a curve made from control points, `easeInOut`, as UIKit's.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: time and progress.
  public let controlPoint1: CGPoint
  /// The second control point: time and progress.
  public let controlPoint2: CGPoint
  let curve: CubicBezier
  private let isBuiltIn: Bool

  /// Creates Core Animation's default curve, (0.25, 0.1) and (0.25, 1).
  override public convenience init() {
    self.init(.default)
  }

  /// Creates one of the system's curves.
  convenience init(_ curve: CubicBezier) {
    self.init(.easeInOut, curve, isBuiltIn: true)
  }

  /// Creates one of the curves that have names.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve, curve.bezier, isBuiltIn: true)
  }

  /// Creates a curve from its control points, whose times are kept within 0 and 1.
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

  /// Whether the curve has a name.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns these parameters, which never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
