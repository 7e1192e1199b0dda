import FoundationEssentials

/// The names of times of a recipe, in the order of the recipe.
package struct Markers: Hashable, Sendable {
  /// A name of a time.
  package struct Marker: Hashable, Sendable {
    package let name: String
    /// The time, in seconds.
    package let time: TimeInterval

    package init(name: String, time: TimeInterval) {
      self.name = name
      self.time = time
    }
  }

  package let all: [Marker]

  /// The word that means the end of the recipe, where a marker may be named.
  package static let end = "end"
  /// The maximum number of markers.
  static let maxCount = 100

  package init(_ all: [Marker] = []) { self.all = all }

  /// The time of a marker, in seconds; nil if there is no such marker.
  package subscript(name: String) -> TimeInterval? { all.first { $0.name == name }?.time }

  /// The names of the markers.
  package var names: [String] { all.map(\.name) }
}

private enum MarkersKey: ContextKey {
  static let defaultValue = Markers()
}

extension ReadingContext {
  /// The markers that times may refer to.
  var markers: Markers { self[MarkersKey.self] }

  /// Returns a copy with the markers that times may refer to.
  func with(markers: Markers) -> ReadingContext { with(MarkersKey.self, markers) }
}

extension ValueType<Markers> {
  /// The names of times.
  static let markers = ValueType<[Markers.Marker]>.named(
    "a mapping from names to times, such as { impact: 1.2s }",
    ValueType<TimeInterval>.duration().shape, maxCount: Markers.maxCount,
    excess: "too many markers"
  ) { entry, context in
    guard context.checkMarkerName(entry) else { return nil }
    let time = ValueType<TimeInterval>.timeOfMarker.read(
      entry.value, context.with(subject: "'\(entry.key)'"))
    return time.map { Markers.Marker(name: entry.key, time: $0) }
  }.map { Markers($0) }
}

extension ReadingContext {
  /// Returns whether a key is the name of a marker; reports if it is not.
  fileprivate func checkMarkerName(_ entry: SourceValue.Entry) -> Bool {
    guard checkName(entry.key, at: entry.keySpan) else { return false }
    guard entry.key != Markers.end else {
      report(
        .duplicateName, "the name '\(entry.key)' is reserved for the end of the recipe",
        at: entry.keySpan, help: "choose another name")
      return false
    }
    guard !entry.key.utf8.contains(UInt8(ascii: "-")) else {
      report(
        .badName, "invalid name '\(entry.key)' of a marker", at: entry.keySpan,
        expected: "a name without hyphens, which denote ranges such as start-impact")
      return false
    }
    return true
  }
}

extension ValueType<TimeInterval> {
  /// A time in seconds, or the name of a marker.
  static let stageTime = ValueType(
    "a time such as 0.25s or 250ms, or the name of a marker",
    .any([duration().shape, .name])
  ) { value, context in
    guard let name = value.text, NameSyntax.isName(name) else {
      return duration().read(value, context)
    }
    if name == Markers.end, let end = context.duration { return end }
    if let time = context.markers[name] { return time }
    context.reportUnknown(
      .unknownReference, "unknown marker '\(name.shortened)'", name, at: value.span,
      known: context.markers.names + [Markers.end])
    return nil
  }

  /// A time in seconds, or the name of a marker, which is not after the end.
  static let timeBeforeEnd = stageTime.notAfterEnd()

  /// The time that a marker names.
  fileprivate static let timeOfMarker = duration().notAfterEnd()

  /// Returns the same type without times after the end of the recipe.
  private func notAfterEnd() -> ValueType {
    within { time, end in
      time <= end ? nil : "at most \(end.plainDescription)s, the recipe's duration"
    }
  }

  /// Returns the same type without times after the end.
  ///
  /// - Parameter expected: Returns what is possible instead of a time after the end; nil for other
  ///   times.
  func within(
    expected: @escaping @Sendable (_ time: Double, _ end: Double) -> String?
  ) -> ValueType {
    ValueType(expectation, shape) { value, context in
      guard let time = read(value, context) else { return nil }
      guard let end = context.duration, let expected = expected(time, end) else { return time }
      context.report(
        .neverHappens, "this time is after the end", at: value.span, expected: expected,
        found: value.summary,
        help: value.helpAfterEnd(end))
      return nil
    }
  }
}

extension SourceValue {
  /// Returns how to write a time that is after the end, in seconds.
  func helpAfterEnd(_ end: TimeInterval) -> String {
    // A whole number without a unit may be meant in milliseconds.
    guard let number = text.flatMap(Int.init), number >= 50, Double(number) / 1000 <= end else {
      return "increase 'duration'"
    }
    return "times are in seconds: write '\(number)ms', or increase 'duration'"
  }
}
