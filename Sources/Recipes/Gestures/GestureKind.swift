import UIKit

/// A kind of gesture recognizer: its keys, its properties and how a recognizer is made.
struct GestureKind: MappingKind {
  let name: String
  /// The properties, in the order in which they are assigned.
  let properties: [Property<UIGestureRecognizer>]
  let table: Table
  /// What actions may use of the gesture.
  let touchInputs: TouchInputs
  /// Whether the gesture begins, changes and ends, instead of being recognized once.
  let isContinuous: Bool
  /// Makes a recognizer.
  let make: @MainActor @Sendable () -> UIGestureRecognizer

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - inputs: What actions may use of the gesture beside its location.
  ///   - properties: The properties that other recognizers do not have.
  init<Recognizer: UIGestureRecognizer>(
    _ name: String, title: String, inputs: TouchInputs = [], isContinuous: Bool = true,
    properties: [Property<Recognizer>] = [],
    make: @escaping @MainActor @Sendable () -> Recognizer
  ) {
    self.name = name
    self.properties = Self.common + properties.map { $0.of(UIGestureRecognizer.self) }
    touchInputs = inputs.union(.touch)
    self.isContinuous = isContinuous
    self.make = make
    table = Table(
      title,
      [Key.kind("The kind of gesture recognizer."), GestureKeys.view] + self.properties
        + [GestureKeys.requireToFail, GestureKeys.simultaneousWith])
  }

  /// All kinds.
  static let kinds: KindSet<GestureKind> = KindSet(
    "a gesture recognizer",
    [
      "tap": { tap }, "longPress": { longPress }, "swipe": { swipe }, "pan": { pan },
      "screenEdgePan": { screenEdgePan }, "pinch": { pinch }, "rotation": { rotation },
    ])

  private static let common: [Property<UIGestureRecognizer>] = [
    Property("isEnabled", .boolean, "Whether the recognizer is enabled.") { $0.isEnabled = $1 },
    Property(
      "cancelsTouchesInView", .boolean,
      "Whether the touches of views are canceled when the gesture is recognized."
    ) { $0.cancelsTouchesInView = $1 },
    Property(
      "delaysTouchesBegan", .boolean,
      "Whether views receive touches only after the recognizer has failed."
    ) { $0.delaysTouchesBegan = $1 },
    Property(
      "delaysTouchesEnded", .boolean,
      "Whether views receive the end of touches only after the recognizer has failed."
    ) { $0.delaysTouchesEnded = $1 },
  ]
}

/// The keys of gesture recognizers that are not properties.
enum GestureKeys {
  static let view = Key(
    "view", .viewOrStage, isRequired: true, "The view that the recognizer is attached to.")
  static let requireToFail = Key(
    "requireToFail", .gestureRecognizers, "The recognizers that must fail first.")
  static let simultaneousWith = Key(
    "simultaneousWith", .gestureRecognizers,
    "The recognizers whose gestures may be recognized simultaneously.")
}
