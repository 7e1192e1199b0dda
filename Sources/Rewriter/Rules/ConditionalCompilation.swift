import SwiftSyntax

/// Makes the conditions of `#if` those of an iOS device.
final class ConditionalCompilation: SyntaxVisitor {
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewrite(Syntax(condition)) }
    return .visitChildren
  }

  private func rewrite(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self), let value = Self.value(of: call) {
      let text = value ? "true" : "false"
      let width = call.trimmedBytes.count
      file.replace(
        call, with: text + String(repeating: " ", count: max(0, width - text.utf8.count)))
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { rewrite(child) }
  }

  fileprivate static func value(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription
    switch (call.calledExpression.trimmedDescription, argument) {
    case ("os", "iOS"?): return true
    case ("os", _): return false
    case ("targetEnvironment", "simulator"?): return true
    case ("canImport", let module?) where Imports.missing.contains(module): return false
    case ("canImport", let module?) where Imports.known.contains(module): return true
    default: return nil
    }
  }
}

extension IfConfigClauseSyntax {
  /// Whether the clause is never compiled, as far as its condition and those in front of it show.
  var isInactive: Bool {
    if let condition, condition.staticValue == false { return true }
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    return clauses.prefix { $0.id != id }.contains { $0.condition?.staticValue == true }
  }
}

extension ExprSyntax {
  /// The value of a condition of `#if`; nil where it depends on the compiler.
  fileprivate var staticValue: Bool? {
    if let literal = self.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return ConditionalCompilation.value(of: call)
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return prefix.expression.staticValue.map { !$0 }
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.staticValue
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let parts = sequence.elements.split { $0.trimmedDescription == "||" }
    let values = parts.map { part in
      let factors = part.filter { $0.trimmedDescription != "&&" }.map(\.staticValue)
      if factors.contains(false) { return Optional(false) }
      return factors.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }
}
