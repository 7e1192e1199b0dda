import SwiftSyntax

/// A class, structure, enumeration or protocol that the program declares.
final class TypeDeclaration {
  enum Kind { case `class`, value, `protocol` }

  let kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  let name: String
  let file: SourceFile
  let node: any DeclGroupSyntax
  /// Whether the type, or one around it, has generic parameters.
  let isGeneric: Bool
  /// Whether the type is declared inside of a function.
  let isLocal: Bool
  /// The names of what the type inherits from and conforms to, also in extensions.
  var inherited: [String]
  /// The methods of the type and of its extensions.
  var methods: [MethodDeclaration] = []
  /// The names of the stored and computed properties, also those in extensions.
  var properties: Set<String> = []

  init(
    kind: Kind, name: String, file: SourceFile, node: any DeclGroupSyntax, isGeneric: Bool,
    isLocal: Bool, inherited: [String]
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.node = node
    self.isGeneric = isGeneric
    self.isLocal = isLocal
    self.inherited = inherited
  }

  /// Whether the type, or one around it, is visible in its own file alone.
  var isPrivate: Bool {
    var current: Syntax? = node._syntaxNode
    while let type = current {
      if type.asProtocol((any DeclGroupSyntax).self)?.modifiers.isPrivate == true { return true }
      current = type.parent
    }
    return false
  }

  /// The name without those of the types around it.
  var shortName: String { String(name.split(separator: ".").last ?? "") }
}

/// A method that the program declares in a type or in an extension.
struct MethodDeclaration {
  let node: FunctionDeclSyntax
  let file: SourceFile
  /// The name of the extended type, if it is in an extension.
  let extensionNode: ExtensionDeclSyntax?

  var name: String { node.name.text.filter { $0 != "`" } }
  /// The labels of the parameters, `_` for none.
  ///
  /// In Swift 2, first parameters have a label only if they have two names.
  var labels: [String] {
    node.signature.parameterClause.parameters.enumerated().map { index, parameter in
      index == 0 && file.isSwift2 && parameter.secondName == nil ? "_" : parameter.firstName.text
    }
  }
  var attributes: Attributes { Attributes(node.attributes) }
  var isStatic: Bool { node.modifiers.contains { ["static", "class"].contains($0.name.text) } }
  var isOverride: Bool { node.modifiers.contains { $0.name.text == "override" } }
  var isOptional: Bool { node.modifiers.contains { $0.name.text == "optional" } }

  /// The name of the method's selector.
  var selector: String { attributes.objectiveCName ?? SelectorName.of(name, labels: labels) }
  /// The full name: `move(to:duration:)`.
  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
}

/// The attributes of a declaration.
struct Attributes {
  private let list: AttributeListSyntax

  init(_ list: AttributeListSyntax) { self.list = list }

  func contains(_ name: String) -> Bool {
    list.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }

  /// The name in `@objc(name:)`.
  var objectiveCName: String? {
    for case .attribute(let attribute) in list
    where attribute.attributeName.trimmedDescription == "objc" {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }

  /// Whether messages reach the declaration.
  var isExposed: Bool { ["objc", "IBAction", "IBSegueAction"].contains(where: contains) }
}
