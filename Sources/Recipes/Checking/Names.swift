/// The things in a recipe that have names, which views, boundaries and behaviors are known by.
struct Names {
  /// The kinds of the views that the recipe declares, by name.
  var views: [String: String] = [:]
  /// The components' parts, such as `alert.buttons.0`, in order.
  var componentParts: [String] = []
  /// The calls that components understand, such as `alert.show`, in order.
  var componentCalls: [String] = []
  /// The kinds of the behaviors that have an id.
  var behaviors: [String: String] = [:]
  /// The identifiers of boundaries.
  var boundaries: Set<String> = []

  /// Every view that may be named, in alphabetical order.
  var allViews: [String] { views.keys.sorted() + componentParts }

  /// Whether a text can be a name: a letter, then letters, digits, hyphens and underscores.
  static func isName(_ text: String) -> Bool {
    text.count <= Limits.nameLength && text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil
  }
}

extension Checker {
  /// Whether a name is written as names are; reports if not.
  func checkName(_ name: String, at span: SourceSpan) -> Bool {
    guard !Names.isName(name) else { return true }
    report(
      .badName, "'\(name.shortened)' cannot be a name", at: span,
      expected: "a letter, then letters, digits, - and _, at most \(Limits.nameLength) in all")
    return false
  }
}
