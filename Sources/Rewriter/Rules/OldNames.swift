import SwiftSyntax

/// Replaces names of earlier versions of Swift and of the SDK by today's.
final class OldNames: SyntaxVisitor {
  private let file: SourceFile
  private let program: Program

  init(_ file: SourceFile, in program: Program) {
    self.file = file
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.types[node.name.text], program.type(node.name.text) == nil {
      file.replace(node.name, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    guard !isMember else { return .visitChildren }
    if let name = Self.types[text] ?? Self.constants[text] ?? Self.layerConstant(text),
      program.type(text) == nil, !program.variables.contains(text)
    {
      file.replace(node.baseName, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    let owner = node.base?.trimmedDescription
    if let owner, let renamed = Self.members["\(owner).\(name.text)"] {
      if !renamed.contains(".") {
        file.replace(name, with: renamed)
      } else {
        file.replace(node, with: renamed)
      }
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let callee else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let change = Self.calls["\(callee.text)(\(labels.map { $0 + ":" }.joined()))"] else {
      return .visitChildren
    }
    file.replace(callee, with: change.name)
    for (argument, label) in zip(node.arguments, change.labels) {
      guard let old = argument.label, old.text != label else { continue }
      if label == "_" {
        let end = argument.expression.trimmedBytes.lowerBound
        file.edits.replace(old.trimmedBytes.lowerBound..<end, with: "")
      } else {
        file.replace(old, with: label)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    guard node.modifiers.contains(where: { $0.name.text == "override" }),
      let change = Self.calls["\(node.name.text)(\(labels.map { $0 + ":" }.joined()))"]
    else { return .visitChildren }
    file.replace(node.name, with: change.name)
    for (parameter, label) in zip(parameters, change.labels)
    where parameter.firstName.text != label {
      file.replace(
        parameter.firstName,
        with: parameter.secondName == nil ? "\(label) \(parameter.firstName.text)" : label)
    }
    return .visitChildren
  }

  private static func layerConstant(_ name: String) -> String? {
    for (prefix, type) in [
      ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
      ("kCAFillMode", "CAMediaTimingFillMode"), ("kCALineCap", "CAShapeLayerLineCap"),
      ("kCALineJoin", "CAShapeLayerLineJoin"), ("kCAFillRule", "CAShapeLayerFillRule"),
      ("kCAGravity", "CALayerContentsGravity"),
      ("kCAAnimationRotate", "CAAnimationRotationMode.rotate"),
      ("kCAAnimation", "CAAnimationCalculationMode"), ("kCAGradientLayer", "CAGradientLayerType"),
      ("kCAAlignment", "CATextLayerAlignmentMode"), ("kCATransition", "CATransitionType"),
      ("kCAValueFunction", "CAValueFunctionName"),
    ] where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      if type.contains(".") { return type + rest }
      return "\(type).\(rest.prefix(1).lowercased())\(rest.dropFirst())"
    }
    return nil
  }
}
