/// The repetitions and templates around a value: what their variables stand for, and how they
/// change the names that are declared in them.
package final class Scope: Sendable {
  /// The scope around this one.
  let parent: Scope?
  /// The variable of a repetition, with its value in this round; nil if it has none.
  let variable: (name: String, value: SourceValue)?
  /// What precedes declared names, such as `row.3.`.
  let prefix: String
  /// What follows declared names, such as `.3`.
  let suffix: String

  init(
    in parent: Scope?, variable: (name: String, value: SourceValue)? = nil, prefix: String? = nil,
    suffix: String? = nil
  ) {
    self.parent = parent
    self.variable = variable
    self.prefix = prefix ?? parent?.prefix ?? ""
    self.suffix = suffix ?? parent?.suffix ?? ""
  }

  /// Returns the name of what is declared as `name`.
  package func name(_ name: String) -> String { prefix + name + suffix }

  /// Returns the value of a variable, the innermost one of this name.
  func value(of name: String) -> SourceValue? {
    if let variable, variable.name == name { return variable.value }
    return parent?.value(of: name)
  }

  /// Whether a repetition around the value has no variable.
  var hasUnnamedRounds: Bool {
    (variable == nil && !suffix.isEmpty && suffix != parent?.suffix)
      || parent?.hasUnnamedRounds ?? false
  }

  /// The names of the variables, the innermost first.
  var variables: [String] { (variable.map { [$0.name] } ?? []) + (parent?.variables ?? []) }
}
