import UIKit

/// A transition of a view.
struct TransitionPlan: Sendable {
  /// What changes.
  let content: Content
  /// The duration, in seconds.
  let duration: TimeInterval
  /// The style, the curve and other options.
  let options: UIView.AnimationOptions

  /// What a transition changes.
  enum Content: Sendable {
    /// Properties of a view or of its subviews.
    case with(String, [ActionPlan.Change])
    /// Replaces a view by another.
    case from(String, to: String)
  }
}

private enum TransitionKeys {
  private static let with = Key(
    "with", .view, "The view whose appearance changes, including its subviews.")
  private static let set = Key(
    "set", .viewChanges, "The values of properties of the view and of its subviews.")
  private static let from = Key("from", .ownView, "The view that is replaced.")
  private static let to = Key("to", .ownView, "The view that replaces it.")
  static let duration = Key(
    "duration", .animationDuration(), isRequired: true, "The duration of the transition.")
  static let curve = Key("curve", .curveOption, default: "easeInOut", "The timing curve.")
  static let options = Key(
    "options", .transitionOptions, default: "[]", "The style and other options.")

  static let contents = [
    Alternative(with, with: set) { TransitionPlan.Content.with($0, $1) },
    Alternative(from, with: to) { TransitionPlan.Content.from($0, to: $1) },
  ]
  static let table = Table(
    "a transition", [with, set, from, to, duration, curve, options],
    rules: [
      .exactlyOne(of: contents), .needs(with, set), .needs(set, with), .needs(from, to),
      .needs(to, from),
    ])

  /// Reads what changes.
  struct ContentReader: FieldReader {
    func read(from fields: Fields) -> TransitionPlan.Content? { fields.read(oneOf: contents) }
  }
}

extension ValueType<TransitionPlan> {
  /// A transition of a view.
  static let transition: ValueType = mapping(
    "a mapping such as { from: front, to: back, duration: 0.5s, options: transitionFlipFromLeft }",
    TransitionKeys.table, TransitionKeys.ContentReader(), TransitionKeys.duration,
    TransitionKeys.curve, TransitionKeys.options
  ) { content, duration, curve, options in
    TransitionPlan(content: content, duration: duration, options: options.union(curve))
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
