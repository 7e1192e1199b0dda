extension ValueType<ActionPlan> {
  /// Views, behaviors and animations.
  static let addition = ValueType(
    "a mapping with views, animator, animations, or several", .mapping(AdditionKeys.table)
  ) { value, checker in
    guard let fields = checker.fields(of: value, AdditionKeys.table) else { return nil }
    let views = fields.read(AdditionKeys.views)
    let behaviors = fields.read(AdditionKeys.animator)
    let animations = fields.read(AdditionKeys.animations)
    return .add(views ?? [], behaviors ?? [], animations ?? [])
  }
}

private enum AdditionKeys {
  static let views = Key("views", .views, "The views.")
  static let animator = Key("animator", .behaviors, "The behaviors.")
  static let animations = Key(
    "animations", .animationsByAnimator, "What property animators animate besides, by their names.")
  static let table = Table(
    "an addition", [views, animator, animations],
    rules: [.some(of: ["views", "animator", "animations"])])
}

extension ValueType<[AnimatorCommand]> {
  private static let expectation = "a mapping such as { expand: { ball.alpha: 0.5 } }"

  /// A mapping from animators to animations.
  fileprivate static let animationsByAnimator = ValueType(
    expectation,
    .named(ValueType<[AnimationPlan]>.animations.form, most: Limits.animators)
  ) { value, checker in
    guard let entries = value.entries else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    return entries.prefix(Limits.animators).compactMap { entry in
      let name = SourceValue(
        content: .plain(entry.key), span: entry.keySpan, origin: value.origin)
      guard let animator = ValueType<String>.animator.read(name, checker),
        let animations = ValueType<[AnimationPlan]>.animations.read(entry.value, checker)
      else { return nil }
      let command = AnimatorCommand(animators: [animator], call: .add(animations))
      checker.note(command, at: entry.keySpan)
      return command
    }
  }
}
