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

    /// Returns the curve with a number; for 7, that of the keyboard's notifications, `easeOut`.
    ///
    /// UIKit has the number 7 without a name. As animation options, 7 is the system's spring.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .easeInOut
      case 1: self = .easeIn
      case 2, Keyboard.curve: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }

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
