extension ValueType<ActionPlan> {
  /// Views, behaviors and animations to add.
  static let addition: ValueType = mapping(
    "a mapping with at least one of views, animator and animations", AdditionKeys.table,
    AdditionKeys.views.optional, AdditionKeys.animator.optional, AdditionKeys.animations.optional
  ) { views, behaviors, animations in .add(views ?? [], behaviors ?? [], animations ?? []) }
}

private enum AdditionKeys {
  static let views = Key("views", .views, declares: .keys(.view), "The views to add, by name.")
  static let animator = Key("animator", .behaviors, "The behaviors to add.")
  static let animations = Key(
    "animations", .animationsByAnimator,
    "The animations to add to property animators, by the animators' names.")
  private static let all: [any KeyDescription] = [views, animator, animations]
  static let table = Table("an addition", all, rules: [.atLeastOne(of: all)])
}

extension ValueType<[AnimatorCommand]> {
  /// A mapping from the names of property animators to animations.
  fileprivate static let animationsByAnimator: ValueType = named(
    "a mapping such as { expand: { ball.alpha: 0.5 } }",
    ValueType<[AnimationPlan]>.animations.shape, maxCount: Limits.animators,
    excess: "too many animators"
  ) { entry, context in
    guard let animator = ValueType<String>.animator.read(entry.keyValue, context),
      let animations = ValueType<[AnimationPlan]>.animations.read(entry.value, context)
    else { return nil }
    let command = AnimatorCommand(animators: [animator], call: .add(animations))
    context.record(command, at: entry.keySpan)
    return command
  }
}
