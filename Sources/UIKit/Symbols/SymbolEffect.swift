import QuartzCore

/// A motion of a symbol.
public protocol SymbolEffect: Sendable {
  /// The motion.
  var motion: SymbolMotion { get }
}

/// An effect that plays a number of times.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that plays until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which a symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What moves in an effect; Apple's curves are not public, and those here are Flipbook's choice, by eye.
public struct SymbolMotion: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case bounce, pulse, scale, appear, disappear, variableColor, rotate, wiggle, breathe, replace
  }
  let kind: Kind
  /// 1 upward or clockwise, -1 downward or counterclockwise, 0 by default.
  var direction = 0
  /// Whether the effect plays until it is removed.
  var isIndefinite = false
}

/// A short change of the size.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion.
  public var motion = SymbolMotion(kind: .bounce, direction: 1)
  /// Larger at first.
  public var up: Self { Self(motion: SymbolMotion(kind: .bounce, direction: 1)) }
  /// Smaller at first.
  public var down: Self { Self(motion: SymbolMotion(kind: .bounce, direction: -1)) }
  /// The whole symbol at once, as always here.
  public var wholeSymbol: Self { self }
  /// By layers, which is the whole symbol here.
  public var byLayer: Self { self }
}

/// A change of the opacity.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion.
  public var motion = SymbolMotion(kind: .pulse, isIndefinite: true)
  /// The whole symbol at once, as always here.
  public var wholeSymbol: Self { self }
  /// By layers, which is the whole symbol here.
  public var byLayer: Self { self }
}

/// Another size, until the effect is removed.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// The motion.
  public var motion = SymbolMotion(kind: .scale, isIndefinite: true)
  /// Larger.
  public var up: Self { Self(motion: SymbolMotion(kind: .scale, direction: 1, isIndefinite: true)) }
  /// Smaller.
  public var down: Self {
    Self(motion: SymbolMotion(kind: .scale, direction: -1, isIndefinite: true))
  }
}

/// The appearance of a symbol.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The motion.
  public var motion = SymbolMotion(kind: .appear, isIndefinite: true)
  /// From a smaller size.
  public var up: Self { self }
  /// From a larger size.
  public var down: Self {
    Self(motion: SymbolMotion(kind: .appear, direction: -1, isIndefinite: true))
  }
}

/// The disappearance of a symbol, until the effect is removed.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The motion.
  public var motion = SymbolMotion(kind: .disappear, isIndefinite: true)
  /// To a larger size.
  public var up: Self {
    Self(motion: SymbolMotion(kind: .disappear, direction: 1, isIndefinite: true))
  }
  /// To a smaller size.
  public var down: Self { self }
}

/// A change of the opacity of the parts of a symbol, which is that of the whole symbol here.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion.
  public var motion = SymbolMotion(kind: .variableColor, isIndefinite: true)
  /// One part after the other.
  public var iterative: Self { self }
  /// More and more parts.
  public var cumulative: Self { self }
  /// Forward and back.
  public var reversing: Self { self }
  /// Forward alone.
  public var nonReversing: Self { self }
}

/// A turn.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion.
  public var motion = SymbolMotion(kind: .rotate, direction: 1, isIndefinite: true)
  /// Clockwise.
  public var clockwise: Self { self }
  /// Counterclockwise.
  public var counterClockwise: Self {
    Self(motion: SymbolMotion(kind: .rotate, direction: -1, isIndefinite: true))
  }
}

/// Short turns to both sides.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion.
  public var motion = SymbolMotion(kind: .wiggle)
}

/// A slow change of the size and the opacity.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion.
  public var motion = SymbolMotion(kind: .breathe, isIndefinite: true)
}

/// The replacement of a symbol by another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The motion.
  public var motion = SymbolMotion(kind: .replace)
  /// Down and up.
  public var downUp: Self { self }
  /// Up and up.
  public var upUp: Self { self }
  /// Without a motion of the old symbol.
  public var offUp: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short change of the size.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A change of the opacity.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Another size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The appearance of a symbol.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The disappearance of a symbol.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A change of the opacity of parts.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Short turns to both sides.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow change of the size.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The replacement of a symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    let delay: Double
    /// Without an end or a pause.
    public static var continuous: Self { Self(count: nil, delay: 0) }
    /// Without an end, with pauses.
    public static var periodic: Self { Self(count: nil, delay: 1) }
    /// A number of times, with pauses in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
      Self(count: count, delay: delay ?? 1)
    }
  }

  var count: Int??
  var delay = 0.0
  var speedFactor = 1.0

  /// Once, or until the effect is removed, as the effect has it.
  public static var `default`: Self { Self() }
  /// Until the effect is removed.
  public static var repeating: Self { Self().repeating }
  /// Once.
  public static var nonRepeating: Self { Self().nonRepeating }
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> Self { Self(count: .some(count)) }
  /// As a behavior has it.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self {
    Self(count: .some(behavior.count), delay: behavior.delay)
  }
  /// At a speed; 1 by default.
  public static func speed(_ speed: Double) -> Self { Self(speedFactor: speed) }

  /// The options, until the effect is removed.
  public var repeating: Self { Self(count: .some(nil), delay: delay, speedFactor: speedFactor) }
  /// The options, once.
  public var nonRepeating: Self { Self(count: 1, delay: delay, speedFactor: speedFactor) }
  /// The options, a number of times.
  public func `repeat`(_ count: Int?) -> Self {
    Self(count: .some(count), delay: delay, speedFactor: speedFactor)
  }
  /// The options at a speed.
  public func speed(_ speed: Double) -> Self {
    Self(count: count, delay: delay, speedFactor: speed)
  }
}
