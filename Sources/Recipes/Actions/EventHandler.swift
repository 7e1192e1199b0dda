import UIKit

/// An action that an event triggers.
struct EventHandler: Sendable {
  /// The event.
  let event: Event
  /// Whether only the first event triggers the action.
  let isOnce: Bool
  /// The action, with its condition and its delay.
  let step: ActionStep
  var action: ActionPlan { step.action }

  /// An event on a stage.
  enum Event: Equatable, Sendable {
    /// A contact of an item begins or ends.
    case contact(Contact)
    /// A button sends an event.
    case control(UIControl.Event, String)
    /// A touch enters a phase on a view, or on the stage where no view handles it.
    case touches(UITouch.Phase, String)
    /// The dynamic animator pauses or resumes.
    case animator(AnimatorChange)
    /// A behavior has run its action in a step of the dynamic animator.
    case action(String)
    /// A property animator ends.
    case completed(Completion)
    /// A gesture enters a state.
    case gesture(Gesture)
    /// A scroll view reports an event to its delegate.
    case scroll(ScrollEvent, String)
    /// A component reports an event.
    case component(ComponentEvent)
  }

  /// A gesture.
  struct Gesture: Equatable, Sendable {
    /// The recognizer.
    let recognizer: String
    /// The state that the gesture enters; nil for any.
    let state: UIGestureRecognizer.State?
  }

  /// The completion of a property animator.
  struct Completion: Equatable, Sendable {
    /// The animator.
    let animator: String
    /// The position at which it ends; nil for any.
    let position: UIViewAnimatingPosition?
  }

  /// A contact.
  struct Contact: Equatable, Sendable {
    /// Whether the contact begins or ends.
    let phase: RecipeScene.Contact.Phase
    /// The item.
    let item: String
    /// What the item touches; nil for anything.
    let other: RecipeScene.Contact.Other?
  }

  /// A change that a dynamic animator reports to its delegate.
  enum AnimatorChange: Sendable {
    case didPause
    case willResume
  }
}

/// The keys of handlers.
enum HandlerKeys {
  static let gesture = Key("gesture", .gesture, "Handles a gesture.")
  static let touchesBegan = Key(
    "touchesBegan", .touchable, "Handles a touch that begins on a view or on the stage.")
  static let touchesMoved = Key(
    "touchesMoved", .touchable, "Handles a touch that moves, from the view where it began.")
  static let touchesEnded = Key(
    "touchesEnded", .touchable, "Handles a touch that ends, from the view where it began.")
  static let touchesCancelled = Key(
    "touchesCancelled", .touchable,
    "Handles a touch that a gesture cancels, from the view where it began.")
  static let touches = [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]

  private static let own: [Alternative<EventHandler.Event>] = [
    Alternative(Key("contact", .contact, "Handles a contact of an item.")) { .contact($0) },
    Alternative(touchesBegan) { .touches(.began, $0) },
    Alternative(touchesMoved) { .touches(.moved, $0) },
    Alternative(touchesEnded) { .touches(.ended, $0) },
    Alternative(touchesCancelled) { .touches(.cancelled, $0) },
    Alternative(gesture) { .gesture($0) },
    Alternative(
      Key(
        "animator",
        .choice([("didPause", EventHandler.AnimatorChange.didPause), ("willResume", .willResume)]),
        "Handles a pause of the dynamic animator, or its resumption.")
    ) { .animator($0) },
    Alternative(Key("action", .behavior, "Handles each step of a behavior.")) { .action($0) },
    Alternative(Key("completed", .completion, "Handles the completion of a property animator.")) {
      .completed($0)
    },
    ScrollEvent.didScroll.handled, ScrollEvent.willBeginDragging.handled,
    ScrollEvent.willEndDragging.handled, ScrollEvent.didEndDragging.handled,
    ScrollEvent.willBeginDecelerating.handled, ScrollEvent.didEndDecelerating.handled,
  ]
  static let events = own + ControlEventKeys.all + ComponentEventKeys.all

  static let once = Key(
    "once", .boolean, default: "false", "Whether only the first event triggers the action.")
  static let table = Table(
    "a handler", events.map(\.key) + [once, StepKeys.when, StepKeys.after] + ActionKeys.all,
    rules: [.exactlyOne(of: events)] + ActionKeys.rules)
}

extension ValueType<[EventHandler]> {
  /// The handlers of events.
  static let handlers: ValueType = elements(
    "a list of handlers such as [{ contact: { began: ball, boundary: floor }, set: … }]",
    .mapping(HandlerKeys.table), maxCount: Limits.handlers, excess: "too many handlers"
  ) { element, context in
    guard context.checkEvent(of: element),
      let fields = context.fields(of: element, HandlerKeys.table)
    else { return nil }
    let event = fields.read(oneOf: HandlerKeys.events)
    let isOnce = fields.read(HandlerKeys.once)
    let inputs = fields.touchInputs(of: event)
    fields.record(event, HandlerKeys.events.map(\.key), at: element.span)
    let step = fields.with(context.with(touchInputs: inputs).with(handlerSpan: element.span))
      .read(StepKeys.Reader())
    guard let event, let isOnce, let step else { return nil }
    return EventHandler(event: event, isOnce: isOnce, step: step)
  }
}

extension ReadingContext {
  /// Returns false, and reports it, if a handler has an action in place of an event.
  fileprivate func checkEvent(of handler: SourceValue) -> Bool {
    let entries = handler.entries ?? []
    let events = HandlerKeys.events.map(\.key.name)
    let keys = Set(HandlerKeys.table.keys.map(\.name))
    guard entries.allSatisfy({ keys.contains($0.key) && !events.contains($0.key) }) else {
      return true
    }
    let others = [ActionKeys.animate.name, KeyframesKeys.calculationMode.name]
    let actions = Set(ActionKeys.all.map(\.name)).subtracting(others)
    let present = entries.filter { actions.contains($0.key) }
    guard present.count > 1 else { return true }
    report(
      .missingKey, "'\(present[0].key)' is an action, not an event", at: present[0].keySpan,
      expected: "an event such as touchesEnded: ball, or the gesture of a recognizer")
    return false
  }
}

extension Fields {
  /// Returns what the action may use of the touches of an event.
  fileprivate func touchInputs(of event: EventHandler.Event?) -> TouchInputs {
    if case .gesture(let gesture) = event, let kind = context.names.gesture(gesture.recognizer) {
      return kind.touchInputs
    }
    if case .component(let event) = event { return context.names.inputs(of: event) }
    // An unknown gesture is reported by itself, without errors in the use of its properties.
    if has(HandlerKeys.gesture) { return .all }
    return HandlerKeys.touches.contains { has($0) } ? .touch : []
  }
}

extension ValueType<String> {
  /// The name of a view whose touches are handled, or of the stage.
  fileprivate static let touchable = ValueType(
    viewOrStage.expectation, viewOrStage.shape
  ) { value, context in
    guard let name = viewOrStage.read(value, context) else { return nil }
    let kind = context.names.view(name)?.kind.name
    if kind != ViewKind.Name.button.rawValue,
      ViewKind.Name.controls.contains(where: { $0.rawValue == kind })
    {
      context.report(
        .neverHappens, "controls do not forward their touches", at: value.span,
        help: "handle 'valueChanged', or touches of another view")
    } else if kind == ViewKind.Name.button.rawValue {
      context.report(
        .neverHappens, "buttons do not forward their touches", at: value.span,
        help: "handle 'touchUpInside', or touches of another view")
    }
    return name
  }
}
