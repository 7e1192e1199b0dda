import UIKit

/// A group of items of a recipe, which move as one.
struct GroupPlan: Sendable {
  /// The group's name.
  let name: String
  /// The names of its views.
  let members: [String]
}

extension ValueType<[GroupPlan]> {
  private static let members = ValueType<[String]>.names(
    of: .member, "a list of view names such as [ball, box]", acceptsSingle: false
  ) { $0.names.lists.views }

  /// A mapping from names to groups.
  static let groups: ValueType = named(
    "a mapping such as { pair: [ball, box] }", members.shape, maxCount: Limits.groups,
    excess: "too many groups"
  ) { entry, context in
    members.read(entry.value, context.with(subject: "'\(entry.key.shortened)'"))
      .map { GroupPlan(name: entry.declaredName, members: $0) }
  }
}

extension ValueType<String> {
  /// The name of a view in a group.
  fileprivate static let member = ValueType("the name of a view", .reference) { value, context in
    guard let name = item.read(value, context) else { return nil }
    guard context.names.members(ofGroup: name) == nil else {
      context.report(
        .wouldRaise, "'\(name)' is a group: UIKit would raise an exception for a group in a group",
        at: value.span, expected: "the name of a view")
      return nil
    }
    guard context.names.lists.memberships[name]?.count == 1 else {
      context.report(
        .duplicateName, "'\(name)' is already in a group", at: value.span,
        help: "a view can be in only one group")
      return nil
    }
    return name
  }
}
