import SwiftSyntax

/// Rewrites closures of files in Swift 2: the types of functions, and closures that outlive the calls they are passed to.
final class Swift2Closures: SyntaxVisitor {
  private let file: SourceFile
  /// The names of the program's types of functions.
  private let functionTypes: Set<String>
  /// The names of variables that contain closures whose parameters had labels.
  private let labeled: Set<String>

  init(_ file: SourceFile, in program: Program) {
    self.file = file
    let collector = program.functionTypes
    functionTypes = collector.names
    labeled = collector.variables.subtracting(collector.functions)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let attributed = node.type.as(AttributedTypeSyntax.self) {
      for case .attribute(let attribute) in attributed.attributes {
        if attribute.attributeName.trimmedDescription == "noescape" { file.blank(attribute) }
        if attribute.trimmedDescription == "@autoclosure(escaping)" {
          file.replace(attribute, with: "@autoclosure @escaping")
        }
      }
      return .visitChildren
    }
    for case .attribute(let attribute) in node.attributes
    where attribute.attributeName.trimmedDescription == "noescape" {
      // Swift 2.0 had the attribute in front of the name.
      file.blank(attribute)
      return .visitChildren
    }
    if isFunction(node.type) { file.insert("@escaping ", before: node.type) }
    return .visitChildren
  }

  /// Returns whether a type is one of functions, and no optional one.
  private func isFunction(_ type: TypeSyntax) -> Bool {
    if type.is(FunctionTypeSyntax.self) { return true }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    {
      return isFunction(element.type)
    }
    return type.as(IdentifierTypeSyntax.self).map { functionTypes.contains($0.name.text) } ?? false
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    for element in node.parameters {
      if let name = element.firstName, element.secondName == nil, name.text != "_" {
        file.insert("_ ", before: name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Closures are called without labels since Swift 3.
    var callee = node.calledExpression
    if let optional = callee.as(OptionalChainingExprSyntax.self) { callee = optional.expression }
    if let forced = callee.as(ForceUnwrapExprSyntax.self) { callee = forced.expression }
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name, labeled.contains(name) else { return .visitChildren }
    for argument in node.arguments {
      guard let label = argument.label else { continue }
      let end = argument.expression.trimmedBytes.lowerBound
      file.edits.blank(label.trimmedBytes.lowerBound..<end, in: file.bytes)
    }
    return .visitChildren
  }
}

/// Collects the names of types of functions, and of the variables with such types.
final class FunctionTypes: SyntaxVisitor {
  var names: Set<String> = []
  var variables: Set<String> = []
  var functions: Set<String> = []

  private func isFunction(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    if let optional = type.as(OptionalTypeSyntax.self) { return isFunction(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return isFunction(optional.wrappedType)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return isFunction(attributed.baseType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return isFunction(tuple.elements.first?.type)
    }
    if let name = type.as(IdentifierTypeSyntax.self) { return names.contains(name.name.text) }
    return type.is(FunctionTypeSyntax.self)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if isFunction(node.initializer.value) { names.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      isFunction(node.typeAnnotation?.type)
    {
      variables.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isFunction(node.type) { variables.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.text)
    return .visitChildren
  }
}
