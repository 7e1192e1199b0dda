import DisplayList

extension CALayer {
  /// Adds an animation itself instead of a copy.
  package final func install(_ anim: CAAnimation, forKey key: String?) {
    let time = currentTime
    var key = key
    if let transition = anim as? CATransition {
      begin(transition)
      key = kCATransition
    }
    if extras == nil, anim.propertyKeys.contains(where: { DetailKey(rawValue: $0) != nil }) {
      extras = LayerExtras()
    }
    if displays(anim) { changeExtras { $0.displaysAnimations = true } }
    anim.prepare(defaultDuration: CATransaction.animationDuration())
    if anim.timingFunction == nil { anim.timingFunction = CATransaction.animationTimingFunction() }
    if anim.beginTime == 0 { anim.beginTime = time }
    (anim.phase, anim.isInGroup) = (.waiting, false)
    anim.registerCompletions(of: VirtualClock.current.transactions)
    animationsWillChange()
    let replaced = key.flatMap { detachAnimation(forKey: $0) }
    animations.append((key ?? uniqueKey(for: "animation"), anim))
    replaced?.stop(finished: false)
    if anim.beginTime <= time { anim.start() }
    schedule(anim)
  }

  /// The clock of the layer's animations: that of its stage or, without one, the current clock.
  package final var clock: VirtualClock {
    let root = sequence(first: self, next: \.container).reduce(self) { $1 }
    return root.stageClock ?? .current
  }

  /// Removes and returns the animation with a key without ending it.
  final func detachAnimation(forKey key: String) -> CAAnimation? {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return nil }
    animationsWillChange()
    return animations.remove(at: index).animation
  }

  /// Returns an unused key: the given word or the word with the lowest unused number.
  package final func uniqueKey(for word: String) -> String {
    guard animation(forKey: word) != nil else { return word }
    // One pass over the keys: a layer may have a thousand additive animations.
    let start = "\(word)-"
    let used = Set(
      animations.compactMap { key, _ in
        key.hasPrefix(start) ? Int(key.dropFirst(start.count)) : nil
      })
    var number = 2
    while used.contains(number) { number += 1 }
    return "\(start)\(number)"
  }

  /// Starts an animation whose begin time is reached.
  final func startIfDue(_ anim: CAAnimation) {
    guard animations.contains(where: { $0.animation === anim }),
      anim.beginTime <= currentTime + 1e-9
    else { return }
    anim.start()
  }

  /// Ends an animation whose end time is reached.
  final func endIfDue(_ anim: CAAnimation) {
    guard let index = animations.firstIndex(where: { $0.animation === anim }),
      anim.hasEnded(at: currentTime)
    else { return }
    if anim.isRemovedOnCompletion {
      animationsWillChange()
      animations.remove(at: index)
    }
    anim.stop(finished: true)
  }
}
