import DisplayList

extension CALayer {
  /// How what a layer showed gives way to what it shows.
  package enum TransitionStyle: Equatable {
    /// Each pixel changes from one to the other.
    case dissolve
    /// Both are the sides of a card that turns once about an axis through its center, seen from so far off
    /// that it just narrows and widens.
    case flip(Axis)

    /// The axes that a card turns about.
    package enum Axis {
      case vertical, horizontal
    }
  }

  /// The key path of the progress of a transition.
  package static let transitionKeyPath = LayerTransition.Key.transition.rawValue

  /// Keeps what the layer and all in it show now, to be seen in a transition.
  ///
  /// The transition's progress is that of the animations of `transitionKeyPath`; without one, the layer is
  /// shown as it is.
  package final func beginTransition(_ style: TransitionStyle) {
    let time = container?.currentTime ?? clock.time
    transition = displayLayer(at: time).map {
      LayerTransition(from: $0, style, identifiers: (Self.newIdentifier(), Self.newIdentifier()))
    }
  }

  /// Returns what the layer and all in it show at a time of its superlayer, the virtual time for a root,
  /// or nil where it is hidden.
  ///
  /// What has not changed since the last call is the same object as then.
  package final func displayLayer(at time: CFTimeInterval) -> DisplayLayer? {
    guard needs.contains(.list) else { return isHidden ? nil : lastShown }
    defer { if isSteady { needs.remove(.list) } }
    let shown = ownDisplayLayer(at: time)
    guard let transition else { return shown }
    guard animationKeys()?.contains(where: isTransition) == true else {
      self.transition = nil
      return shown
    }
    return presented(transition, at: localTime(at: time)).displayLayer(to: shown)
  }

  private func isTransition(_ key: String) -> Bool {
    (animation(forKey: key) as? CAPropertyAnimation)?.keyPath == Self.transitionKeyPath
  }
}
