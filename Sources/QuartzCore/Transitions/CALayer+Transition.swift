import DisplayList

extension CALayer {
  /// The visual effect of a transition.
  package enum TransitionStyle: Equatable {
    /// Each pixel is interpolated from the old to the new image.
    case dissolve
    /// The old and the new image are the sides of a card that turns by half a turn about an axis
    /// through its center, by positive or negative angles.
    case flip(Axis, isPositive: Bool)
    /// One or both images slide by the layer's size, in a direction of unit length.
    case slide(Slide, CGVector)

    /// The axes of a flip.
    package enum Axis {
      case vertical, horizontal
    }
  }

  /// The images that slide.
  package enum Slide {
    case moveIn, push, reveal
  }

  /// Starts a transition from what the layer showed in the last frame.
  final func begin(_ transition: CATransition) {
    guard let old = lastDisplayLayer else { return }
    self.transition = LayerTransition(
      from: old, transition.style, identifiers: (Self.newIdentifier(), Self.newIdentifier()))
  }

  /// The key path of a transition's progress.
  package static let transitionKeyPath = LayerTransition.Key.transition.rawValue

  /// Captures the current appearance of the layer and its sublayers as the start of a transition.
  ///
  /// The transition's progress is that of the animations of `transitionKeyPath`; without one, the
  /// layer is shown without transition.
  package final func beginTransition(_ style: TransitionStyle) {
    let time = container?.currentTime ?? clock.time
    transition = displayLayer(at: time).map {
      LayerTransition(from: $0, style, identifiers: (Self.newIdentifier(), Self.newIdentifier()))
    }
  }

  /// Returns the display layer of the layer and its sublayers at a time of the superlayer, for a
  /// root layer the virtual time; nil if the layer is hidden.
  ///
  /// If nothing changed since the last call, the result is the same object.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - space: The transform that follows the layer's own one, in space; nil for none.
  package final func displayLayer(
    at time: CFTimeInterval, in space: CATransform3D? = nil
  ) -> DisplayLayer? {
    guard needs.contains(.list) else { return isHidden ? nil : lastDisplayLayer }
    defer { if isSteady { needs.remove(.list) } }
    let shown = ownDisplayLayer(at: time, in: space)
    guard let transition else { return shown }
    guard animationKeys()?.contains(where: isTransition) == true else {
      self.transition = nil
      return shown
    }
    return presented(transition, at: localTime(at: time)).displayLayer(to: shown)
  }

  private func isTransition(_ key: String) -> Bool {
    let animation = animation(forKey: key)
    return animation is CATransition
      || (animation as? CAPropertyAnimation)?.keyPath == Self.transitionKeyPath
  }
}
