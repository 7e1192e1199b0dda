import SwiftSyntax

/// Lets UIKit create the views of the program whose looks it sets with `appearance()`, as UIKit has no runtime to create
/// objects of a class.
final class AppearanceFactories: SyntaxVisitor {
  private let file: SourceFile
  private let program: Program
  private var known: Set<String> = []

  init(_ file: SourceFile, in program: Program) {
    self.file = file
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "appearance", let name = node.base?.trimmedDescription,
      let type = program.type(name), type.kind == .class, !type.isGeneric, !type.isLocal,
      known.insert(name).inserted, let call = call(of: type)
    else { return .visitChildren }
    file.foreignMethods.append("Appearances.add(\(type.name).self) { \(type.name)(\(call)) }")
    return .visitChildren
  }

  /// The arguments of an initializer of a class that needs no values of the program; nil for none.
  private func call(of type: TypeDeclaration) -> String? {
    let lineage = program.lineage(of: type)
    let own = lineage.map(RequiredInitializers.designated).first { !$0.isEmpty }
    if let own {
      if own.contains(["frame"]) { return "frame: .zero" }
      return own.contains([]) ? "" : nil
    }
    switch lineage.last?.inherited.first ?? "" {
    case "UITableViewCell": return "style: .default, reuseIdentifier: nil"
    case "UITableViewHeaderFooterView": return "reuseIdentifier: nil"
    case let base where base.hasSuffix("Item"): return ""
    default: return "frame: .zero"
    }
  }
}
