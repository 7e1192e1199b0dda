import SwiftSyntax

/// Renames the members of extensions of UIKit's classes that override, as in
/// `extension UINavigationController { override var preferredStatusBarStyle: UIStatusBarStyle { … } }`.
///
/// Objective-C's runtime lets an extension replace a method of its class; Swift has no such replacement, so that the member
/// has no effect here, which is reported.
final class ForeignOverrides: SyntaxVisitor {
  private let file: SourceFile
  private let program: Program

  init(_ file: SourceFile, in program: Program) {
    (self.file, self.program) = (file, program)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    guard program.type(type) == nil, ["UI", "CA", "NS"].contains(where: type.hasPrefix) else {
      return .visitChildren
    }
    for member in node.memberBlock.members {
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        rename(method.name, of: type, method.modifiers)
      } else if let variable = member.decl.as(VariableDeclSyntax.self),
        let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        !variable.hasObservers
      {
        rename(name, of: type, variable.modifiers)
      }
    }
    return .visitChildren
  }

  private func rename(_ name: TokenSyntax, of type: String, _ modifiers: DeclModifierListSyntax) {
    guard let override = modifiers.first(where: { $0.name.text == "override" }) else { return }
    file.report(
      .extensionOverride,
      "an extension of '\(type)' cannot override '\(name.text)' here: it has no effect", at: name)
    file.blank(override)
    // Members of extensions are not open.
    for modifier in modifiers where modifier.name.text == "open" {
      file.replace(modifier, with: "public")
    }
    file.insert("flipbook\(type)_", before: name)
  }
}

extension VariableDeclSyntax {
  /// Whether the property observes its changes, as only a class's own declaration can.
  fileprivate var hasObservers: Bool {
    guard case .accessors(let accessors) = bindings.first?.accessorBlock?.accessors else {
      return false
    }
    return accessors.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}
