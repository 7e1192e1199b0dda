import UIKit

/// What happens when something else does.
struct EventHandler: Sendable {
  /// What it waits for.
  let event: Event
  /// Whether it waits for the first time only.
  let isOnce: Bool
  /// What happens then.
  let action: ActionPlan

  /// Something that happens on a stage.
  enum Event: Equatable, Sendable {
    /// An item touches something, or does so no more.
    case contact(Contact)
    /// A button is tapped.
    case touchUpInside(String)
    /// A finger does something on a view, or on the stage where no view heeds it.
    case touches(UITouch.Phase, String)
    /// The animator comes to rest or starts again.
    case animator(AnimatorChange)
    /// A behavior has acted in a step of the animator.
    case action(String)
    /// A property animator is completed.
    case completed(Completion)
    /// A gesture begins, changes, ends or is broken off.
    case gesture(Gesture)
  }

  /// A gesture to wait for.
  struct Gesture: Equatable, Sendable {
    /// The recognizer.
    let recognizer: String
    /// What becomes of the gesture; nothing for anything.
    let state: UIGestureRecognizer.State?
  }

  /// A property animator's completion.
  struct Completion: Equatable, Sendable {
    /// The animator.
    let animator: String
    /// Where it is completed; nothing for anywhere.
    let position: UIViewAnimatingPosition?
  }

  /// A contact to wait for.
  struct Contact: Equatable, Sendable {
    /// Whether it begins or ends.
    let phase: RecipeScene.Contact.Phase
    /// The item.
    let item: String
    /// What the item touches; nothing for whatever.
    let other: RecipeScene.Contact.Other?
  }

  /// What the animator's delegate hears of.
  enum AnimatorChange: Sendable {
    /// All items have come to rest.
    case didPause
    /// The items are about to move.
    case willResume
  }
}

private enum HandlerKeys {
  static let contact = Key("contact", .contact, "Waits for an item to touch something.")
  static let touchUpInside = Key("touchUpInside", .button, "Waits for a tap on a button.")
  static let touchesBegan = Key(
    "touchesBegan", .touchable, "Waits for a finger to come down on a view or on the stage.")
  static let touchesMoved = Key("touchesMoved", .touchable, "Waits for that finger to move.")
  static let touchesEnded = Key(
    "touchesEnded", .touchable, "Waits for that finger to leave the glass.")
  static let touchesCancelled = Key(
    "touchesCancelled", .touchable, "Waits for that finger to be taken away by a gesture.")
  static let gesture = Key(
    "gesture", .gesture, "Waits for a gesture to begin, change, end or be broken off.")
  static let animator = Key(
    "animator",
    .choice([("didPause", EventHandler.AnimatorChange.didPause), ("willResume", .willResume)]),
    "Waits for the animator to come to rest or to start.")
  static let action = Key(
    "action", .behavior, "Waits for a behavior's action, which comes in each of its steps.")
  static let completed = Key(
    "completed", .completion, "Waits for a property animator to be completed.")

  static let touches = [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]
  private static let events: [any KeyDescription] =
    [contact, touchUpInside] + touches + [gesture, animator, action, completed]

  static let once = Key(
    "once", .boolean, usual: "false", "Whether it happens at the first time only.")
  static let table = Table(
    "a handler", events + [once] + ActionKeys.all,
    rules: [.one(of: events)] + ActionKeys.rules)
}

extension ValueType<[EventHandler]> {
  private static let expectation =
    "a list of handlers such as [{ contact: { began: ball, boundary: floor }, set: … }]"

  /// The handlers of events.
  static let handlers = ValueType(
    expectation, .list(of: .mapping(HandlerKeys.table), count: 0...Limits.handlers)
  ) { value, checker in
    guard let elements = value.elements else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    guard
      checker.allow(
        elements.count, upTo: Limits.handlers, at: value.span, excess: "there are too many handlers"
      )
    else { return nil }
    return elements.compactMap { element in
      guard let fields = checker.fields(of: element, HandlerKeys.table) else { return nil }
      let event = fields.readEvent()
      let isOnce = fields.read(HandlerKeys.once)
      let action = checker.hearing(fields.heard(in: event)) { fields.readAction() }
      guard let event, let isOnce, let action else { return nil }
      return EventHandler(event: event, isOnce: isOnce, action: action)
    }
  }
}

extension Fields {
  /// Reads what a handler waits for.
  fileprivate func readEvent() -> EventHandler.Event? {
    if let contact = read(HandlerKeys.contact) { return .contact(contact) }
    if let button = read(HandlerKeys.touchUpInside) { return .touchUpInside(button) }
    if let view = read(HandlerKeys.touchesBegan) { return .touches(.began, view) }
    if let view = read(HandlerKeys.touchesMoved) { return .touches(.moved, view) }
    if let view = read(HandlerKeys.touchesEnded) { return .touches(.ended, view) }
    if let view = read(HandlerKeys.touchesCancelled) { return .touches(.cancelled, view) }
    if let gesture = read(HandlerKeys.gesture) { return .gesture(gesture) }
    if let change = read(HandlerKeys.animator) { return .animator(change) }
    if let behavior = read(HandlerKeys.action) { return .action(behavior) }
    return read(HandlerKeys.completed).map { .completed($0) }
  }
}

extension Fields {
  /// Returns what is known of fingers to who waits for an event.
  fileprivate func heard(in event: EventHandler.Event?) -> Heard {
    if case .gesture(let gesture) = event, let kind = checker.names.gesture(gesture.recognizer) {
      return kind.heard
    }
    // Of a gesture that is none, nothing more is said.
    if has(HandlerKeys.gesture.name) { return .all }
    return HandlerKeys.touches.contains { has($0.name) } ? .touch : []
  }
}

extension ValueType<String> {
  /// The name of a view that can be touched, or the stage's.
  fileprivate static let touchable = ValueType(
    "the name of a view, or \(Names.stage)", .reference
  ) { value, checker in
    if value.text == Names.stage { return Names.stage }
    guard let name = view.read(value, checker) else { return nil }
    if checker.names.view(name)?.kind.name == ViewKind.button.name {
      checker.report(
        .neverHappens, "a button keeps its touches to itself", at: value.span,
        help: "wait for 'touchUpInside', or for touches of another view")
    }
    return name
  }
}
