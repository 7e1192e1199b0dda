import SwiftSyntax

/// Collects the names of cases, static variables and types.
final class MemberNames: SyntaxVisitor {
  var names: Set<String> = []
  /// The variables that are unwrapped implicitly.
  var unwrapped: Set<String> = []
  /// The properties of types, without those that override others.
  var properties: Set<String> = []
  var functions: Set<String> = []
  /// The variables that contain constraints.
  var constraints: Set<String> = []
  /// The properties that override others.
  var overrides: Set<String> = []
  /// The cases of enumerations.
  var cases: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.modifiers.contains(where: { $0.name.text == "override" }) {
      functions.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      unwrapped.insert(name)
    }
    let origin = (node.typeAnnotation?.description ?? "") + (node.initializer?.description ?? "")
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      origin.contains("NSLayoutConstraint") || origin.contains(".constraint")
    {
      constraints.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    cases.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      names.formUnion(node.names)
    }
    if node.parent?.is(MemberBlockItemSyntax.self) == true,
      !node.modifiers.contains(where: { $0.name.text == "override" })
    {
      properties.formUnion(node.names)
    }
    if node.modifiers.contains(where: { $0.name.text == "override" }) {
      overrides.formUnion(node.names)
    }
    return .visitChildren
  }
}
