import SwiftSyntax

/// Warns about sources of time and of results that the clock of a scene does not control: threads of a program's own, other
/// processes, and the network; and about exchanged methods of UIKit's.
final class Uncontrolled: SyntaxVisitor {
  private let file: SourceFile
  private let program: Program

  init(_ file: SourceFile, in program: Program) {
    self.file = file
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  /// What a name stands for.
  private static let kinds: [String: String] = [
    "Thread": "a thread", "NSThread": "a thread", "pthread_create": "a thread",
    "performSelector": "a thread", "URLSession": "the network", "NSURLSession": "the network",
    "NSURLConnection": "the network", "Process": "another process",
  ]
  /// The members of `Thread` that start one.
  private static let threadStarts: Set<String> = [
    "detachNewThread", "detachNewThreadSelector", "init",
  ]

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isInactive ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name != "performSelector" || node.arguments.first?.label?.text == "inBackground" {
        report(name, at: node)
      }
      if name == "method_exchangeImplementations" || name == "class_replaceMethod",
        !program.declares(name)
      {
        file.report(
          .uncontrolled,
          "UIKit calls its methods without messages here: exchanging one of them has no effect",
          at: node)
      }
    } else if let member = callee.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      let base = member.base?.trimmedDescription ?? ""
      if name == "performSelector", node.arguments.first?.label?.text == "inBackground" {
        report(name, at: node)
      } else if ["Thread", "NSThread"].contains(base), Self.threadStarts.contains(name) {
        report(base, at: node)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["URLSession", "NSURLSession", "NSURLConnection"].contains(base)
    {
      report(base, at: node)
    }
    return .visitChildren
  }

  private func report(_ name: String, at node: some SyntaxProtocol) {
    guard let kind = Self.kinds[name], program.type(name) == nil, !program.declares(name) else {
      return
    }
    file.report(
      .uncontrolled,
      "\(kind) does not follow the clock of the scene: its results may differ in each run", at: node
    )
  }
}
