import FoundationEssentials

/// A recipe's motion that is not as the recipe expects.
package struct ExpectationFailure: Hashable, Sendable {
  /// The stage time of the failure, in seconds: when the difference is greatest, or when something
  /// should have happened by.
  package let time: TimeInterval
  /// The number of the frame at that time.
  package let frame: Int
  /// By how much the motion differs from what is expected: points, or seconds for what happens too
  /// early or too late; nil for what never happens.
  package let amount: Double?
  /// The failure in words, at the place of the expectation.
  package let diagnostic: Diagnostic
}

/// The result of checking what a recipe expects of its motion.
package struct ExpectationResult: Sendable {
  /// The tick of the failure, or the last one that was checked.
  package let tick: Int
  /// The line of the recipe with the expectation.
  package let text: String
  /// How the motion differs; nil if it is as expected.
  package let failure: ExpectationFailure?
}

extension Diagnostic {
  /// Returns the same failure, in a combination of a matrix.
  ///
  /// - Parameter label: The values of the combination in words.
  package func with(cell label: String) -> Diagnostic {
    Diagnostic(
      code, "\(message), with \(label)", severity: severity, file: file, place: place, note: note,
      expected: expected, found: found, suggestion: suggestion, help: help)
  }
}

/// The numbers of frames at stage times.
package struct FrameNumbering: Sendable {
  /// The frame rate.
  package let framesPerSecond: Double
  /// The stage times that frames show.
  package let playback: Playback

  package init(framesPerSecond: Double, playback: Playback) {
    (self.framesPerSecond, self.playback) = (framesPerSecond, playback)
  }

  /// Returns the number of the last frame that is not after a stage time in seconds.
  ///
  /// A millionth of a frame is a rounding error.
  func frame(at time: TimeInterval) -> Int {
    Int((playback.outputTime(of: time) * framesPerSecond + 1e-6).rounded(.down))
  }
}

/// What an expectation finds: when and by how much motion differs.
struct ExpectationFinding {
  /// What is wrong, such as "'ball' leaves its region".
  let message: String
  /// What is expected, in words.
  let expected: String
  /// The tick of the failure.
  let tick: Int
  /// By how much, in points or seconds; nil for what never happens.
  let amount: Double?
  /// Returns what was found in words; the closure returns a tick's time and frame in words.
  let found: ((Int) -> String) -> String
}

extension BinaryFloatingPoint {
  /// The number with its unit, in points, for a message.
  var inPoints: String {
    let number = roundedDescription
    return number == "1" ? "1 point" : "\(number) points"
  }

  /// The number of points or seconds for a message: at most three digits after the decimal point.
  package var roundedDescription: String {
    ((Double(self) * 1000).rounded() / 1000 + 0).plainDescription
  }
}
