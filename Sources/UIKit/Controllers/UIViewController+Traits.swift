extension UITraitCollection {
  /// Returns the traits with another appearance, unless it is unspecified.
  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }
}

extension UIViewController {
  /// The traits of the environment of the view, with the controller's own appearance.
  final var inheritedTraits: UITraitCollection {
    let outer = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
    return (outer ?? .current).overriding(overrideUserInterfaceStyle)
  }
}

extension UIView {
  /// The traits of the superview, with the appearance of the controller and the view's own.
  final var inheritedTraits: UITraitCollection {
    let outer = owningController?.traitCollection ?? superview?.traitCollection ?? .current
    return outer.overriding(styleOverride)
  }

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
