import SwiftSyntax

/// Calls methods that a delegate may leave out, which Objective-C looks up when they are called.
///
/// `delegate?.menu?(self, didSelect: 1)` calls UIKit's methods directly, since each has a default implementation. Those of
/// the program's own protocols are called through a method that returns nil if the delegate has none.
final class OptionalCalls: SyntaxVisitor {
  private let file: SourceFile
  private let program: Program
  /// The names of the methods of the program's protocols that are optional.
  private let own: Set<String>
  /// The names of the properties of the program's protocols that are optional.
  private let ownProperties: Set<String>

  init(_ file: SourceFile, in program: Program) {
    self.file = file
    self.program = program
    own = Set(program.optionalRequirements.map(\.method.name))
    ownProperties = Set(program.optionalProperties.map(\.name))
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Attributes(node.attributes).contains("objc") else { return .visitChildren }
    // Objective-C's protocols are those of objects.
    if let clause = node.inheritanceClause, let first = clause.inheritedTypes.first {
      if !clause.names.contains(where: ["AnyObject", "class"].contains) {
        file.insert("AnyObject, ", before: first)
      }
    } else {
      file.edits.insert(": AnyObject", at: node.name.trimmedBytes.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      rewrite(optional, in: node)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self),
      isRequirement(member.declName.baseName.text)
    {
      file.blank(forced.exclamationMark)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    guard ownProperties.contains(name.text), let base = node.base?.lastVariable,
      program.optionalProperties.contains(where: { property in
        property.name == name.text && program.variables(of: property.type.name).contains(base)
      })
    else { return .visitChildren }
    file.replace(name, with: OptionalRequirement.prefix + name.text)
    if let optional = node.parent?.as(OptionalChainingExprSyntax.self),
      optional.parent?.is(MemberAccessExprSyntax.self) != true
    {
      file.blank(optional.questionMark)
    }
    return .visitChildren
  }

  private func rewrite(_ optional: OptionalChainingExprSyntax, in call: FunctionCallExprSyntax) {
    guard let member = optional.expression.as(MemberAccessExprSyntax.self) else { return }
    let name = member.declName.baseName.text
    // Calls of closures have no labels, so that `delegate?.tableView?(view, didSelectRowAt: path)` is one of a method even
    // where a variable has this name.
    guard isRequirement(name) || call.arguments.contains(where: { $0.label != nil }) else { return }
    if own.contains(name) {
      castObject(member, name)
      file.replace(member.declName.baseName, with: OptionalRequirement.prefix + name)
      // The result is optional, so that its members need the mark behind the call.
      let isChained = call.parent?.is(MemberAccessExprSyntax.self) == true
      file.replace(optional.questionMark.trimmedBytes, with: "")
      if isChained, !(member.base?.hasOptionalChain ?? false) {
        file.edits.insert("?", at: call.trimmedBytes.upperBound)
      }
    } else {
      file.replace(optional.questionMark.trimmedBytes, with: "")
      // Without another optional in the chain, the result is one no more.
      if let base = member.base, !base.hasOptionalChain, call.isUnwrapped {
        file.insert("Optional(", before: call)
        file.edits.insert(")", at: call.trimmedBytes.upperBound)
      }
    }
  }

  /// Casts an object of unknown class, in which Objective-C looks up the method, to the protocol that declares it.
  private func castObject(_ member: MemberAccessExprSyntax, _ name: String) {
    guard let base = member.base, let variable = base.lastVariable,
      program.variables(of: "AnyObject").contains(variable),
      let type = program.optionalRequirements.first(where: { $0.method.name == name })?.type
    else { return }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    file.insert("(", before: object)
    file.edits.insert(" as? \(type.name))", at: object.trimmedBytes.upperBound)
    if !base.is(OptionalChainingExprSyntax.self) {
      file.edits.insert("?", at: object.trimmedBytes.upperBound)
    }
  }

  /// Returns whether a name is that of a method, not of a property that contains a closure.
  private func isRequirement(_ name: String) -> Bool {
    own.contains(name) || (!program.variables.contains(name) && !name.hasPrefix("on"))
  }
}

extension ExprSyntax {
  /// Whether there is an optional chain, as in `a?.b`.
  fileprivate var hasOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.hasOptionalChain ?? false
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.hasOptionalChain
    }
    return false
  }

  /// The name of the last variable in an expression, without marks of optionals.
  fileprivate var lastVariable: String? {
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.lastVariable
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastVariable }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension FunctionCallExprSyntax {
  /// Whether the result is bound as an optional, or has a default.
  fileprivate var isUnwrapped: Bool {
    guard let parent else { return false }
    return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
      || parent.is(ForceUnwrapExprSyntax.self)
      || parent.parent?.as(SequenceExprSyntax.self)?.elements.contains {
        ["??", "==", "!="].contains($0.trimmedDescription)
      } == true
  }
}

/// A method of a protocol that classes may leave out.
struct OptionalRequirement {
  /// Begins the names of the methods that call optional ones.
  static let prefix = "flipbookOptional_"

  let type: TypeDeclaration
  let method: MethodDeclaration

  /// The parameters, as they are in today's Swift.
  private var parameters: String {
    let clause = method.node.signature.parameterClause
    let text = current(clause)
    let isUnlabeled =
      method.file.isSwift2 && clause.parameters.first.map { $0.secondName == nil } ?? false
      && clause.parameters.first?.firstName.text != "_"
    return isUnlabeled ? "(_ " + text.dropFirst() : text
  }

  /// Returns the text of a node with today's names of types.
  private func current(_ node: some SyntaxProtocol) -> String {
    method.file.currentNames(node.trimmedDescription.oneLine)
  }

  /// The declarations that a protocol's extension contains: the default implementation, and the call.
  var text: String {
    let access = type.access
    let parameters = self.parameters
    let result = (method.node.signature.returnClause?.type).map { current($0) }
    let arguments = method.node.signature.parameterClause.parameters.map { parameter in
      (parameter.secondName ?? parameter.firstName).text
    }.joined(separator: ", ")
    let send = "MethodTable.send(\"\(method.selector)\", to: self as AnyObject, [\(arguments)])"
    let optional = result.map { $0.hasSuffix("?") ? $0 : "(\($0))?" } ?? "Void?"
    let found =
      "guard MethodTable.contains(\"\(method.selector)\", in: Swift.type(of: self as AnyObject)) "
      + "else { return nil }"
    let missing =
      result == nil ? "" : "preconditionFailure(\"\(method.fullName) is not implemented\")"
    return """
      \(access)func \(method.name)\(parameters)\(result.map { " -> " + $0 } ?? "") \
      { \(missing) }; \
      @preconcurrency @MainActor @discardableResult \
      \(access)func \(Self.prefix)\(method.name)\(parameters) -> \(optional) \
      { \(found); \(result == nil ? "_ = \(send); return ()" : "return \(send) as! \(optional)") }
      """
  }
}

/// A property of a protocol that classes may leave out.
struct OptionalProperty {
  let type: TypeDeclaration
  let name: String
  let valueType: String
  let isSettable: Bool

  /// The declarations that a protocol's extension contains: the default implementation, and the access.
  var text: String {
    let optional = valueType.hasSuffix("?") ? valueType : "(\(valueType))?"
    let missing = "preconditionFailure(\"\(name) is not implemented\")"
    return """
      \(type.access)var \(name): \(valueType) \
      { get { \(missing) }\(isSettable ? " set { \(missing) }" : "") }; \
      @preconcurrency @MainActor \(type.access)var \(OptionalRequirement.prefix)\(name): \
      \(optional) { MethodTable.send("\(name)", to: self as AnyObject) as? \(valueType) }
      """
  }
}

extension TypeDeclaration {
  /// The access of the members of the type's extensions, with a space behind it; empty for the default.
  fileprivate var access: String {
    let names = node.modifiers.map(\.name.text)
    return names.contains("public") || names.contains("open") ? "public " : ""
  }
}

extension String {
  /// The text without line ends.
  fileprivate var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}

extension Program {
  /// The methods of the program's protocols that classes may leave out.
  var optionalRequirements: [OptionalRequirement] {
    types.filter { $0.kind == .protocol }.flatMap { type in
      type.methods.filter(\.isOptional).map { OptionalRequirement(type: type, method: $0) }
    }
  }

  /// The properties of the program's protocols that classes may leave out.
  var optionalProperties: [OptionalProperty] {
    types.filter { $0.kind == .protocol }.flatMap { type in
      type.node.memberBlock.members.compactMap { member -> OptionalProperty? in
        guard let variable = member.decl.as(VariableDeclSyntax.self),
          variable.modifiers.contains(where: { $0.name.text == "optional" }),
          let name = variable.names.first,
          let valueType = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
        else { return nil }
        let accessors = variable.bindings.first?.accessorBlock?.trimmedDescription ?? ""
        return OptionalProperty(
          type: type, name: name, valueType: valueType, isSettable: accessors.contains("set"))
      }
    }
  }

  /// Adds default implementations of optional members behind the protocols.
  func addOptionalRequirements() {
    for type in types where type.kind == .protocol {
      let members =
        optionalRequirements.filter { $0.type === type }.map(\.text)
        + optionalProperties.filter { $0.type === type }.map(\.text)
      guard !members.isEmpty else { continue }
      type.file.additions.append(
        "extension \(type.name) { \(members.joined(separator: "; ")) }")
    }
  }
}
