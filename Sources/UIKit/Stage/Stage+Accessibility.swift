import QuartzCore

extension Stage {
  /// What a user has set for accessibility in Settings.
  public struct Accessibility: Hashable, Sendable {
    /// Whether motion is to be reduced.
    public var isReduceMotionEnabled: Bool
    /// Whether UIKit's pushes and presentations fade instead of sliding.
    ///
    /// In Settings it is a switch below that for less motion.
    public var prefersCrossFadeTransitions: Bool
    /// Whether text is bold.
    public var isBoldTextEnabled: Bool
    /// Whether blurs and translucent bars are opaque.
    public var isReduceTransparencyEnabled: Bool
    /// Whether contrast is increased: system colors are darker, or lighter in the dark appearance.
    public var isDarkerSystemColorsEnabled: Bool

    /// Creates settings, by default those of a new device.
    ///
    /// - Parameter prefersCrossFadeTransitions: Nil for the value of `isReduceMotionEnabled`.
    public init(
      isReduceMotionEnabled: Bool = false, prefersCrossFadeTransitions: Bool? = nil,
      isBoldTextEnabled: Bool = false, isReduceTransparencyEnabled: Bool = false,
      isDarkerSystemColorsEnabled: Bool = false
    ) {
      self.isReduceMotionEnabled = isReduceMotionEnabled
      self.prefersCrossFadeTransitions = prefersCrossFadeTransitions ?? isReduceMotionEnabled
      self.isBoldTextEnabled = isBoldTextEnabled
      self.isReduceTransparencyEnabled = isReduceTransparencyEnabled
      self.isDarkerSystemColorsEnabled = isDarkerSystemColorsEnabled
    }

    /// The settings that are traits.
    var traits: UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(legibilityWeight: isBoldTextEnabled ? .bold : .regular),
        UITraitCollection(accessibilityContrast: isDarkerSystemColorsEnabled ? .high : .normal),
      ])
    }

    /// The notifications of the settings that differ from others.
    fileprivate func changes(from other: Accessibility) -> [NSNotification.Name] {
      let all: [(KeyPath<Accessibility, Bool>, NSNotification.Name)] = [
        (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
        (
          \.prefersCrossFadeTransitions,
          UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
        ),
        (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
        (
          \.isReduceTransparencyEnabled,
          UIAccessibility.reduceTransparencyStatusDidChangeNotification
        ),
        (
          \.isDarkerSystemColorsEnabled,
          UIAccessibility.darkerSystemColorsStatusDidChangeNotification
        ),
      ]
      return all.filter { self[keyPath: $0.0] != other[keyPath: $0.0] }.map(\.1)
    }
  }

  /// What the user has set for accessibility, as it is changed in Settings.
  ///
  /// Setting it resolves colors again, notifies views (`traitCollectionDidChange`) and posts the
  /// notifications of `UIAccessibility`. Fonts that are made later are bold; those of views stay as they
  /// are.
  public var accessibility: Accessibility {
    get { storedAccessibility }
    set {
      let changes = newValue.changes(from: storedAccessibility)
      guard !changes.isEmpty else { return }
      let (old, previous) = (storedAccessibility, window.traitCollection)
      storedAccessibility = newValue
      let traits = UITraitCollection(traitsFrom: [previous, newValue.traits])
      if traits != previous {
        window.stageTraits = traits
        if Self.current === self { UITraitCollection.current = traits }
        window.refreshTraits(from: previous)
      }
      if old.isReduceTransparencyEnabled != newValue.isReduceTransparencyEnabled {
        window.transparencyDidChange()
      }
      for name in changes { NotificationCenter.default.post(name: name, object: nil) }
    }
  }
}

extension UIView {
  /// Shows effects again after a change of the preference for less transparency.
  fileprivate final func transparencyDidChange() {
    (self as? UIVisualEffectView)?.showEffect()
    for view in orderedSubviews { view.transparencyDidChange() }
  }
}
