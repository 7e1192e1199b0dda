/// The size of frames.
public enum OutputSize: Hashable, Sendable {
  /// The scale of the stage's device.
  case native
  /// A scale in pixels per point, which may be fractional.
  case scale(Double)
  /// A size in pixels, with the aspect ratio of the stage.
  case pixels(width: Int, height: Int)

  /// Parses a size in pixels such as `640x1136`; nil for anything else.
  public init?(pixels text: String) {
    guard let match = text.wholeMatch(of: /(\d{1,9})x(\d{1,9})/),
      let width = Int(match.1), let height = Int(match.2)
    else { return nil }
    self = .pixels(width: width, height: height)
  }
}
