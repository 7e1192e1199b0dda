extension MotionCurve {
  /// Returns CSS with the curve and its duration as custom properties, and a rule that uses them.
  ///
  /// - Parameters:
  ///   - name: The name of the properties and of the class.
  ///   - tolerance: The largest distance from the curve.
  package func css(name: CurveName, tolerance: Double) throws(MotionCurveError) -> String {
    let easing = try easing(tolerance: tolerance)
    let error = NumberFormat.short(easing.maxError, decimals: easing.decimals + 1)
    var notes = [
      "\(curve.text.replacing("*/", with: "* /")): \(easing.points.count) points, within \(error) of UIKit's "
        + "\(kind)."
    ]
    if case .cubic(let x1, let y1, let x2, let y2) = motion.formula {
      let numbers = [x1, y1, x2, y2].map(Self.text).joined(separator: ", ")
      notes.append("The same exactly: cubic-bezier(\(numbers)).")
    } else if curve.duration == nil {
      notes.append("The spring settles within the duration.")
    }
    return """
      /* \(notes.joined(separator: "\n   ")) */
      :root {
        --\(name.css): \(Self.wrapped(easing.css, indentation: "    "));
        --\(name.css)-duration: \(Self.seconds(duration))s;
      }

      .\(name.css) {
        transition: transform var(--\(name.css)-duration) var(--\(name.css));
      }

      """
  }

  private var kind: String {
    if case .spring = motion.formula { "spring" } else { "curve" }
  }

  /// Returns a number of seconds as text.
  static func seconds(_ seconds: Double) -> String { NumberFormat.short(seconds, decimals: 6) }

  /// Returns a function on one line, or with its arguments on lines of up to 100 characters.
  private static func wrapped(_ function: String, indentation: String) -> String {
    guard function.count > 80, let open = function.firstIndex(of: "(") else { return function }
    var lines = [String(function[...open])]
    var line = ""
    for word in function[function.index(after: open)...].split(separator: ", ") {
      if !line.isEmpty, indentation.count + line.count + word.count > 98 {
        lines.append("\(indentation)\(line),")
        line = ""
      }
      line += line.isEmpty ? word : ", \(word)"
    }
    lines.append(indentation + line.dropLast())
    return lines.joined(separator: "\n") + "\n  )"
  }
}
