import DisplayList

/// An animation of a property between two values.
///
/// At most two of the three values are needed. The current value is the layer's value without the
/// animation or, for an additive animation, zero. The animation interpolates
/// - from `fromValue` to `toValue`, if both are set,
/// - from `fromValue` to `fromValue` + `byValue`, if these are set,
/// - from `toValue` - `byValue` to `toValue`, if these are set,
/// - from `fromValue` to the current value, if only `fromValue` is set,
/// - from the current value to `toValue`, if only `toValue` is set,
/// - from the current value to that plus `byValue`, if only `byValue` is set.
///
/// An action without any of them starts from the presentation value before the change.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start: a number, `CGPoint`, `CGSize`, `CGRect`, `CGAffineTransform`,
  /// `CGColor`, `CGPath`, or an array of numbers or colors; for `contents` a `CGImage`.
  open var fromValue: Any? {
    didSet { from = AnimatableValue(fromValue) }
  }
  /// The value at the end, of the same type.
  open var toValue: Any? {
    didSet { to = AnimatableValue(toValue) }
  }
  /// The difference between the start and the end value, of the same type.
  open var byValue: Any? {
    didSet { by = AnimatableValue(byValue) }
  }

  private var from: AnimatableValue?
  private var to: AnimatableValue?
  private var by: AnimatableValue?

  override func copyProperties(from animation: CAAnimation) {
    super.copyProperties(from: animation)
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
    let shown = property.part.map { change.oldValue?[$0] } ?? change.oldValue
    if let shown { fromValue = shown.unwrapped }
  }

  override package func value(at progress: CGFloat, over shown: AnimatableValue?)
    -> AnimatableValue?
  {
    let rest =
      isAdditive ? (from ?? to ?? by)?.fitted(to: shown).zero : shown ?? (from ?? to)?.invisible
    let ends = ends(
      from: from?.fitted(to: shown), to: to?.fitted(to: shown), by: by?.fitted(to: shown),
      rest: rest)
    guard let start = ends.start, let end = ends.end else { return nil }
    return start.interpolated(to: end, fraction: progress)
  }

  override func contentsMix(at time: CFTimeInterval) -> ContentsMix? {
    guard keyPath == ContentsMix.key, let progress = progress(at: time) else { return nil }
    return ContentsMix(fromValue, toValue, fraction: progress)
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
