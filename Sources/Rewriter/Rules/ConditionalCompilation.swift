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

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription
    switch (call.calledExpression.trimmedDescription, argument) {
    case ("os", "iOS"?): return true
    case ("os", _): return false
    case ("targetEnvironment", "simulator"?): return true
    case ("canImport", "SwiftUI"?), ("canImport", "Combine"?): return false
    default: return nil
    }
  }
}
