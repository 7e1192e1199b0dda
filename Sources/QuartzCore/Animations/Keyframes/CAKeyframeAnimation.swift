import DisplayList

/// An animation of a property through a series of values or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The keyframe values, each as in `CABasicAnimation.fromValue`.
  open var values: [Any]? {
    didSet { cache = .empty }
  }
  /// The path along which a point property is animated, in place of `values`; copied.
  ///
  /// Each line or curve of the path is a segment of the animation. Between subpaths the point
  /// jumps.
  open var path: CGPath? {
    didSet { cache = .empty }
  }
  /// The times of the keyframes as nondecreasing fractions of the duration; nil for an even
  /// distribution.
  ///
  /// The array must have one element per value or, for `.discrete`, one more for the end; for a
  /// path, one more than it has lines and curves. Otherwise, and for paced animations, it is
  /// ignored.
  open var keyTimes: [NSNumber]? {
    didSet { cache = .empty }
  }
  /// The timing functions of the segments between keyframes; missing ones are linear.
  ///
  /// They are ignored by paced and discrete animations.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { cache = .empty }
  }
  /// The way in which values between keyframes are calculated.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { cache = .empty }
  }
  /// The tension of a cubic curve at each keyframe, from -1, round, to 1, tight; 0 if missing.
  open var tensionValues: [NSNumber]? {
    didSet { cache = .empty }
  }
  /// The sharpness of a cubic curve's corner at each keyframe; 0, for no corner, if missing.
  open var continuityValues: [NSNumber]? {
    didSet { cache = .empty }
  }
  /// The position of a cubic curve's bend at each keyframe, from -1, before it, to 1, after it; 0
  /// if missing.
  open var biasValues: [NSNumber]? {
    didSet { cache = .empty }
  }
  /// The way in which a layer rotates along `path`; nil for no rotation.
  ///
  /// The rotation is applied after the layer's own transform.
  open var rotationMode: CAAnimationRotationMode?

  private enum Cache {
    case empty
    case invalid
    case value(KeyframeInterpolator)
  }
  private var cache = Cache.empty

  override func copyProperties(from animation: CAAnimation) {
    super.copyProperties(from: animation)
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
    interpolator?.value(progress).fitted(to: shown)
  }

  override package func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {
    super.apply(to: &properties, at: time)
    guard let rotationMode, path != nil, let transformPath = PropertyPath("transform"),
      let transform = properties.value(at: transformPath), let progress = progress(at: time),
      let direction = interpolator?.direction(progress)
    else { return }
    let angle = rotationMode == .rotateAutoReverse ? direction + .pi : direction
    properties.set(
      transform.adding(.transform(CGAffineTransform(rotationAngle: angle))), at: transformPath)
  }

  override func contentsMix(at time: CFTimeInterval) -> ContentsMix? {
    guard keyPath == ContentsMix.key, let values, let progress = progress(at: time),
      case .number(let place)? = interpolator?.value(progress)
    else { return nil }
    return ContentsMix(values, at: place)
  }

  private var interpolator: KeyframeInterpolator? {
    if case .empty = cache { cache = makeInterpolator().map { .value($0) } ?? .invalid }
    guard case .value(let interpolator) = cache else { return nil }
    return interpolator
  }

  private func makeInterpolator() -> KeyframeInterpolator? {
    func numbers(_ list: [NSNumber]?) -> [CGFloat]? { list?.map { CGFloat($0.doubleValue) } }
    let parameters = KeyframeInterpolator.Parameters(
      mode: calculationMode, keyTimes: numbers(keyTimes),
      curves: timingFunctions?.map(\.curve) ?? [], tensions: numbers(tensionValues) ?? [],
      continuities: numbers(continuityValues) ?? [], biases: numbers(biasValues) ?? [])
    if let path { return KeyframeInterpolator(path: path, parameters: parameters) }
    // Images have no values between them: their places in the list are interpolated.
    let converted = (values ?? []).enumerated().map { index, value in
      AnimatableValue(value) ?? (value is CGImage ? .number(CGFloat(index)) : nil)
    }
    let valid = converted.compactMap(\.self)
    return valid.count == converted.count
      ? KeyframeInterpolator(values: valid, parameters: parameters) : nil
  }
}

/// The ways in which a keyframe animation calculates values between its keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode; an unknown one is equivalent to `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Values are interpolated linearly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is shown until the next keyframe.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values are interpolated linearly at a constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values follow a smooth curve, shaped by tension, continuity and bias.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Values follow a smooth curve at a constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The ways in which a layer rotates while it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's x axis points in the direction of movement.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the direction of movement.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
