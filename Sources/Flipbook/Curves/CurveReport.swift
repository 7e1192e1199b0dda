import UIKit

/// A curve as `flipbook curve --json` prints it.
package struct CurveReport: Encodable {
  package struct Sample: Encodable {
    package let time: Double
    package let progress: Double
  }

  package struct Spring: Encodable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    package let initialVelocity: Double
  }

  package struct CSS: Encodable {
    package let linear: String
    package let points: Int
    package let tolerance: Double
    package let maxError: Double
  }

  package let curve: String
  /// The file and the line of a curve in a recipe.
  package var file: String?
  package var line: Int?
  package let kind: String
  package let duration: Double
  package let minimum: Double
  package let maximum: Double
  package var controlPoints: [Double]?
  package var spring: Spring?
  package let samples: [Sample]
  package let css: CSS
  package let swift: String

  /// Creates the report of a curve.
  ///
  /// - Parameter samples: The number of evenly spaced samples, at least 2.
  @MainActor
  package init(
    _ curve: MotionCurve, name: CurveName, tolerance: Double, samples: Int
  ) throws(MotionCurveError) {
    self.curve = curve.curve.text
    duration = curve.duration
    (minimum, maximum) = curve.range
    switch curve.motion.formula {
    case .cubic(let x1, let y1, let x2, let y2):
      kind = "cubic"
      // The shortest decimals of single precision.
      controlPoints = [x1, y1, x2, y2].map { Double($0.description) ?? Double($0) }
    case .spring(let mass, let stiffness, let damping, let velocity):
      kind = "spring"
      spring = Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
    self.samples = curve.samples(samples)
    let easing = try curve.easing(tolerance: tolerance)
    css = CSS(
      linear: easing.css, points: easing.points.count, tolerance: tolerance,
      maxError: easing.maxError)
    swift = curve.swift(name: name)
  }
}

extension MotionCurve {
  /// Returns evenly spaced samples from the start to the end.
  package func samples(_ count: Int) -> [CurveReport.Sample] {
    (0..<count).map { number in
      let fraction = Double(number) / Double(max(count - 1, 1))
      return CurveReport.Sample(
        time: duration * fraction, progress: progress(at: fraction))
    }
  }

  /// What the motion is computed from, its duration and its extreme values.
  package var summary: String {
    let (minimum, maximum) = range
    let word = if case .spring = motion.formula { "spring" } else { "cubic curve" }
    return "\(curve.text): a \(word) of \(Self.seconds(duration)) s, with values from "
      + "\(NumberFormat.short(minimum, decimals: 4)) to \(NumberFormat.short(maximum, decimals: 4))"
  }

  /// Returns a table of samples with a plot.
  ///
  /// - Parameter count: The number of samples, at least 2.
  package func table(samples count: Int) -> String {
    let (minimum, maximum) = range
    func number(_ value: Double) -> String { NumberFormat.fixed(value, decimals: 4) }
    let rows = samples(count).map { sample in
      (
        time: "\(NumberFormat.fixed(sample.time, decimals: 3)) s",
        progress: number(sample.progress),
        column: Int(((sample.progress - minimum) / (maximum - minimum) * 40).rounded())
      )
    }
    let widths = (
      rows.map(\.time.count).max() ?? 0, rows.map(\.progress.count).max() ?? 0
    )
    func padded(_ text: String, to width: Int) -> String {
      String(repeating: " ", count: max(width - text.count, 0)) + text
    }
    let lines = rows.map { row in
      "\(padded(row.time, to: widths.0))  \(padded(row.progress, to: widths.1))  "
        + "|\(String(repeating: " ", count: row.column))*\n"
    }
    return lines.joined()
  }
}
