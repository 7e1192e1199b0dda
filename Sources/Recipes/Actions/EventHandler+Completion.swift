import UIKit

private enum CompletionKeys {
  static let animator = Key("animator", .animator, isRequired: true, "The animator.")
  static let position = Key("position", .position, "Where it is completed; anywhere if not said.")
  static let table = Table("a completion", [animator, position])
}

extension ValueType<EventHandler.Completion> {
  /// An animator's completion to wait for.
  static let completion = ValueType(
    "the name of an animator, or { animator: expand, position: end }",
    .any([CompletionKeys.animator.form, .mapping(CompletionKeys.table)])
  ) { value, checker in
    guard
      let fields = checker.fields(of: value.below(CompletionKeys.animator), CompletionKeys.table)
    else { return nil }
    let animator = fields.read(CompletionKeys.animator)
    let position = fields.read(CompletionKeys.position)
    guard let animator else { return nil }
    return EventHandler.Completion(animator: animator, position: position)
  }
}
