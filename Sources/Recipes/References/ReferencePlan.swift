import UIKit

/// How a recipe is recorded and verified.
package struct ReferencePlan: Sendable {
  /// The scale in pixels per point; nil for the default.
  package var scale: Double?
  /// The number of frames from one recorded image to the next; nil for the default.
  package var step: Int?
  /// The times of further recorded images, in seconds.
  package var times: [TimeInterval] = []
  /// The differences that are accepted, each with its reason.
  package var allowances: [ToleranceAllowance] = []
}

extension ReferencePlan {
  /// The scale of a recipe that specifies none, in pixels per point.
  package static let defaultScale = ReferenceKeys.scale.readDefault()
  /// The step of a recipe that specifies none, in frames.
  package static let defaultStep = ReferenceKeys.every.readDefault()
}

private enum ReferenceKeys {
  private static let maxFrames = Int(Limits.duration) * 60

  static let scale = Key(
    "scale", .scale, default: "1", "The scale of the frames, in pixels per point.")
  static let every = Key(
    "every", .integer(1...maxFrames, "a whole number, at least 1"), default: "60",
    "The number of frames from one recorded image to the next.")
  static let frames = Key(
    "frames",
    .list(
      of: .frameTime(below: maxFrames), "a frame number, or a list of frame numbers",
      acceptsSingle: true),
    "Further frames to record as images, counted from 0 at 60 frames per second.")
  static let markers = Key(
    "markers",
    .list(
      of: .timeBeforeEnd, "a time such as 0.5s, or a list of times", acceptsSingle: true),
    "Further times to record as images: times, or names of markers.")
  static let tolerances = Key(
    "tolerances", .tolerances, "Accepted differences from the reference, each with its reason.")

  static let table = Table("a reference", [scale, every, frames, markers, tolerances])
}

extension ValueType<ReferencePlan> {
  /// How the recipe is recorded and verified.
  static let recording: ValueType = mapping(
    "a mapping such as { scale: 0.5, every: 120 }", ReferenceKeys.table
  ) { fields in
    let values = fields.read(
      ReferenceKeys.scale, ReferenceKeys.every, ReferenceKeys.frames.optional,
      ReferenceKeys.markers.optional, ReferenceKeys.tolerances.optional)
    return values.map { scale, step, frames, markers, allowances in
      ReferencePlan(
        scale: fields.has(ReferenceKeys.scale) ? scale : nil,
        step: fields.has(ReferenceKeys.every) ? step : nil,
        times: (frames ?? []) + (markers ?? []), allowances: allowances ?? [])
    }
  }
}

extension ValueType<Double> {
  /// A frame at 60 frames per second, read as its time in seconds.
  fileprivate static func frameTime(below limit: Int) -> ValueType {
    ValueType<Int>.integer(0...limit, "a frame number, counted from 0").map { Double($0) / 60 }
      .within { time, end in
        let last = max(0, Int((end * 60 - 1e-6).rounded(.up)) - 1)
        return time * 60 < Double(last) + 0.5 ? nil : "at most \(last), the last frame"
      }
  }
}
