import DisplayList

extension CALayer {
  /// Starts an animation, in place of one that runs under the same key.
  ///
  /// Unlike Apple's, the layer keeps the animation itself, not a copy: change it no more.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    let clock = clock
    if anim.duration == 0 { anim.duration = 0.25 }
    if anim.beginTime == 0 { anim.beginTime = clock.time }
    if let key { removeAnimation(forKey: key) }
    animations.append((key ?? uniqueKey(for: "animation"), anim))
    if anim.beginTime <= clock.time {
      anim.delegate?.animationDidStart(anim)
    } else {
      clock.schedule(at: anim.beginTime) { [weak self] in
        guard self?.animations.contains(where: { $0.animation === anim }) == true else { return }
        anim.delegate?.animationDidStart(anim)
      }
    }
    clock.schedule(at: anim.beginTime + anim.duration) { [weak self] in
      self?.end(anim)
    }
  }

  /// The clock that the layer's animations follow: that of the stage it stands on, or else the current.
  package final var clock: VirtualClock {
    let root = sequence(first: self, next: \.superlayer).reduce(self) { $1 }
    return root.stageClock ?? .current
  }

  /// Returns the animation under a key.
  public final func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the keys of all animations in the order of their adding, or nil where there are none.
  public final func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Breaks the animation under a key off.
  public final func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let anim = animations.remove(at: index).animation
    anim.delegate?.animationDidStop(anim, finished: false)
  }

  /// Breaks all animations off.
  public final func removeAllAnimations() {
    let broken = animations
    animations = []
    for (_, anim) in broken { anim.delegate?.animationDidStop(anim, finished: false) }
  }

  /// Returns a key that no animation has: the word itself, or the word with the first free number.
  package final func uniqueKey(for word: String) -> String {
    guard animation(forKey: word) != nil else { return word }
    var number = 2
    while animation(forKey: "\(word)-\(number)") != nil { number += 1 }
    return "\(word)-\(number)"
  }

  private func end(_ anim: CAAnimation) {
    guard let index = animations.firstIndex(where: { $0.animation === anim }) else { return }
    if anim.isRemovedOnCompletion { animations.remove(at: index) }
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  /// The bounds that the layer shows now, in the middle of an animation too.
  package final var presentedBounds: CGRect { presented(at: VirtualClock.current.time).bounds }

  /// The attributes that the layer shows at a time: the model's, changed by each animation in turn.
  package final func presented(at time: CFTimeInterval) -> LayerAttributes {
    var attributes = presented(model, at: time)
    attributes.opacity = min(max(attributes.opacity, 0), 1)
    if shadowOpacity > 0, let shadowColor {
      attributes.shadow = Shadow(
        color: shadowColor, opacity: CGFloat(min(shadowOpacity, 1)), offset: shadowOffset,
        radius: shadowRadius, path: shadowPath)
    }
    return attributes
  }

  /// Returns what the animations make of properties at a time.
  final func presented<Properties: KeyedProperties>(
    _ properties: Properties, at time: CFTimeInterval
  ) -> Properties {
    var properties = properties
    for (_, animation) in animations { animation.apply(to: &properties, at: time) }
    return properties
  }
}
