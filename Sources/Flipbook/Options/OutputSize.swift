import Foundation

/// How large frames are drawn.
public enum OutputSize: Hashable, Sendable {
  /// As many pixels in a point as the stage's device has.
  case native
  /// So many pixels in a point; a fraction will do.
  case scale(Double)
  /// So many pixels; their proportion is the stage's.
  case pixels(width: Int, height: Int)

  /// Reads a size in pixels such as `640x1136`; nil for anything else.
  public init?(pixels text: String) {
    guard let match = text.wholeMatch(of: /(\d{1,9})x(\d{1,9})/),
      let width = Int(match.1), let height = Int(match.2)
    else { return nil }
    self = .pixels(width: width, height: height)
  }
}
