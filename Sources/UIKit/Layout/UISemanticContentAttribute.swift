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
  /// Returns the direction for a semantic attribute: from left to right, the direction of stages,
  /// unless the attribute forces another.
  public final class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
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
