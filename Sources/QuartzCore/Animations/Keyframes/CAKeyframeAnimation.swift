/// An animation of one property through several values, or along a path.
@MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order, each as in `CABasicAnimation.fromValue`.
  open var values: [Any]? {
    didSet { course = .unknown }
  }
  /// The path that a point moves along, in place of `values`; copied.
  ///
  /// Each of its lines and curves is one span. Between subpaths the point jumps.
  open var path: CGPath? {
    didSet { course = .unknown }
  }
  /// When each value is reached, as fractions of a run that do not fall; nil for evenly.
  ///
  /// There must be as many as values or, for `.discrete`, one more, the end; for a path, one more than it
  /// has lines and curves. Others, and those of paced animations, are ignored.
  open var keyTimes: [NSNumber]? {
    didSet { course = .unknown }
  }
  /// How time becomes progress between each two values; missing ones stand for evenly.
  ///
  /// Those of paced and discrete animations are ignored.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { course = .unknown }
  }
  /// What lies between the values.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { course = .unknown }
  }
  /// How tightly a cubic course bends at each value: 1 for tight, -1 for round; missing ones are 0.
  open var tensionValues: [NSNumber]? {
    didSet { course = .unknown }
  }
  /// How sharp a corner a cubic course has at each value: 0 for none; missing ones are 0.
  open var continuityValues: [NSNumber]? {
    didSet { course = .unknown }
  }
  /// Where a cubic course bends: 1 after each value, -1 before it; missing ones are 0.
  open var biasValues: [NSNumber]? {
    didSet { course = .unknown }
  }
  /// Whether a layer that moves along a path turns with it; nil for not.
  ///
  /// The turn comes after the layer's own transform.
  open var rotationMode: CAAnimationRotationMode?

  private enum Course {
    case unknown
    case none
    case known(KeyframeCourse)
  }
  private var course = Course.unknown

  override func takeProperties(of animation: CAAnimation) {
    super.takeProperties(of: animation)
    guard let animation = animation as? CAKeyframeAnimation else { return }
    values = animation.values
    path = animation.path.map { CGPath(elements: $0.elements) }
    keyTimes = animation.keyTimes
    timingFunctions = animation.timingFunctions
    calculationMode = animation.calculationMode
    tensionValues = animation.tensionValues
    continuityValues = animation.continuityValues
    biasValues = animation.biasValues
    rotationMode = animation.rotationMode
  }

  override package func value(at progress: CGFloat, over shown: AnimatableValue?)
    -> AnimatableValue?
  {
    currentCourse?.value(progress).fitted(to: shown)
  }

  override package func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {
    super.apply(to: &properties, at: time)
    guard let rotationMode, path != nil, let place = PropertyPath("transform"),
      let own = properties.value(at: place), let progress = progress(at: time),
      let direction = currentCourse?.direction(progress)
    else { return }
    let angle = rotationMode == .rotateAutoReverse ? direction + .pi : direction
    properties.set(own.adding(.transform(CGAffineTransform(rotationAngle: angle))), at: place)
  }

  private var currentCourse: KeyframeCourse? {
    if case .unknown = course { course = makeCourse().map { .known($0) } ?? .none }
    guard case .known(let known) = course else { return nil }
    return known
  }

  private func makeCourse() -> KeyframeCourse? {
    func numbers(_ list: [NSNumber]?) -> [CGFloat]? { list?.map { CGFloat($0.doubleValue) } }
    let manner = KeyframeCourse.Manner(
      mode: calculationMode, keyTimes: numbers(keyTimes),
      curves: timingFunctions?.map(\.curve) ?? [], tensions: numbers(tensionValues) ?? [],
      continuities: numbers(continuityValues) ?? [], biases: numbers(biasValues) ?? [])
    if let path { return KeyframeCourse(path: path, manner: manner) }
    let read = (values ?? []).map { AnimatableValue($0) }
    let known = read.compactMap(\.self)
    return known.count == read.count ? KeyframeCourse(values: known, manner: manner) : nil
  }
}

/// What lies between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode; one that Core Animation does not know stands for the linear one.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The straight way from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing: each value is shown until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// The straight way, at the same speed everywhere.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values, bent by tension, continuity and bias.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve through the values, at the same speed everywhere.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its x axis points the way that it moves.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
