import QuartzCore

extension Stage {
  /// The light or dark appearance of the screen, as a user changes it in Settings.
  ///
  /// Setting it resolves all dynamic colors again, those of the bars included, and notifies views
  /// (`traitCollectionDidChange`). In an animation block, background colors are animated, and text and
  /// template images dissolve.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { window.traitCollection.userInterfaceStyle }
    set {
      let previous = window.traitCollection
      guard newValue != previous.userInterfaceStyle else { return }
      AnimationBlock.withoutAnimation { backdrop.backgroundColor = resolvedBackgroundColor }
      let traits = UITraitCollection(
        userInterfaceStyle: newValue, displayScale: previous.displayScale)
      window.stageTraits = traits
      if Self.current === self { UITraitCollection.current = traits }
      backdrop.backgroundColor = resolvedBackgroundColor
      window.refreshTraits(from: previous)
    }
  }

  private var resolvedBackgroundColor: UIColor? {
    backgroundColor?.resolvedColor(with: window.traitCollection)
  }

  /// The color behind all views as it is shown now.
  var shownBackgroundColor: CGColor? {
    backdrop.layer.animationKeys() == nil
      ? resolvedBackgroundColor?.cgColor : backdrop.layer.presentation()?.backgroundColor
  }
}
