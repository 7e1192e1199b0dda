import SwiftSyntax

/// Turns `#Preview { … }` into constants that contain what the closure makes.
final class Previews: SyntaxVisitor {
  private let file: SourceFile
  /// The previews, with the names of their constants.
  private(set) var found: [(title: String?, constant: String)] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isInactive ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    replace(
      node, name: node.macroName, arguments: node.arguments, closure: node.trailingClosure,
      pound: node.pound)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return .visitChildren }
    return replace(
      node, name: node.macroName, arguments: node.arguments, closure: node.trailingClosure,
      pound: node.pound)
  }

  private func replace(
    _ node: some SyntaxProtocol, name: TokenSyntax, arguments: LabeledExprListSyntax,
    closure: ClosureExprSyntax?, pound: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview", let closure else { return .visitChildren }
    let title = arguments.first.flatMap { argument in
      argument.label == nil
        ? argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
    }
    let constant = "flipbookPreview\(file.index)x\(found.count)"
    found.append((title, constant))
    let start = pound.trimmedBytes.lowerBound
    let end = closure.trimmedBytes.lowerBound
    file.replace(start..<end, with: "@MainActor let \(constant) = FlipbookPreview(")
    file.edits.insert(")", at: closure.trimmedBytes.upperBound)
    return .visitChildren
  }
}
