/// A use of a parameter as the value of a key, with the shape that the key expects.
package struct ParameterUse: Sendable {
  package let name: String
  package let shape: SchemaShape

  /// The maximum number of uses that a check records: a repetition uses a parameter often.
  static let maxCount = 1000
}

extension ReadingContext {
  /// Records the use of a parameter, if a value is one.
  func recordUse(of value: SourceValue, as shape: @autoclosure () -> SchemaShape) {
    guard let name = Parameters.name(in: value), playback == nil,
      results.count(of: ParameterUse.self) < ParameterUse.maxCount
    else { return }
    results.record(ParameterUse(name: name, shape: shape()))
  }
}
