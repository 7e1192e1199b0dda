import UIKit

/// A group of items that a recipe asks for, checked.
struct GroupPlan: Sendable {
  /// The group's name.
  let name: String
  /// The names of the views in it.
  let members: [String]
}

extension ValueType<[GroupPlan]> {
  private static let expectation = "a mapping such as { pair: [ball, box] }"
  private static let members = ValueType<[String]>.list(
    of: .member, "a list of views' names such as [ball, box]")

  /// A mapping from names to groups.
  static let groups = ValueType(
    expectation, .named(members.form, most: Limits.groups)
  ) { value, checker in
    guard let entries = value.entries else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    checker.allow(
      entries.count, upTo: Limits.groups, at: value.span, excess: "there are too many groups")
    return entries.prefix(Limits.groups).compactMap { entry in
      checker.with(subject: "'\(entry.key.shortened)'") { members.read(entry.value, checker) }
        .map { GroupPlan(name: entry.key, members: $0) }
    }
  }
}

extension ValueType<String> {
  /// The name of a view in a group.
  fileprivate static let member = ValueType("the name of a view", .reference) { value, checker in
    guard let name = anyItem.read(value, checker) else { return nil }
    guard checker.names.group(name) == nil else {
      checker.report(
        .wouldRaise, "'\(name)' is a group, and a group in a group makes UIKit raise an exception",
        at: value.span, expected: "the name of a view")
      return nil
    }
    guard checker.names.groups.flatMap(\.members).filter({ $0 == name }).count == 1 else {
      checker.report(
        .duplicateName, "'\(name)' is in a group twice", at: value.span,
        help: "a view can be in one group only")
      return nil
    }
    return name
  }
}
