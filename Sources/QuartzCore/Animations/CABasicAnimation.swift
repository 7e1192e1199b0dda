import DisplayList

/// An animation of one property.
@MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property: `position`, `bounds`, `anchorPoint`, `transform`, `opacity`, `backgroundColor`,
  /// `cornerRadius`, `borderWidth` or `borderColor`; of a shape layer also `path`, `fillColor`,
  /// `strokeColor`, `strokeStart`, `strokeEnd`, `lineWidth`, `miterLimit` or `lineDashPhase`.
  open var keyPath: String?
  /// Whether the animation's values add to what the layer would show without it.
  open var isAdditive = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Returns the value at a progress from 0 to 1, between what the layer shows without the animation.
  func value(at progress: CGFloat, over shown: AnimatableValue?) -> AnimatableValue? { nil }

  override func apply<Properties: KeyedProperties>(
    to properties: inout Properties, at time: CFTimeInterval
  ) {
    guard let keyPath, let key = Properties.Key(rawValue: keyPath),
      let progress = progress(at: time)
    else { return }
    let shown = properties[key]
    guard let value = value(at: progress, over: shown) else { return }
    properties[key] = isAdditive ? shown?.adding(value) ?? value : value
  }
}

/// An animation of one property between two values.
///
/// A value left out is what the layer would show without the animation, or, of an additive animation,
/// nothing to add.
@MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning: a number, `CGPoint`, `CGRect`, `CGAffineTransform`, `CGColor` or
  /// `CGPath`.
  open var fromValue: Any?
  /// The value at the end, of the same type.
  open var toValue: Any?

  override func value(at progress: CGFloat, over shown: AnimatableValue?) -> AnimatableValue? {
    let (from, to) = (AnimatableValue(fromValue), AnimatableValue(toValue))
    let rest = isAdditive ? (from ?? to)?.zero : shown
    guard let from = from ?? rest, let to = to ?? rest else { return nil }
    return from.interpolated(to: to, fraction: progress)
  }
}
