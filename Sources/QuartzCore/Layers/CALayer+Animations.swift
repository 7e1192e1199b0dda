import DisplayList

extension CALayer {
  /// Starts a copy of an animation, in place of one that runs under the same key.
  ///
  /// - Parameters:
  ///   - anim: The animation, copied; its `duration`, if not above 0, becomes the transaction's, which is
  ///     0.25 unless set, and its `beginTime` of 0 the layer's time now.
  ///   - key: What the animation is known by; nil for a key of its own.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    if let copy = anim.copy() as? CAAnimation { install(copy, forKey: key) }
  }

  /// Starts an animation itself, not a copy of it.
  package final func install(_ anim: CAAnimation, forKey key: String?) {
    let time = currentTime
    anim.prepare(defaultDuration: CATransaction.animationDuration())
    if anim.timingFunction == nil { anim.timingFunction = CATransaction.animationTimingFunction() }
    if anim.beginTime == 0 { anim.beginTime = time }
    (anim.phase, anim.isInGroup) = (.waiting, false)
    anim.takePart(in: VirtualClock.current.transactions)
    let replaced = key.flatMap { takeOutAnimation(forKey: $0) }
    animations.append((key ?? uniqueKey(for: "animation"), anim))
    replaced?.stop(finished: false)
    if anim.beginTime <= time { anim.start() }
    schedule(anim)
  }

  /// The clock that the layer's animations follow: that of the stage it stands on, or else the current.
  package final var clock: VirtualClock {
    let root = sequence(first: self, next: \.container).reduce(self) { $1 }
    return root.stageClock ?? .current
  }

  /// Returns the animation under a key, which is not to be changed.
  public final func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the keys of all animations in the order of their adding, or nil where there are none.
  public final func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Breaks the animation under a key off.
  public final func removeAnimation(forKey key: String) {
    takeOutAnimation(forKey: key)?.stop(finished: false)
  }

  private func takeOutAnimation(forKey key: String) -> CAAnimation? {
    animations.firstIndex { $0.key == key }.map { animations.remove(at: $0).animation }
  }

  /// Breaks all animations off.
  public final func removeAllAnimations() {
    let broken = animations
    animations = []
    for (_, anim) in broken { anim.stop(finished: false) }
  }

  /// Returns a key that no animation has: the word itself, or the word with the first free number.
  package final func uniqueKey(for word: String) -> String {
    guard animation(forKey: word) != nil else { return word }
    var number = 2
    while animation(forKey: "\(word)-\(number)") != nil { number += 1 }
    return "\(word)-\(number)"
  }

  /// Starts an animation that waits for this time.
  final func startIfDue(_ anim: CAAnimation) {
    guard animations.contains(where: { $0.animation === anim }),
      anim.beginTime <= currentTime + 1e-9
    else { return }
    anim.start()
  }

  /// Ends an animation that lasts to this time.
  final func endIfDue(_ anim: CAAnimation) {
    guard let index = animations.firstIndex(where: { $0.animation === anim }),
      anim.hasEnded(at: currentTime)
    else { return }
    if anim.isRemovedOnCompletion { animations.remove(at: index) }
    anim.stop(finished: true)
  }
}
