/// The room for content along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No specified room.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No specified direction.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether text is bold for legibility.
public enum UILegibilityWeight: Int, Sendable {
  /// No specified weight.
  case unspecified = -1
  /// Not bold.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// The contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No specified contrast.
  case unspecified = -1
  /// The default contrast.
  case normal = 0
  /// More contrast.
  case high = 1
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

extension UIUserInterfaceLayoutDirection {
  /// The direction as a trait.
  var trait: UITraitEnvironmentLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// The direction of the user interface; from left to right if it is unspecified.
  var userInterfaceDirection: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Whether content is in front of other content, whose backgrounds are then lighter in the dark
/// appearance.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No specified level.
  case unspecified = -1
  /// The content of the app.
  case base = 0
  /// Content in front of it.
  case elevated = 1
}

/// The colors that a screen shows.
public enum UIDisplayGamut: Int, Sendable {
  /// No specified colors.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// Whether a window is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Inactive.
  case inactive = 0
  /// Active.
  case active = 1
}

/// The list in which a view is.
public enum UIListEnvironment: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// No list.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list.
  case grouped = 3
  /// A grouped list with inset groups.
  case insetGrouped = 4
  /// A list in a sidebar.
  case sidebar = 5
  /// A plain list in a sidebar.
  case sidebarPlain = 6
}
