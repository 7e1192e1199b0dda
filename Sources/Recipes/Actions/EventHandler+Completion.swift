import UIKit

private enum CompletionKeys {
  static let animator = Key(
    "animator", .animator, isRequired: true, "The property animator.")
  static let position = Key(
    "position", .position, "The position at which it ends (default: any).")
  static let table = Table("a completion", [animator, position])
}

extension ValueType<EventHandler.Completion> {
  /// The completion of a property animator.
  static let completion: ValueType = mapping(
    "the name of an animator, or { animator: expand, position: end }",
    CompletionKeys.table, shorthand: CompletionKeys.animator,
    CompletionKeys.animator, CompletionKeys.position.optional
  ) { EventHandler.Completion(animator: $0, position: $1) }
}
