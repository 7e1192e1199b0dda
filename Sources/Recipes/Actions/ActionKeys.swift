import UIKit

/// The keys of actions, in the timeline and in handlers.
enum ActionKeys {
  static let add = Key(
    "add", .later(.addition), "Adds views and behaviors to the stage, and animations to animators.")
  static let animate = Key(
    "animate", ValueType<ViewAnimationPlan>.viewAnimation.deferred, "How the changes are animated.")

  private static let call = Key("call", .call, "Calls a component.")
  private static let tap = Key("tap", tap(count: 1), "Taps a view or a point.")
  private static let doubleTap = Key("doubleTap", tap(count: 2), "Double-taps a view or a point.")
  private static let press = Key(
    "press", ValueType<ActionPlan>.press.evaluatedLater, "Presses a view or a point.")
  private static let longPress = Key(
    "longPress", ValueType<ActionPlan>.longPress.evaluatedLater,
    "Presses a view or a point for a second, or for a duration.")
  private static let drag = Key(
    "drag", ValueType<ActionPlan>.drag.evaluatedLater, "Drags a finger.")
  private static let flick = Key(
    "flick", ValueType<ActionPlan>.flick.evaluatedLater,
    "Flicks a finger, which is lifted while it moves.")
  private static let pinch = Key(
    "pinch", ValueType<ActionPlan>.pinch.evaluatedLater, "Pinches with two fingers.")
  private static let rotate = Key(
    "rotate", ValueType<ActionPlan>.rotation.evaluatedLater,
    "Rotates two fingers about their center.")
  private static let type = Key(
    "type", ValueType<ActionPlan>.typing.evaluatedLater,
    "Types a text into a text field, one character after another.")
  private static let select = Key(
    "select", .selection, "Taps a row of a table view, which scrolls to it if it is not visible.")
  private static let refresh = Key(
    "refresh", .refresh, "Pulls a table view or a scroll view down to refresh it.")
  private static let apply = Key(
    "apply",
    .names(of: .followingView, "the name of a view, or a list of names") {
      $0.names.lists.ownViews
    },
    "Moves, scales or rotates views as the gesture does.")
  static let set = Key(
    "set", .later(.changes), "Changes properties of views and behaviors.")
  static let transition = Key(
    "transition", ValueType<TransitionPlan>.transition.map { .transition($0) }.evaluatedLater,
    "Animates a change of a view, or replaces it by another.")
  private static let remove = Key(
    "remove",
    .names(of: .removable, "a name, or a list of names") { $0.names.lists.removable },
    "Removes views and behaviors from the stage.")

  /// The actions; an entry or a handler has exactly one.
  private static let actions: [Alternative<ActionPlan>] =
    [
      Alternative(call) { .call($0) },
      Alternative(tap), Alternative(doubleTap),
      Alternative(press), Alternative(longPress), Alternative(drag), Alternative(flick),
      Alternative(pinch), Alternative(rotate), Alternative(type), Alternative(select),
      Alternative(refresh),
      Alternative(apply) { .apply($0) },
      Alternative(set, with: ChangeAnimationReader()) { .set($0, $1) },
      Alternative(
        KeyframesKeys.keyframes, with: KeyframesKeys.calculationMode, CurveAnimationReader()
      ) { .keyframes(KeyframesPlan(keyframes: $0, calculationMode: $1), $2) },
      Alternative(transition),
      Alternative(add),
      Alternative(remove) { .remove($0) },
      Alternative(StepKeys.steps) { .sequence($0) },
    ] + AnimatorActionKeys.all.map(control)

  private static func tap(count: Int) -> ValueType<ActionPlan> {
    ValueType<ActionPlan.TouchTarget>.touchStart.map { ActionPlan.tap($0, count: count) }
      .evaluatedLater
  }

  private static func control(_ key: Key<AnimatorCommand>) -> Alternative<ActionPlan> {
    Alternative(checking: key) { command, fields in
      fields.context.record(command, at: fields.span(of: key))
      return .control(command)
    }
  }

  /// All keys.
  static let all = actions.map(\.key) + [animate, KeyframesKeys.calculationMode]
  /// The rules that the keys obey together.
  static let rules =
    [
      TableRule.exactlyOne(of: actions),
      .needs(animate, oneOf: [set, KeyframesKeys.keyframes]),
      .needs(KeyframesKeys.keyframes, animate),
    ] + KeyframesKeys.rules

  /// Reads an action.
  struct Reader: FieldReader {
    func read(from fields: Fields) -> ActionPlan? { fields.read(oneOf: ActionKeys.actions) }
  }
}

/// Reads how changes are animated, if they are; warns if all of them happen at once nevertheless.
private struct ChangeAnimationReader: FieldReader {
  /// Properties of views that UIKit does not animate.
  private static let unanimated: Set<Substring> = [
    "text", "font", "textAlignment", "numberOfLines", "placeholder", "title", "isEnabled",
    "isUserInteractionEnabled",
  ]

  func read(from fields: Fields) -> DeferredValue<ViewAnimationPlan>?? {
    let changes = fields.written(ActionKeys.set)?.entries ?? []
    if let first = changes.first, fields.has(ActionKeys.animate),
      changes.allSatisfy({ happensAtOnce($0.key, fields.context) })
    {
      fields.context.warn(
        .animationWithoutEffect,
        "this animation has no effect: '\(first.key.shortened)' changes at once",
        at: fields.span(of: ActionKeys.animate),
        help: "use 'transition', or animate another property, such as 'alpha'")
    }
    return ActionKeys.animate.optional.read(from: fields)
  }

  private func happensAtOnce(_ change: String, _ context: ReadingContext) -> Bool {
    guard let dot = change.lastIndex(of: ".") else { return true }
    let property = change[change.index(after: dot)...]
    // Stack views animate which of their views are hidden.
    return Self.unanimated.contains(property)
      || property == "isHidden"
        && context.names.view(String(change[..<dot]))?.isPlacedByLayout == false
  }
}

/// Reads how keyframes are animated; reports a spring and a cubic curve, for which UIKit has no method.
private struct CurveAnimationReader: FieldReader {
  func read(from fields: Fields) -> DeferredValue<ViewAnimationPlan>? {
    guard let animation = fields.read(ActionKeys.animate) else { return nil }
    guard case .curve? = animation.example?.timing else {
      fields.context.report(
        .doesNotFit, "keyframes cannot be animated with a spring or with control points",
        at: fields.span(of: ActionKeys.animate),
        expected: "a duration and a curve: easeInOut, easeIn, easeOut or linear")
      return nil
    }
    if animation.example?.stagger != nil {
      fields.context.report(
        .doesNotFit, "keyframes cannot be staggered", at: fields.span(of: ActionKeys.animate),
        help: "use 'set' with 'animate'")
    }
    return animation
  }
}
