import SwiftSyntax

/// Replaces `#selector(…)`, `#keyPath(…)`, `#colorLiteral(…)` and `#imageLiteral(…)` by expressions.
final class SelectorExpressions: SyntaxVisitor {
  private let file: SourceFile
  private let program: Program
  /// The selectors of methods that the program does not declare, with the reference to the method.
  private(set) var foreignMethods: [(selector: String, reference: String)] = []

  init(_ file: SourceFile, in program: Program) {
    self.file = file
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": replaceSelector(node)
    case "keyPath": replaceKeyPath(node)
    case "colorLiteral": file.edits.replace(node.start, with: "UIColor")
    case "imageLiteral":
      guard let name = node.arguments.first?.expression else { return .visitChildren }
      file.replace(node, with: "UIImage(named: \(name.trimmedDescription))!")
    case "fileLiteral":
      guard let name = node.arguments.first?.expression else { return .visitChildren }
      file.replace(
        node, with: "Bundle.main.url(forResource: \(name.trimmedDescription), withExtension: nil)!")
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func replaceSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let property = argument.expression.lastName
    switch argument.label?.text {
    case "getter": file.replace(node, with: "Selector(\"\(property)\")")
    case "setter": file.replace(node, with: "Selector(\"set\(property.capitalizedFirst):\")")
    default: file.replace(node, with: "Selector(\"\(selector(of: argument.expression))\")")
    }
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
    if let method = method(base, labels: labels, in: typeName, at: reference) {
      return method.selector
    }
    // A method of UIKit's, with the name and the labels that Swift shows.
    let selector = SelectorName.of(base, labels: labels ?? [])
    if let typeName, typeName.first?.isUppercase == true {
      foreignMethods.append((selector, reference.trimmedDescription))
    }
    return selector
  }

  /// Returns the method of the program that a reference names.
  private func method(
    _ name: String, labels: [String]?, in typeName: String?, at node: ExprSyntax
  ) -> MethodDeclaration? {
    let named: TypeDeclaration? =
      switch typeName {
      case nil, "self"?, "Self"?, "super"?: node.enclosingTypeName.flatMap(program.type)
      case let name?: program.type(name)
      }
    func find(_ methods: [MethodDeclaration]) -> MethodDeclaration? {
      let matching = methods.filter { method in
        method.name == name && (labels == nil || method.labels == labels ?? [])
      }
      return matching.first { $0.attributes.isExposed } ?? matching.first
    }
    if let named, let found = find(program.lineage(of: named).flatMap(\.methods)) { return found }
    // The type of an instance, such as `menu.close`, is not known: the method's name has to do.
    if typeName?.first?.isUppercase == true, named == nil { return nil }
    return find(program.types.flatMap(\.methods).filter { $0.attributes.isExposed })
  }

  private func replaceKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let path = node.arguments.first?.expression.trimmedDescription else { return }
    let names = path.split(separator: ".").drop { $0.first?.isUppercase == true }
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
