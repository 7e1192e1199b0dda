import DisplayList
import Imaging

/// A value of a Lottie file, with ordered members.
indirect enum LottieValue {
  /// A number as text.
  case number(String)
  case flag(Bool)
  case text(String)
  case list([LottieValue])
  case object([(String, LottieValue)])

  /// Returns a whole number.
  static func number(_ value: Int) -> LottieValue { .number("\(value)") }

  /// Returns a number with a maximum of decimals; 0 for infinity and NaN.
  static func number(_ value: CGFloat, decimals: Int = 3) -> LottieValue {
    .number(SVGText.number(value, decimals: decimals))
  }

  /// Returns two lengths.
  static func point(_ point: CGPoint) -> LottieValue {
    .list([.number(point.x), .number(point.y)])
  }

  /// Writes the value as JSON.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let text): writer.write(json: text)
    case .flag(let flag): writer.write(json: flag ? "true" : "false")
    case .text(let text): writer.write(text)
    case .list(let values):
      writer.list { writer in
        for value in values {
          writer.startElement()
          value.write(to: &writer)
        }
      }
    case .object(let members):
      writer.object { writer in
        for (key, value) in members { writer.member(key) { value.write(to: &$0) } }
      }
    }
  }
}

extension LottieValue {
  /// Returns a property that doesn't change.
  static func constant(_ value: LottieValue) -> LottieValue {
    .object([("a", .number(0)), ("k", value)])
  }

  /// Returns an animated property.
  ///
  /// - Parameter value: Returns the components of a value: a list, or a number for a property with
  ///   a single component.
  static func property<Value>(
    _ track: Track<Value>, _ value: (Value) -> LottieValue
  ) -> LottieValue {
    guard !track.isConstant else { return .constant(value(track.first)) }
    let last = track.keyframes.count - 1
    let keyframes = track.keyframes.enumerated().map { index, keyframe -> LottieValue in
      let components = value(keyframe.value)
      var members: [(String, LottieValue)] = [("t", .number(keyframe.frame))]
      if case .list = components {
        members.append(("s", components))
      } else {
        members.append(("s", .list([components])))
      }
      // Players expect no interpolation from the last keyframe.
      if index < last {
        if keyframe.holds {
          members.append(("h", .number(1)))
        } else {
          members.append(("i", .object([("x", .list([.number(1)])), ("y", .list([.number(1)]))])))
          members.append(("o", .object([("x", .list([.number(0)])), ("y", .list([.number(0)]))])))
        }
      }
      return .object(members)
    }
    return .object([("a", .number(1)), ("k", .list(keyframes))])
  }

  /// Returns a property of a length.
  static func lengths(_ track: Track<CGFloat>) -> LottieValue { property(track) { .number($0) } }

  /// Returns a property of a point.
  static func points(_ track: Track<CGPoint>) -> LottieValue { property(track) { .point($0) } }

  /// Returns a property of a fraction, as a percentage.
  static func percentages(_ track: Track<CGFloat>) -> LottieValue {
    property(track) { .number($0 * 100) }
  }
}
