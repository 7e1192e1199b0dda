import UIKit

/// A kind of gesture recognizer: how one is made, and the properties that a recipe may give it.
struct GestureKind: Sendable {
  /// The kind's name in a recipe.
  let name: String
  /// The properties, in the order in which they are set.
  let properties: [Property<UIGestureRecognizer>]
  /// The keys of a recognizer of this kind.
  let table: Table
  /// What handlers know of the fingers.
  let heard: Heard
  /// Whether the gesture begins, changes and ends, rather than being recognized at once.
  let isContinuous: Bool
  /// Makes a recognizer.
  let make: @MainActor @Sendable () -> UIGestureRecognizer

  /// Creates a kind whose recognizers have further properties than recognizers in general.
  init<Recognizer: UIGestureRecognizer>(
    _ name: String, title: String, heard: Heard = [], isContinuous: Bool = true,
    properties: [Property<Recognizer>] = [],
    make: @escaping @MainActor @Sendable () -> Recognizer
  ) {
    self.name = name
    self.properties = Self.common + properties.map { $0.of(UIGestureRecognizer.self) }
    self.heard = heard.union(.touch)
    self.isContinuous = isContinuous
    self.make = make
    table = Table(
      title,
      [GestureKeys.kind, GestureKeys.view] + self.properties
        + [GestureKeys.requireToFail, GestureKeys.simultaneousWith])
  }

  /// All kinds.
  static let all = [tap, longPress, swipe, pan, screenEdgePan, pinch, rotation]

  private static let common: [Property<UIGestureRecognizer>] = [
    Property("isEnabled", .boolean, "Whether it watches fingers.") { $0.isEnabled = $1 },
    Property(
      "cancelsTouchesInView", .boolean,
      "Whether views lose the fingers to it once it is recognized."
    ) { $0.cancelsTouchesInView = $1 },
    Property(
      "delaysTouchesBegan", .boolean, "Whether views hear of fingers only once it has failed."
    ) { $0.delaysTouchesBegan = $1 },
    Property(
      "delaysTouchesEnded", .boolean,
      "Whether views hear that fingers leave the glass only once it has failed."
    ) { $0.delaysTouchesEnded = $1 },
  ]
}

/// The keys of gesture recognizers that are no properties.
enum GestureKeys {
  static let kind = Key("kind", .text, isRequired: true, "What kind of recognizer it is.")
  static let view = Key("view", .watchable, isRequired: true, "The view whose fingers it watches.")
  static let requireToFail = Key(
    "requireToFail", .gestureRecognizers, "The recognizers that have to fail first.")
  static let simultaneousWith = Key(
    "simultaneousWith", .gestureRecognizers, "The recognizers whose gestures may go on meanwhile.")
}

extension ValueType<String> {
  /// The name of a view whose fingers can be watched, or the stage's.
  fileprivate static let watchable = ValueType(
    "the name of a view, or \(Names.stage)", .reference
  ) { value, checker in
    value.text == Names.stage ? Names.stage : view.read(value, checker)
  }
}

extension ValueType<[String]> {
  /// The names of gesture recognizers.
  fileprivate static let gestureRecognizers = list(
    of: .gestureRecognizer, "the name of a gesture recognizer, or a list of names",
    isOneEnough: true)
}
