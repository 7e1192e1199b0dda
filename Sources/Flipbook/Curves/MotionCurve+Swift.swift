import UIKit

extension MotionCurve {
  /// The first lines of a file with `swift(name:)`.
  package nonisolated static let swiftHeader = "import UIKit\n\n"

  /// Returns Swift with the same motion in UIKit and SwiftUI, each with a note about how exact it is.
  ///
  /// - Parameter name: The name of the animator, and of SwiftUI's animation.
  package func swift(name: CurveName) -> String {
    let parts = [animator(name), viewAnimation(name), swiftUI(name)].compactMap { $0 }
    return "// \(curve.text)\n\n\(parts.joined(separator: "\n\n"))\n"
  }

  private func animator(_ name: CurveName) -> String {
    let (parameters, duration) = (self.parameters, curve.duration.map(Self.seconds) ?? "0")
    let note =
      curve.duration == nil
      ? "Exact.\n  ///\n  /// The spring determines the duration, \(Self.seconds(motion.duration.rounded(to: 4))) s."
      : "Exact."
    return """
      extension UIViewPropertyAnimator {
        /// \(note)
        static func \(name.swift)(_ animations: @escaping () -> Void) -> UIViewPropertyAnimator {
          let timing = \(parameters.type)(
            \(parameters.arguments))
          let animator = UIViewPropertyAnimator(duration: \(duration), timingParameters: timing)
          animator.addAnimations(animations)
          return animator
        }
      }
      """
  }

  /// UIKit's timing parameters: the class, and the arguments of its initializer.
  private var parameters: (type: String, arguments: String) {
    func vector(_ velocity: Double) -> String {
      "CGVector(dx: \(text(velocity)), dy: \(text(velocity)))"
    }
    func point(_ point: CGPoint) -> String { "CGPoint(x: \(text(point.x)), y: \(text(point.y)))" }
    switch curve.timing {
    case .curve(let curve):
      return ("UICubicTimingParameters", "animationCurve: .\(curve.word)")
    case .controlPoints(let first, let second):
      return (
        "UICubicTimingParameters",
        "controlPoint1: \(point(first)), controlPoint2: \(point(second))"
      )
    case .dampingRatio(let ratio, let velocity):
      return (
        "UISpringTimingParameters",
        "dampingRatio: \(text(ratio)), initialVelocity: \(vector(velocity))"
      )
    case .bounce(let bounce, let duration, let velocity):
      return (
        "UISpringTimingParameters",
        "duration: \(text(duration)), bounce: \(text(bounce)), initialVelocity: \(vector(velocity))"
      )
    case .mass(let mass, let stiffness, let damping, let velocity):
      return (
        "UISpringTimingParameters",
        "mass: \(text(mass)), stiffness: \(text(stiffness)), damping: \(text(damping)),\n      "
          + "initialVelocity: \(vector(velocity))"
      )
    }
  }

  /// A view animation; nil for timings that it cannot have.
  private func viewAnimation(_ name: CurveName) -> String? {
    let arguments: String
    switch curve.timing {
    case .curve(let word):
      arguments = "withDuration: \(Self.seconds(duration)), delay: 0, options: .\(word.option)"
    case .dampingRatio(let ratio, let velocity):
      arguments =
        "withDuration: \(Self.seconds(duration)), delay: 0, usingSpringWithDamping: \(text(ratio)),\n      "
        + "initialSpringVelocity: \(text(velocity)), options: []"
    case .bounce(let bounce, let duration, let velocity):
      arguments =
        "springDuration: \(text(duration)), bounce: \(text(bounce)), initialSpringVelocity: \(text(velocity)),\n"
        + "      delay: 0, options: []"
    case .controlPoints, .mass: return nil
    }
    return """
      extension UIView {
        /// Exact.
        static func animate\(name.capitalizedSwift)(_ animations: @escaping () -> Void) {
          animate(
            \(arguments),
            animations: animations, completion: nil)
        }
      }
      """
  }

  private func swiftUI(_ name: CurveName) -> String {
    var members: [String] = []
    var unitCurve = ""
    switch motion.formula {
    case .cubic(let x1, let y1, let x2, let y2):
      let (x1, y1, x2, y2) = (text(x1), text(y1), text(x2), text(y2))
      members = [
        "/// Exact.",
        "static let \(name.swift) = Animation.timingCurve(",
        "  \(x1), \(y1), \(x2), \(y2), duration: \(Self.seconds(duration)))",
      ]
      unitCurve = """


          extension UnitCurve {
            /// Exact, without the duration.
            static let \(name.swift) = UnitCurve.bezier(
              startControlPoint: UnitPoint(x: \(x1), y: \(y1)),
              endControlPoint: UnitPoint(x: \(x2), y: \(y2)))
          }
        """
    case .spring(let mass, let stiffness, let damping, let velocity):
      if case .bounce(let bounce, let duration, let velocity) = curve.timing {
        members = [
          "/// Exact.",
          "static let \(name.swift) = Animation.interpolatingSpring(",
          "  duration: \(text(duration)), bounce: \(text(bounce)), initialVelocity: \(text(velocity)))",
        ]
      } else {
        members = [
          curve.duration == nil
            ? damping < curve.timing.damping
              ? "/// Exact: UIKit treats a damping beyond critical damping as that." : "/// Exact."
            : "/// Approximate: the same spring, which SwiftUI ends when it has settled instead of after "
              + "\(Self.seconds(duration)) s.",
          "static let \(name.swift) = Animation.interpolatingSpring(",
          "  mass: \(text(mass)), stiffness: \(text(stiffness)), damping: \(text(damping)), "
            + "initialVelocity: \(text(velocity)))",
        ]
      }
    }
    return """
      #if canImport(SwiftUI)
        import SwiftUI

        extension Animation {
      \(members.map { "    \($0)" }.joined(separator: "\n"))
        }\(unitCurve)
      #endif
      """
  }

  private func text(_ number: some CustomStringConvertible) -> String { Self.text(number) }

  /// Returns a number as Swift and CSS write it, with the fewest digits.
  static func text(_ number: some CustomStringConvertible) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension RecipeCurve.Timing {
  /// The damping constant of a spring; 0 for other curves.
  fileprivate var damping: Double {
    if case .mass(_, _, let damping, _) = self { damping } else { 0 }
  }
}

extension UIView.AnimationCurve {
  fileprivate var word: String {
    switch self {
    case .easeInOut: "easeInOut"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .linear: "linear"
    }
  }

  /// The option of the curve.
  fileprivate var option: String {
    switch self {
    case .easeInOut: "curveEaseInOut"
    case .easeIn: "curveEaseIn"
    case .easeOut: "curveEaseOut"
    case .linear: "curveLinear"
    }
  }
}

extension Double {
  fileprivate func rounded(to decimals: Int) -> Double {
    let scale = LinearEasing.scale(decimals)
    return (self * scale).rounded() / scale
  }
}
