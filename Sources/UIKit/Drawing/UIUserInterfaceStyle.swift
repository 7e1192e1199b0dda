/// The light or dark appearance of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified; dynamic colors resolve to their light version.
  case unspecified
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
