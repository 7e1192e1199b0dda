import UIKit

/// How a recipe wants to be recorded and verified.
package struct ReferencePlan: Sendable {
  /// Pixels in a point; nil for what is usual.
  package var scale: Double?
  /// A picture is kept of each so many frames; nil for what is usual.
  package var step: Int?
  /// When else a picture is kept, in seconds.
  package var moments: [TimeInterval] = []
  /// What may differ, and why.
  package var allowances: [ToleranceAllowance] = []
}

private enum ReferenceKeys {
  private static let mostFrames = Int(Limits.duration) * 60

  static let scale = Key("scale", .scale, usual: "1", "The pixels in a point of the frames.")
  static let every = Key(
    "every", .integer(1...mostFrames, "a whole number, 1 or more"), usual: "60",
    "A picture is kept of each so many frames.")
  static let frames = Key(
    "frames",
    .list(
      of: .frameNumber(below: mostFrames), "a frame's number, or a list of some",
      isOneEnough: true),
    "Frames of which pictures are kept, counted from 0 at 60 frames a second.")
  static let markers = Key(
    "markers", .list(of: .moment, "a moment such as 0.5s, or a list of some", isOneEnough: true),
    "Moments of which pictures are kept.")
  static let tolerances = Key(
    "tolerances", .tolerances, "What may differ from the reference, and why.")

  static let table = Table("a reference", [scale, every, frames, markers, tolerances])
}

extension ValueType<ReferencePlan> {
  /// How the recipe is recorded and verified.
  static let recording = ValueType(
    "a mapping such as { scale: 0.5, every: 120 }", .mapping(ReferenceKeys.table)
  ) { value, checker in
    guard let fields = checker.fields(of: value, ReferenceKeys.table) else { return nil }
    let scale = fields.read(ReferenceKeys.scale)
    let step = fields.read(ReferenceKeys.every)
    let frames = fields.read(ReferenceKeys.frames)
    let markers = fields.read(ReferenceKeys.markers)
    let allowances = fields.read(ReferenceKeys.tolerances)
    return ReferencePlan(
      scale: fields.has(ReferenceKeys.scale.name) ? scale : nil,
      step: fields.has(ReferenceKeys.every.name) ? step : nil,
      moments: (frames ?? []) + (markers ?? []), allowances: allowances ?? [])
  }
}

extension ValueType<Double> {
  /// A moment of the recipe, in seconds.
  fileprivate static let moment = duration().within { time, end in
    time <= end ? nil : "at most \(end.inWords)s, the recipe's duration"
  }

  /// The time of a frame at 60 frames a second.
  fileprivate static func frameNumber(below limit: Int) -> ValueType {
    ValueType<Int>.integer(0...limit, "a frame's number, counted from 0").map { Double($0) / 60 }
      .within { time, end in
        let last = max(0, Int((end * 60 - 1e-6).rounded(.up)) - 1)
        return time * 60 < Double(last) + 0.5 ? nil : "at most \(last), the last frame"
      }
  }

  /// The same type without what comes after the end: `expected` tells what could be in place of such a time.
  private func within(
    expected: @escaping @Sendable (_ time: Double, _ end: Double) -> String?
  ) -> ValueType {
    ValueType(expectation, form) { value, checker in
      guard let time = read(value, checker) else { return nil }
      guard let end = checker.duration, let expected = expected(time, end) else { return time }
      checker.report(
        .neverHappens, "this is after the end", at: value.span, expected: expected,
        found: value.summary, help: "make 'duration' longer")
      return nil
    }
  }
}
