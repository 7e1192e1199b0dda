extension UITraitCollection {
  /// Returns the traits with another appearance, unless it is unspecified.
  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Returns the traits with the values of overrides.
  func overriding(_ overrides: UITraitOverrides?) -> UITraitCollection {
    guard let overrides, overrides.values != TraitValues() else { return self }
    var values = values
    values.merge(overrides.values)
    return UITraitCollection(values)
  }
}

extension UIViewController {
  /// Replaces traits that the parent overrides; nil removes what was replaced.
  final func overrideTraits(by collection: UITraitCollection?) {
    storedView?.prepareStyleChange()
    parentOverride = collection
    storedView?.finishStyleChange()
  }

  /// The minimum of the root view's margins for its width, in points.
  final var systemMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.width ?? 0) > 393 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The traits of the environment of the view, with the controller's own appearance.
  final var inheritedTraits: UITraitCollection {
    let outer = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
    return withOverrides(outer ?? .current)
  }

  /// Returns traits with those that the parent and the controller itself override.
  final func withOverrides(_ traits: UITraitCollection) -> UITraitCollection {
    let given = parentOverride.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    return given.overriding(overrideUserInterfaceStyle).overriding(ownTraitOverrides)
  }

  /// The traits that the controller specifies for its view and its children.
  public final var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides ?? UITraitOverrides() }
    set {
      storedView?.prepareStyleChange()
      ownTraitOverrides = newValue
      storedView?.finishStyleChange()
    }
  }

  /// Sends the notifications of changed traits that are due; they are always sent at once.
  public final func updateTraitsIfNeeded() {}
}

extension UIView {
  /// The traits of the superview, with the appearance of the controller and the view's own.
  final var inheritedTraits: UITraitCollection {
    let outer = owningController?.traitCollection ?? superview?.traitCollection ?? .current
    return withOverrides(outer)
  }

  /// Returns traits with those that the view itself overrides.
  final func withOverrides(_ traits: UITraitCollection) -> UITraitCollection {
    guard let extras else { return traits.overriding(styleOverride) }
    return extras.contentSizeLimits.limited(
      traits.overriding(styleOverride).overriding(extras.traitOverrides))
  }

  /// The traits that the view specifies for itself and its descendants.
  public final var traitOverrides: UITraitOverrides {
    get { extras?.traitOverrides ?? UITraitOverrides() }
    set {
      prepareStyleChange()
      demandedExtras.traitOverrides = newValue
      finishStyleChange()
    }
  }

  /// The registrations for changes of the view's traits.
  public final var traitRegistrations: TraitRegistrations {
    get { extras?.traitRegistrations ?? TraitRegistrations() }
    set { demandedExtras.traitRegistrations = newValue }
  }

  /// Sends the notifications of changed traits that are due; they are always sent at once.
  public final func updateTraitsIfNeeded() {}

  /// The light or dark appearance of the view and its descendants; `unspecified`, the default,
  /// inherits it.
  ///
  /// Setting it resolves dynamic colors again.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { styleOverride }
    set {
      guard newValue != styleOverride else { return }
      prepareStyleChange()
      styleOverride = newValue
      finishStyleChange()
    }
  }

  /// Records the traits before a change of the appearance.
  final func prepareStyleChange() { StyleChange.previous = traitCollection }

  /// Resolves dynamic colors again after a change of the appearance.
  final func finishStyleChange() {
    guard let previous = StyleChange.previous, previous != traitCollection else { return }
    StyleChange.previous = nil
    refreshTraits(from: previous)
  }
}

/// The traits before the change that is being made.
@MainActor
private enum StyleChange {
  static var previous: UITraitCollection?
}
