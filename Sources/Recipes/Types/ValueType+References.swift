import UIKit

extension ValueType<String> {
  /// The name of a view, or the path of a component's part.
  static let view = ValueType("the name of a view", .reference) { value, checker in
    reference(value, checker, to: "view", among: checker.names.views.map(\.name))
  }

  /// The name of a view or of a group that a behavior moves.
  static let item = ValueType("the name of a view or of a group", .reference) { value, checker in
    let name = anyItem.read(value, checker)
    if let name { checker.names.items.append((name, value.span)) }
    return name
  }

  /// The name of a view or of a group, whether or not a behavior moves it.
  static let anyItem = ValueType("the name of a view or of a group", .reference) {
    value, checker in
    reference(
      value, checker, to: "view",
      among: checker.names.views.map(\.name) + checker.names.groups.map(\.name))
  }

  /// The name of a button.
  static let button = ValueType("the name of a button", .reference) { value, checker in
    let buttons = checker.names.views.filter { $0.kind.name == ViewKind.button.name }
    return reference(value, checker, to: "button", among: buttons.map(\.name))
  }

  /// The identifier of a boundary of some collision.
  static let boundary = ValueType("the identifier of a boundary", .reference) { value, checker in
    reference(value, checker, to: "boundary", among: checker.names.boundaries.sorted())
  }

  /// The id of a behavior.
  static let behavior = ValueType("the id of a behavior", .name) { value, checker in
    reference(value, checker, to: "behavior", among: checker.names.behaviors.map(\.id))
  }

  /// The name of a property animator.
  static let animator = ValueType("the name of an animator", .reference) { value, checker in
    reference(value, checker, to: "animator", among: checker.names.animators)
  }

  /// A call that a component understands.
  static let call = ValueType("a component's call such as alert.show", .reference) {
    value, checker in
    reference(value, checker, to: "call", among: checker.names.calls)
  }

  /// The name of a view or the id of a behavior.
  ///
  /// Components keep their parts: they would move what is not on the stage, for which UIKit raises.
  static let removable = ValueType("the name of a view or the id of a behavior", .reference) {
    value, checker in
    reference(
      value, checker, to: "view or behavior of the recipe's own",
      among: checker.names.views.filter { !$0.isPart }.map(\.name)
        + checker.names.behaviors.map(\.id))
  }

  /// The name of a view of the recipe's own, which another can take the place of.
  static let replaceable = ValueType("the name of a view", .reference) { value, checker in
    reference(
      value, checker, to: "view of the recipe's own",
      among: checker.names.views.filter { !$0.isPart }.map(\.name))
  }

  /// The name of a view of the recipe's own, which moves as the gesture does that a handler hears of.
  static let applicable = ValueType("the name of a view", .reference) { value, checker in
    if checker.hears.isDisjoint(with: .motion) {
      checker.report(
        .unknownReference, "there is no gesture here to apply", at: value.span,
        help:
          "apply the gestures of a pan, pinch or rotation recognizer, in handlers that wait for it")
    }
    return replaceable.read(value, checker)
  }

  /// A new name.
  static let name = ValueType("a name", .name) { value, checker in
    guard let name = value.text else {
      checker.reportType(value, expected: "a name")
      return nil
    }
    return checker.checkName(name, at: value.span) ? name : nil
  }

  /// Reads the name of something.
  static func reference(
    _ value: SourceValue, _ checker: Checker, to what: String, among known: [String]
  ) -> String? {
    guard let name = value.text else {
      checker.reportType(value, expected: "the name of a \(what)")
      return nil
    }
    guard Names.isReference(name) else {
      checker.reportBadName(name, at: value.span)
      return nil
    }
    guard known.contains(name) else {
      checker.reportUnknown(
        .unknownReference, "no \(what) is called '\(name.shortened)'", name, at: value.span,
        known: known)
      return nil
    }
    return name
  }
}

extension ValueType<[String]> {
  /// The names of the views that a behavior moves.
  static let items = list(
    of: .item, "a list of views' names such as [ball]", isOneEnough: true)
}
