import SwiftSyntax

/// Reports code that needs a storyboard, or a nib that it names.
///
/// What loads nibs by other names may be helpers that the program never calls: UIKit reports the nib when it is loaded.
final class Nibs: SyntaxVisitor {
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    switch name {
    case "UIStoryboard":
      report("storyboard", node.argument("name"), node)
    case "UINib":
      report("nib", node.argument("nibName"), node)
    case "instantiateViewController", "instantiateInitialViewController":
      let base = callee.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      if base?.filter({ !"?!".contains($0) }).hasSuffix("storyboard") == true {
        report("storyboard", nil, node)
      }
    case "loadNibNamed":
      report("nib", node.arguments.first?.expression, node)
    default:
      if let nib = node.argument("nibName"), nib.is(StringLiteralExprSyntax.self) {
        report("nib", nib, node)
      }
    }
    return .visitChildren
  }

  private func report(_ kind: String, _ name: ExprSyntax?, _ node: some SyntaxProtocol) {
    let literal = name?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    guard literal != nil || kind == "storyboard" else { return }
    let file = literal.map { " '\($0).\(kind == "nib" ? "xib" : kind)'" } ?? ""
    self.file.report(
      .storyboard, "the \(kind)\(file) is not read: build the views in code", at: node)
  }
}

extension FunctionCallExprSyntax {
  /// Returns the value of a labeled argument.
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}
