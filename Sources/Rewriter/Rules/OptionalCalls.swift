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

  init(_ file: SourceFile, in program: Program) {
    self.file = file
    self.program = program
    own = Set(program.optionalRequirements.map(\.method.name))
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      rewrite(optional)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self),
      isRequirement(member.declName.baseName.text)
    {
      file.blank(forced.exclamationMark)
    }
    return .visitChildren
  }

  private func rewrite(_ optional: OptionalChainingExprSyntax) {
    guard let member = optional.expression.as(MemberAccessExprSyntax.self) else { return }
    let name = member.declName.baseName.text
    guard isRequirement(name) else { return }
    if own.contains(name) {
      file.replace(member.declName.baseName, with: OptionalRequirement.prefix + name)
      // The call itself returns an optional.
      file.edits.replace(optional.questionMark.trimmedBytes, with: "")
    } else {
      file.edits.replace(optional.questionMark.trimmedBytes, with: "")
    }
  }

  /// Returns whether a name is that of a method, not of a property that contains a closure.
  private func isRequirement(_ name: String) -> Bool {
    own.contains(name) || (!program.variables.contains(name) && !name.hasPrefix("on"))
  }
}

/// A method of a protocol that classes may leave out.
struct OptionalRequirement {
  /// Begins the names of the methods that call optional ones.
  static let prefix = "flipbookOptional_"

  let type: TypeDeclaration
  let method: MethodDeclaration

  /// The declarations that a protocol's extension contains: the default implementation, and the call.
  var text: String {
    let parameters = method.node.signature.parameterClause.trimmedDescription
    let result = method.node.signature.returnClause?.type.trimmedDescription
    let arguments = method.node.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }.joined(separator: ", ")
    let optional = result.map { $0.hasSuffix("?") ? $0 : "(\($0))?" } ?? "Void?"
    let implemented =
      "MethodTable.contains(\"\(method.selector)\", in: Swift.type(of: self as AnyObject))"
    return """
      func \(method.name)\(parameters)\(result.map { " -> " + $0 } ?? "") \
      { \(result == nil ? "" : "preconditionFailure(\"\(method.fullName) is not implemented\")") } \
      @discardableResult func \(Self.prefix)\(method.name)\(parameters) -> \(optional) \
      { guard \(implemented) else { return nil }; return self.\(method.name)(\(arguments)) }
      """
  }
}

extension Program {
  /// The methods of the program's protocols that classes may leave out.
  var optionalRequirements: [OptionalRequirement] {
    types.filter { $0.kind == .protocol }.flatMap { type in
      type.methods.filter(\.isOptional).map { OptionalRequirement(type: type, method: $0) }
    }
  }

  /// Adds default implementations of optional methods behind the protocols.
  func addOptionalRequirements() {
    for (name, requirements) in Dictionary(grouping: optionalRequirements, by: \.type.name)
      .sorted(by: { $0.key < $1.key })
    {
      requirements[0].type.file.additions.append(
        "extension \(name) { "
          + requirements.map(\.text).joined(separator: "; ")
          + " }")
    }
  }
}
