import QuartzCore

/// A change of a view with the tilt of the device.
///
/// Stages do not tilt, so that motion effects have no visible effect.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  override public init() {
    super.init()
  }

  /// Returns the values of properties for a tilt, by key path; nil for none.
  ///
  /// - Parameter viewerOffset: The tilt, from -1 to 1 on each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A change of one property with the tilt of the device about one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of a tilt.
  public enum EffectType: Int, Sendable {
    /// A tilt to the left and to the right.
    case tiltAlongHorizontalAxis
    /// A tilt up and down.
    case tiltAlongVerticalAxis
  }

  /// The property, as a key path such as `center.x`.
  open private(set) var keyPath: String
  /// The axis.
  open private(set) var type: EffectType
  /// The change at the least tilt; a number or another value that can be interpolated.
  open var minimumRelativeValue: Any?
  /// The change at the greatest tilt.
  open var maximumRelativeValue: Any?

  /// Creates an effect without values.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Returns the value of the property for a tilt, if both values are numbers.
  override open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = AnimatableValue(minimumRelativeValue),
      let greatest = AnimatableValue(maximumRelativeValue),
      case .number(let start) = least, case .number(let end) = greatest
    else { return nil }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let fraction = (min(max(offset, -1), 1) + 1) / 2
    return [keyPath: NSNumber(value: Double(start + (end - start) * fraction))]
  }
}

/// Several motion effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects.
  override open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [:]) { values, effect in
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}

extension UIView {
  private nonisolated(unsafe) static let motionEffectsKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The motion effects, which have no visible effect.
  public var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, Self.motionEffectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(
        self, Self.motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Adds a motion effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
