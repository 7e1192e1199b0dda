/// The meaning of a view's content, which determines whether right-to-left layouts mirror it.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that is mirrored in right-to-left layouts.
  case unspecified = 0
  /// Controls of media playback, which are never mirrored.
  case playback = 1
  /// Controls of directions, such as text alignment, which are never mirrored.
  case spatial = 2
  /// Content that is always arranged from left to right.
  case forceLeftToRight = 3
  /// Content that is always arranged from right to left.
  case forceRightToLeft = 4
}

/// The direction of the user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension UIView {
  /// The direction of the view's traits.
  final var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
    // The traits are those of an ancestor. Where no layout is from right to left, they need not be
    // looked up.
    guard UITraitCollection.mayBeRightToLeft, semanticContentAttribute == .unspecified else {
      return .leftToRight
    }
    return traitCollection.layoutDirection.userInterfaceDirection
  }

  /// Whether the content is arranged from right to left.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Follows the direction of the superview after a change of traits.
  ///
  /// - Parameter previous: The previous traits; nil for a view that was added to a hierarchy.
  final func updateInheritedDirection(from previous: UITraitCollection?) {
    guard UITraitCollection.mayBeRightToLeft, semanticContentAttribute == .unspecified,
      previous?.layoutDirection != traitCollection.layoutDirection
    else { return }
    layoutDirectionDidChange()
    updateLayoutMargins()
  }

  /// Returns the direction for a semantic attribute: that of the application, unless the attribute
  /// determines another.
  public final class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the direction for a semantic attribute in an environment of a direction.
  public final class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
