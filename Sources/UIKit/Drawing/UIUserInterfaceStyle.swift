/// Whether a view shows dark things on light ground or light things on dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said; colours take it for light.
  case unspecified
  /// Dark things on light ground.
  case light
  /// Light things on dark ground.
  case dark
}
