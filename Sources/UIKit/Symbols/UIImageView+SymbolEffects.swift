import QuartzCore

/// What the completion of a symbol's effect receives.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
  /// Whether the effect has ended by itself.
  open private(set) var isFinished: Bool
  /// The view of the symbol.
  open private(set) weak var sender: AnyObject?

  init(_ sender: AnyObject, isFinished: Bool) {
    self.isFinished = isFinished
    super.init()
    self.sender = sender
  }

  /// Creates the context of an effect that has ended.
  override public convenience init() { self.init(NSObject(), isFinished: true) }
}

/// Called at the end of a symbol's effect.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Adds a motion to the symbol.
  ///
  /// - Parameters:
  ///   - options: How often and how fast it plays.
  ///   - animated: Whether it is seen; otherwise the symbol has its end at once.
  ///   - completion: Called at the end.
  public final func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    CATransaction.begin()
    if let completion {
      CATransaction.setCompletionBlock { [weak self] in
        if let self { completion(UISymbolEffectCompletionContext(self, isFinished: true)) }
      }
    }
    let animation = effect.motion.animation(options, animated: animated)
    layer.add(animation, forKey: Self.key(effect.motion.kind))
    CATransaction.commit()
  }

  /// Removes the motions of a kind.
  public final func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    layer.removeAnimation(forKey: Self.key(effect.motion.kind))
    completion?(UISymbolEffectCompletionContext(self, isFinished: false))
  }

  /// Removes all motions of the symbol.
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.prefix) {
      layer.removeAnimation(forKey: key)
    }
  }

  /// Replaces the symbol with a motion.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let duration = 0.35 / max(options.speedFactor, 0.01)
    UIView.transition(with: self, duration: duration, options: .transitionCrossDissolve) {
      self.image = image
    } completion: { [weak self] finished in
      if let self {
        completion?(UISymbolEffectCompletionContext(self, isFinished: finished))
      }
    }
    layer.add(
      contentTransition.motion.animation(options, animated: true), forKey: Self.key(.replace))
  }

  private static let prefix = "symbolEffect."
  private static func key(_ kind: SymbolMotion.Kind) -> String { prefix + kind.rawValue }
}

extension SymbolMotion {
  /// Returns the motion as an animation of a layer.
  @MainActor
  func animation(_ options: SymbolEffectOptions, animated: Bool) -> CAAnimation {
    let group = CAAnimationGroup()
    group.animations = parts
    group.duration = animated ? duration : 1e-4
    for part in parts { part.duration = group.duration }
    group.speed = Float(max(options.speedFactor, 0.01))
    switch options.count {
    case .some(.none): group.repeatCount = .infinity
    case .some(.some(let count)): group.repeatCount = Float(max(count, 1))
    case .none: group.repeatCount = isIndefinite && !isLasting ? .infinity : 1
    }
    group.duration += options.delay
    if isLasting {
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
    }
    return group
  }

  /// Whether the end of the motion lasts until it is removed.
  private var isLasting: Bool { [.scale, .appear, .disappear].contains(kind) }

  private var duration: TimeInterval {
    switch kind {
    case .bounce, .wiggle: 0.5
    case .scale, .appear, .disappear: 0.3
    case .replace: 0.35
    case .pulse, .variableColor, .rotate: 1
    case .breathe: 2
    }
  }

  @MainActor
  private var parts: [CAAnimation] {
    func keys(_ path: String, _ values: [Double]) -> CAAnimation {
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = values
      animation.timingFunctions = values.dropFirst().map { _ in
        CAMediaTimingFunction(name: .easeInEaseOut)
      }
      animation.duration = duration
      animation.fillMode = .forwards
      return animation
    }
    let sign = Double(direction)
    switch kind {
    case .bounce: return [keys("transform.scale", [1, 1 + 0.18 * sign, 1 - 0.06 * sign, 1])]
    case .pulse, .variableColor: return [keys("opacity", [1, 0.4, 1])]
    case .scale: return [keys("transform.scale", [1, direction < 0 ? 0.85 : 1.2])]
    case .appear:
      return [
        keys("opacity", [0, 1]), keys("transform.scale", [direction < 0 ? 1.3 : 0.6, 1]),
      ]
    case .disappear:
      return [
        keys("opacity", [1, 0]), keys("transform.scale", [1, direction > 0 ? 1.3 : 0.6]),
      ]
    case .rotate: return [keys("transform.rotation.z", [0, 2 * .pi * sign])]
    case .wiggle: return [keys("transform.rotation.z", [0, 0.2, -0.15, 0.08, 0])]
    case .breathe:
      return [keys("transform.scale", [1, 1.12, 1]), keys("opacity", [1, 0.75, 1])]
    case .replace: return [keys("transform.scale", [1, 0.75, 1])]
    }
  }
}
