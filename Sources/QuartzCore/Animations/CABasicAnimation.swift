/// An animation of one property between two values.
///
/// At most two of its three values are needed. With "shown" for what the layer shows without the
/// animation, or, of an additive animation, nothing to add, it runs
/// - from `fromValue` to `toValue`, where both are set,
/// - from `fromValue` to `fromValue` + `byValue`, where these are,
/// - from `toValue` - `byValue` to `toValue`, where these are,
/// - from `fromValue` to what is shown, where only that is set,
/// - from what is shown to `toValue`, where only that is,
/// - from what is shown to that + `byValue`, where only that is.
///
/// An action without any of them runs from what was shown before the change.
@MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning: a number, `CGPoint`, `CGSize`, `CGRect`, `CGAffineTransform`, `CGColor`,
  /// `CGPath`, or a list of numbers or colours.
  open var fromValue: Any? {
    didSet { from = AnimatableValue(fromValue) }
  }
  /// The value at the end, of the same type.
  open var toValue: Any? {
    didSet { to = AnimatableValue(toValue) }
  }
  /// What the value changes by, of the same type.
  open var byValue: Any? {
    didSet { by = AnimatableValue(byValue) }
  }

  private var from: AnimatableValue?
  private var to: AnimatableValue?
  private var by: AnimatableValue?

  override func takeProperties(of animation: CAAnimation) {
    super.takeProperties(of: animation)
    guard let animation = animation as? CABasicAnimation else { return }
    fromValue = animation.fromValue
    toValue = animation.toValue
    byValue = animation.byValue
  }

  override func fill(from change: LayerChange) {
    super.fill(from: change)
    guard from == nil, to == nil, by == nil, let property, property.key == change.key else {
      return
    }
    let shown = property.part.map { change.shown?[$0] } ?? change.shown
    if let shown { fromValue = shown.unwrapped }
  }

  override package func value(at progress: CGFloat, over shown: AnimatableValue?)
    -> AnimatableValue?
  {
    let rest =
      isAdditive ? (from ?? to ?? by)?.fitted(to: shown).zero : shown ?? (from ?? to)?.nothing
    let ends = ends(
      from: from?.fitted(to: shown), to: to?.fitted(to: shown), by: by?.fitted(to: shown),
      rest: rest)
    guard let start = ends.start, let end = ends.end else { return nil }
    return start.interpolated(to: end, fraction: progress)
  }

  private func ends(
    from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, rest: AnimatableValue?
  ) -> (start: AnimatableValue?, end: AnimatableValue?) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, rest)
    case (nil, let to?, nil): (rest, to)
    case (nil, nil, let by?): (rest, rest?.adding(by))
    case (nil, nil, nil): (rest, rest)
    }
  }
}
