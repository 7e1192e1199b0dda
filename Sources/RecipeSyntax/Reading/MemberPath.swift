/// A member of the mapping that a variable of a repetition or a parameter stands for, such as
/// `$post.title`.
struct MemberPath {
  let name: String
  let members: [String]

  /// Returns the path in `$name.member`; nil if a value is something else.
  ///
  /// Quoted text is never a member.
  init?(_ value: SourceValue) {
    guard case .plain(let text) = value.content, text.utf8.first == UInt8(ascii: "$"),
      text.utf8.contains(UInt8(ascii: ".")), NameSyntax.isReference(String(text.dropFirst()))
    else { return nil }
    let parts = text.dropFirst().split(separator: ".").map(String.init)
    (name, members) = (parts[0], Array(parts.dropFirst()))
  }
}

extension ReadingContext {
  /// Returns what the name of a path stands for; nil for an unknown name.
  func base(of path: MemberPath, in value: SourceValue) -> SourceValue? {
    resolveSilently(value.with(.plain("$\(path.name)")))
  }

  /// Returns a member of a mapping, and the number of names that led to it.
  ///
  /// Names after a value that is no mapping remain for an expression, such as the `x` of a point.
  func member(
    _ names: [String], of mapping: SourceValue
  ) -> (value: SourceValue?, count: Int) {
    var value = mapping
    for (index, name) in names.enumerated() {
      guard value.entries != nil else { return (value, index) }
      guard let next = value[name].flatMap(resolveSilently) else { return (nil, index) }
      value = next
    }
    return (value, names.count)
  }

  /// Reports the first member of a path that a mapping does not have.
  func reportUnknownMember(of base: SourceValue, _ path: MemberPath, at span: SourceSpan) {
    let count = member(path.members, of: base).count
    let mapping = member(Array(path.members.prefix(count)), of: base).value ?? base
    let missing = path.members[min(count, path.members.count - 1)]
    let owner = ([path.name] + path.members.prefix(count)).joined(separator: ".")
    reportUnknown(
      .unknownParameter, "'$\(owner)' has no member '\(missing.shortened)'", missing, at: span,
      known: mapping.entries?.map(\.key) ?? [])
  }
}
