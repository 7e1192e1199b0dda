/// Every error in a recipe, in the order of its text.
public struct RecipeErrors: Error, Hashable, Codable, Sendable {
  /// The errors, at least one.
  public let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    let sorted = diagnostics.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (first.order, first.place?.column ?? 0, left.offset)
        < (second.order, second.place?.column ?? 0, right.offset)
    }
    var seen: Set<Finding> = []
    self.diagnostics = sorted.map(\.element).filter { diagnostic in
      seen.insert(Finding(identity: diagnostic.identity, found: diagnostic.found)).inserted
    }
  }

  /// What distinguishes errors of several checks, such as those of a matrix's combinations.
  private struct Finding: Hashable {
    let identity: Diagnostic.Identity
    let found: String?
  }
}

extension RecipeErrors: CustomStringConvertible {
  /// The errors as text, each with its line and a caret, and their number.
  public var description: String {
    let count = diagnostics.count == 1 ? "1 error" : "\(diagnostics.count) errors"
    let more = diagnostics.count >= Limits.diagnostics ? "; there may be more" : ""
    return (diagnostics.map(\.description) + ["\(count)\(more)"]).joined(separator: "\n\n")
  }
}

extension Diagnostic {
  /// The line, which orders errors; what a program lacks follows the places where it uses it.
  fileprivate var order: Int { place?.line ?? (code == .missingAPI ? .max : 0) }
}
