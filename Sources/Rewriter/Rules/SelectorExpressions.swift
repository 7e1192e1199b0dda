import SwiftSyntax

/// Replaces `#selector(…)`, `#keyPath(…)`, `#colorLiteral(…)` and `#imageLiteral(…)` by expressions.
final class SelectorExpressions: SyntaxVisitor {
  private let file: SourceFile
  private let program: Program

  init(_ file: SourceFile, in program: Program) {
    self.file = file
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": replaceSelector(node)
    case "keyPath": replaceKeyPath(node)
    case "colorLiteral":
      file.replace(node.start, with: "UIColor")
      return .visitChildren
    case "imageLiteral":
      guard let name = node.arguments.first?.expression else { return .visitChildren }
      file.replace(node, with: "UIImage(named: \(name.trimmedDescription))!")
    case "fileLiteral":
      guard let name = node.arguments.first?.expression else { return .visitChildren }
      let resource = name.trimmedDescription
      file.replace(
        node, with: "Bundle.main.programURL(forResource: \(resource), withExtension: nil)!")
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // Before Swift 3, any text could be a selector: `performSelector("go:", withObject: nil)`, `name = "tapped:"`.
    if file.isSwift2, let text = node.representedLiteralValue,
      text.first?.isLetter == true || text.first == "_",
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" })
    {
      file.usedSelectors.insert(text)
    }
    // `Selector("tapped:")` and `action: "tapped:"`.
    if let argument = node.parent?.as(LabeledExprSyntax.self),
      let text = node.representedLiteralValue
    {
      let callee = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
        .trimmedDescription
      if ["action", "selector"].contains(argument.label?.text)
        || ["Selector", "NSSelectorFromString"].contains(callee)
        || argument.parent?.parent?.is(TupleExprSyntax.self) == true
      {
        file.usedSelectors.insert(text)
      }
    }
    return .visitChildren
  }

  private func replaceSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let selector =
      switch argument.label?.text {
      case "getter": accessor(of: argument.expression, isSetter: false)
      case "setter": accessor(of: argument.expression, isSetter: true)
      default: self.selector(of: argument.expression)
      }
    file.usedSelectors.insert(selector)
    file.replace(node, with: "Selector(\"\(selector)\")")
  }

  /// Adds the accessor of a property to the table of methods, and returns the name of its selector.
  private func accessor(of expression: ExprSyntax, isSetter: Bool) -> String {
    let property = expression.lastName
    let name = isSetter ? "set\(property.capitalizedFirst):" : property
    let base = expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    let type =
      base.flatMap { $0.first?.isUppercase == true ? $0 : nil } ?? expression.enclosingTypeName
    if let type {
      addForeign(
        "MethodTable.add(\"\(name)\", to: \(type).self) "
          + (isSetter
            ? "{ $0.\(property) = MethodTable.argument(0, of: \"\(name)\", $1); return nil }"
            : "{ receiver, _ in receiver.\(property) }"))
    }
    return name
  }

  /// Returns the name of the selector of a reference such as `ViewController.pan(_:)`.
  private func selector(of expression: ExprSyntax) -> String {
    let reference = expression.unwrapped
    guard
      let name = reference.as(MemberAccessExprSyntax.self)?.declName
        ?? reference.as(DeclReferenceExprSyntax.self)
    else { return reference.trimmedDescription }
    let base = name.baseName.text.filter { $0 != "`" }
    let labels = name.argumentNames?.arguments.map(\.name.text)
    let typeName = reference.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    if let method = method(
      base, labels: labels, count: expression.castArgumentCount, in: typeName, at: reference)
    {
      return method.selector
    }
    // A method of UIKit's, with the name and the labels that Swift shows.
    let known = labels ?? Self.labels[base] ?? []
    let selector = SelectorName.of(base, labels: known)
    let isOwn = typeName == nil || ["self", "Self", "super"].contains(typeName)
    if let type = isOwn ? reference.enclosingTypeName : typeName, type.first?.isUppercase == true,
      program.type(type).map({ $0.kind == .class && !$0.isGeneric && !$0.isLocal }) ?? true
    {
      let list = known.map { $0 + ":" }.joined()
      let method = known.isEmpty ? "\(base)" : "\(base)(\(list))"
      addForeign("MethodTable.add(\"\(selector)\", \(type).\(method))")
    }
    return selector
  }

  private func addForeign(_ call: String) {
    if !file.foreignMethods.contains(call) { file.foreignMethods.append(call) }
  }

  /// The labels of UIKit's methods that selectors name without labels.
  private static let labels: [String: [String]] = [
    "endEditing": ["_"], "setEditing": ["_", "animated"], "dismiss": ["animated", "completion"],
    "popViewController": ["animated"], "popToRootViewController": ["animated"],
  ]

  /// Returns the method of the program that a reference names.
  private func method(
    _ name: String, labels: [String]?, count: Int?, in typeName: String?, at node: ExprSyntax
  ) -> MethodDeclaration? {
    let enclosing = node.enclosingTypeName
    let named: TypeDeclaration? =
      switch typeName {
      case nil, "self"?, "Self"?, "super"?: enclosing.flatMap(program.type)
      case let name?:
        enclosing.flatMap { program.type("\($0).\(name)") } ?? program.type(name)
          ?? program.foreignType(name)
      }
    func find(_ methods: [MethodDeclaration]) -> MethodDeclaration? {
      let matching = methods.filter { method in
        method.name == name && (labels == nil || method.labels == labels ?? [])
          && (count == nil || method.labels.count == count)
      }
      return matching.first { $0.attributes.isExposed } ?? matching.first
    }
    if let named, let found = find(program.lineage(of: named).flatMap(\.methods)) { return found }
    // The type of an instance, such as `menu.close`, is not known: the method's name has to do.
    if typeName?.first?.isUppercase == true, named == nil { return nil }
    return find(
      (program.types + program.foreignTypes).flatMap(\.methods).filter { $0.attributes.isExposed })
  }

  private func replaceKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let path = node.arguments.first?.expression.trimmedDescription else { return }
    let names = path.filter { !$0.isWhitespace && !"?!".contains($0) }.split(separator: ".")
      .drop { $0.first?.isUppercase == true || $0 == "self" }
    file.replace(node, with: "\"\(names.joined(separator: "."))\"")
  }
}

extension MacroExpansionExprSyntax {
  /// The bytes of the number sign and the name.
  fileprivate var start: Range<Int> {
    pound.trimmedBytes.lowerBound..<macroName.trimmedBytes.upperBound
  }
}

extension ExprSyntax {
  /// The expression without parentheses and casts around it.
  fileprivate var unwrapped: ExprSyntax {
    if let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return only.expression.unwrapped
    }
    if let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return first.unwrapped
    }
    if let cast = self.as(AsExprSyntax.self) { return cast.expression.unwrapped }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.unwrapped
    }
    return self
  }

  /// The number of arguments of the method that a cast such as `move as (UIView) -> () -> Void` selects; nil for none.
  fileprivate var castArgumentCount: Int? {
    let types = tokens(viewMode: .sourceAccurate).compactMap {
      $0.parent?.as(FunctionTypeSyntax.self)
    }
    guard var type = types.first else {
      return nil
    }
    while let inner = type.returnClause.type.as(FunctionTypeSyntax.self) { type = inner }
    return type.parameters.count
  }

  /// The name behind the last period.
  fileprivate var lastName: String {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? trimmedDescription
  }
}

extension SyntaxProtocol {
  /// The name of the innermost type or extension around the node.
  var enclosingTypeName: String? {
    var names: [String] = []
    var node = parent
    while let current = node {
      if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.asProtocol((any DeclGroupSyntax).self) != nil
      {
        names.insert(type.name.text, at: 0)
      } else if let type = current.as(ExtensionDeclSyntax.self) {
        names.insert(type.extendedType.trimmedDescription, at: 0)
      }
      node = current.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
