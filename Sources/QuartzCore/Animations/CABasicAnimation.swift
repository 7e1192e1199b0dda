/// An animation of one property between two values.
///
/// A value left out is what the layer would show without the animation, or, of an additive animation,
/// nothing to add.
@MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning: a number, `CGPoint`, `CGRect`, `CGAffineTransform`, `CGColor` or
  /// `CGPath`.
  open var fromValue: Any? {
    didSet { from = AnimatableValue(fromValue) }
  }
  /// The value at the end, of the same type.
  open var toValue: Any? {
    didSet { to = AnimatableValue(toValue) }
  }

  private var from: AnimatableValue?
  private var to: AnimatableValue?

  override func takeProperties(of animation: CAAnimation) {
    super.takeProperties(of: animation)
    guard let animation = animation as? CABasicAnimation else { return }
    fromValue = animation.fromValue
    toValue = animation.toValue
  }

  override func value(at progress: CGFloat, over shown: AnimatableValue?) -> AnimatableValue? {
    let rest = isAdditive ? (from ?? to)?.zero : shown
    guard let from = from ?? rest, let to = to ?? rest else { return nil }
    return from.interpolated(to: to, fraction: progress)
  }
}
