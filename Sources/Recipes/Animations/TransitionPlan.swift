import UIKit

/// How a view's look gives way to another, checked.
struct TransitionPlan: Sendable {
  /// What happens to the look.
  let content: Content
  /// How long, in seconds.
  let duration: TimeInterval
  /// The transition, its curve, and what else there is to say.
  let options: UIView.AnimationOptions

  /// What happens in a transition.
  enum Content: Sendable {
    /// Properties of a view, or of what is in it, become others.
    case with(String, [ActionPlan.Change])
    /// One view comes in place of another.
    case from(String, to: String)
  }
}

private enum TransitionKeys {
  static let with = Key("with", .view, "The view whose look changes, with all in it.")
  static let set = Key(
    "set", .viewChanges, "What properties become, in the view or in what it holds.")
  static let from = Key("from", .replaceable, "The view that goes.")
  static let to = Key("to", .replaceable, "The view that comes in its place.")
  static let duration = Key(
    "duration", .duration(), isRequired: true, "How long the transition takes.")
  static let curve = Key(
    "curve", .curveOption, usual: "easeInOut", "How it speeds up and slows down.")
  static let options = Key(
    "options", .transitionOptions, usual: "[]", "The transition, and what else there is to say.")

  static let table = Table(
    "a transition", [with, set, from, to, duration, curve, options],
    rules: [
      .one(of: [with, from]), .needs(with.name, set.name), .needs(set.name, with.name),
      .needs(from.name, to.name), .needs(to.name, from.name),
    ])
}

extension ValueType<TransitionPlan> {
  /// A change of a view's look, or of a view for another.
  static let transition = ValueType(
    "a mapping such as { from: front, to: back, duration: 0.5s, options: transitionFlipFromLeft }",
    .mapping(TransitionKeys.table)
  ) { value, checker in
    guard let fields = checker.fields(of: value, TransitionKeys.table) else { return nil }
    let content = fields.readContent()
    let duration = fields.read(TransitionKeys.duration)
    let curve = fields.read(TransitionKeys.curve)
    let options = fields.read(TransitionKeys.options)
    guard let content, let duration, let curve, let options else { return nil }
    return TransitionPlan(content: content, duration: duration, options: options.union(curve))
  }
}

extension Fields {
  fileprivate func readContent() -> TransitionPlan.Content? {
    let view = read(TransitionKeys.with)
    let changes = read(TransitionKeys.set)
    let from = read(TransitionKeys.from)
    let to = read(TransitionKeys.to)
    if let view, let changes { return .with(view, changes) }
    guard let from, let to else { return nil }
    return .from(from, to: to)
  }
}

extension ValueType<UIView.AnimationOptions> {
  fileprivate static let transitionOptions = options(
    "a list of options such as [transitionCrossDissolve]",
    common + [
      ("transitionFlipFromLeft", .transitionFlipFromLeft),
      ("transitionFlipFromRight", .transitionFlipFromRight),
      ("transitionFlipFromTop", .transitionFlipFromTop),
      ("transitionFlipFromBottom", .transitionFlipFromBottom),
      ("transitionCurlUp", .transitionCurlUp), ("transitionCurlDown", .transitionCurlDown),
      ("transitionCrossDissolve", .transitionCrossDissolve),
      ("allowAnimatedContent", .allowAnimatedContent),
      ("showHideTransitionViews", .showHideTransitionViews),
    ])
}
