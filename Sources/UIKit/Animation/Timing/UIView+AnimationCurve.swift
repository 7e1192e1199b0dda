import Timing

extension UIView {
  /// The standard timing curves.
  public enum AnimationCurve: Int, Sendable {
    /// Starts slowly, accelerates, and slows down again; the default.
    case easeInOut
    /// Starts slowly and accelerates.
    case easeIn
    /// Starts quickly and slows down.
    case easeOut
    /// Progresses evenly.
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
