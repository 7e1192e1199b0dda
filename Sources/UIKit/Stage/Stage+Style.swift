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
      let traits = UITraitCollection(traitsFrom: [
        previous, UITraitCollection(userInterfaceStyle: newValue),
      ])
      window.stageTraits = traits
      if Self.current === self { UITraitCollection.current = traits }
      backdrop.backgroundColor = resolvedBackgroundColor
      window.refreshTraits(from: previous)
    }
  }

  /// The size of text that the user prefers, as a user changes it in Settings; large by default.
  ///
  /// Setting it notifies views (`traitCollectionDidChange`); labels whose
  /// `adjustsFontForContentSizeCategory` is true then change their fonts.
  public var contentSizeCategory: UIContentSizeCategory {
    get { window.traitCollection.preferredContentSizeCategory }
    set {
      let previous = window.traitCollection
      guard newValue != previous.preferredContentSizeCategory else { return }
      let traits = UITraitCollection(traitsFrom: [
        previous, UITraitCollection(preferredContentSizeCategory: newValue),
      ])
      window.stageTraits = traits
      if Self.current === self { UITraitCollection.current = traits }
      window.refreshTraits(from: previous)
      UIApplication.post?(UIContentSizeCategory.didChangeNotification)
    }
  }

  /// The direction of the user interface.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    window.traitCollection.layoutDirection.userInterfaceDirection
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
