import Timing

extension UIView {
  /// The curves that UIKit has names for.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly; the default.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Runs evenly.
    case linear

    var bezier: CubicBezier {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
