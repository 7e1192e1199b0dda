import UIKit

/// A gesture recognizer that a recipe asks for, checked.
struct GesturePlan: Sendable {
  /// The recognizer's name.
  let name: String
  /// What kind it is.
  let kind: GestureKind
  /// The view whose fingers it watches.
  let view: String
  /// What is done to the recognizer at first.
  let settings: [Setting<UIGestureRecognizer>]
  /// The recognizers that have to fail first.
  let requiredToFail: [String]
  /// The recognizers whose gestures may go on meanwhile.
  let simultaneous: [String]
}

extension ValueType<[GesturePlan]> {
  private static let expectation = "a mapping from names to gesture recognizers"

  /// A mapping from names to gesture recognizers.
  static let gestures = ValueType(
    expectation,
    .named(
      .kinds(GestureKind.all.map { ($0.name, $0.table) }, usual: nil),
      most: Limits.gestureRecognizers)
  ) { value, checker in
    guard let entries = value.entries else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    checker.allow(
      entries.count, upTo: Limits.gestureRecognizers, at: value.span,
      excess: "there are too many gesture recognizers")
    return entries.prefix(Limits.gestureRecognizers).compactMap(checker.readGesture)
  }
}

extension ValueType<String> {
  /// The name of a gesture recognizer.
  static let gestureRecognizer = ValueType("the name of a gesture recognizer", .reference) {
    value, checker in
    reference(
      value, checker, to: "gesture recognizer", among: checker.names.gestures.map(\.name))
  }
}

extension Checker {
  fileprivate func readGesture(_ entry: SourceValue.Entry) -> GesturePlan? {
    guard let value = resolve(entry.value) else { return nil }
    guard value.entries != nil, let written = value["kind"] else {
      report(
        .missingKey, "a gesture recognizer lacks 'kind'", at: entry.keySpan,
        expected: "kind: \(Self.gestureKind.expectation)")
      return nil
    }
    let kind = with(subject: "'kind'") { Self.gestureKind.read(written, self) }
    guard let kind, let fields = fields(of: value, kind.table, nameSpan: entry.keySpan) else {
      return nil
    }
    let view = fields.read(GestureKeys.view)
    let settings = fields.settings(kind.properties)
    let required = fields.read(GestureKeys.requireToFail) ?? []
    let simultaneous = fields.read(GestureKeys.simultaneousWith) ?? []
    if required.contains(entry.key) {
      report(
        .neverHappens, "a gesture that waits until it has failed itself is never recognized",
        at: fields.span(of: GestureKeys.requireToFail.name))
    }
    guard let view else { return nil }
    return GesturePlan(
      name: entry.key, kind: kind, view: view, settings: settings, requiredToFail: required,
      simultaneous: simultaneous)
  }

  private static let gestureKind = ValueType<GestureKind>.choice(
    GestureKind.all.map { ($0.name, $0) })
}
