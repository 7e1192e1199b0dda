import UIKit

extension ValueType<String> {
  /// The name of a view, or the path of a component's part.
  static let view = ValueType("the name of a view", .reference) { value, context in
    if context.hasOpenNames { return context.openName(value) }
    return reference(value, context, to: "view", among: context.names.lists.views)
  }

  /// The name of a view, or of the stage.
  static let viewOrStage = ValueType(
    "the name of a view, or \(Names.stage)", .reference
  ) { value, context in
    value.text == Names.stage ? Names.stage : view.read(value, context)
  }

  /// The name of a view or of a group.
  static let item = ValueType("the name of a view or of a group", .reference) { value, context in
    if context.hasOpenNames { return context.openName(value) }
    return reference(value, context, to: "view", among: context.names.lists.items)
  }

  /// The name of a view or of a group that a behavior acts on.
  static let behaviorItem = ValueType(item.expectation, item.shape) { value, context in
    let name = item.read(value, context)
    if let name { context.results.record(ItemUse(name: name, span: value.span)) }
    return name
  }

  /// The name of a button.
  static let button = ValueType("the name of a button", .reference) { value, context in
    let lists = context.names.lists
    if let name = value.text, lists.views.contains(name), !lists.buttons.contains(name) {
      context.report(
        .unknownReference, "'\(name.shortened)' is not a button", at: value.span,
        expected: "the name of a button",
        help: "handle its touches with 'touchesEnded', or write 'kind: button' for the view")
      return nil
    }
    return reference(value, context, to: "button", among: lists.buttons)
  }

  /// The identifier of a boundary of any collision.
  static let boundary = ValueType("the identifier of a boundary", .reference) { value, context in
    reference(value, context, to: "boundary", among: context.names.lists.boundaries)
  }

  /// The id of a behavior.
  static let behavior = ValueType("the id of a behavior", .name) { value, context in
    reference(value, context, to: "behavior", among: context.names.lists.behaviors)
  }

  /// The name of a property animator.
  static let animator = ValueType("the name of an animator", .reference) { value, context in
    reference(value, context, to: "animator", among: context.names.lists.animators)
  }

  /// The name of a gesture recognizer.
  static let gestureRecognizer = ValueType("the name of a gesture recognizer", .reference) {
    value, context in
    reference(value, context, to: "gesture recognizer", among: context.names.lists.gestures)
  }

  /// A call of a component.
  static let call = ValueType("a call of a component such as alert.show", .reference) {
    value, context in
    let call = reference(value, context, to: "call", among: context.names.lists.calls)
    if let call, context.names.needsNavigationBar(call) {
      context.report(
        .missingKey, "'\(call)' needs a screen with a navigation bar", at: value.span,
        expected: "screen: { navigationBar: … }",
        help: "add the bar, or call '\(call.prefix { $0 != "." }).present'")
      return nil
    }
    if let call { context.results.record(CallFact(call: call, handler: context.handlerSpan)) }
    return call
  }

  /// The name of a view or the id of a behavior that may be removed.
  ///
  /// Components keep their parts: they would move a view that is not on the stage, for which UIKit
  /// raises an exception.
  static let removable = ValueType("the name of a view or the id of a behavior", .reference) {
    value, context in
    ownReference(value, context, to: "view or behavior", among: context.names.lists.removable)
  }

  /// The name of a view that does not belong to a component.
  static let ownView = ValueType("the name of a view", .reference) { value, context in
    ownReference(value, context, to: "view", among: context.names.lists.ownViews)
  }

  /// Reads a reference to one of some names, which parts of components do not belong to.
  private static func ownReference(
    _ value: SourceValue, _ context: ReadingContext, to thing: String, among known: NameList
  ) -> String? {
    guard let name = value.text, context.names.view(name)?.isPart == true else {
      return reference(value, context, to: thing, among: known)
    }
    context.reportUnknown(
      .unknownReference, "'\(name.shortened)' belongs to a component", name, at: value.span,
      known: known.names)
    return nil
  }

  /// The name of a view that follows the gesture that is handled.
  static let followingView = ValueType(ownView.expectation, ownView.shape) { value, context in
    if context.touchInputs.isDisjoint(with: .motion) {
      context.report(
        .unknownReference, "no gesture is available here", at: value.span,
        help:
          "apply a pan, a pinch or a rotation, in a handler of its recognizer")
    }
    return ownView.read(value, context)
  }
}

extension ValueType<[String]> {
  /// The names of the views and groups that a behavior acts on.
  static let items: ValueType = names(
    of: .behaviorItem, "a name, or a list of names such as [ball]"
  ) { $0.names.lists.items }

  /// The names of gesture recognizers.
  static let gestureRecognizers: ValueType = names(
    of: .gestureRecognizer, "the name of a gesture recognizer, or a list of names"
  ) { $0.names.lists.gestures }

  /// The names of property animators.
  static let animatorNames: ValueType = names(
    of: .animator, "the name of an animator, or a list of names"
  ) { $0.names.lists.animators }
}
