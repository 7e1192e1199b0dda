import SwiftSyntax

/// The files of a program, and what they declare.
final class Program {
  let files: [SourceFile]
  private(set) var types: [TypeDeclaration] = []
  private var typesByName: [String: TypeDeclaration] = [:]
  /// The names of all properties and local variables, which may contain closures.
  private(set) var variables: Set<String> = []
  /// The names of the variables with a type, by the name of this type.
  private var variablesByType: [String: Set<String>] = [:]
  /// The classes of UIKit's that the program extends, with the methods of its extensions.
  private(set) var foreignTypes: [TypeDeclaration] = []
  /// The full names of methods in extensions that are overridden in a class.
  private(set) var overridden: Set<String> = []

  /// The members of the program's types, for the rules of Swift 2.
  private(set) lazy var members = {
    let collector = MemberNames(viewMode: .sourceAccurate)
    for file in files { collector.walk(file.syntax) }
    return collector
  }()
  /// The program's types of functions, for the rules of Swift 2.
  private(set) lazy var functionTypes = {
    let collector = FunctionTypes(viewMode: .sourceAccurate)
    // A type can be used before its declaration.
    for _ in 0..<2 { for file in files { collector.walk(file.syntax) } }
    return collector
  }()

  init(_ files: [SourceFile]) {
    self.files = files
    for file in files {
      let collector = TypeCollector(file)
      collector.walk(file.syntax)
      types += collector.types
      variables.formUnion(collector.variables)
      variablesByType.merge(collector.variablesByType) { $0.union($1) }
    }
    for type in types where typesByName[type.name] == nil { typesByName[type.name] = type }
    for type in types where typesByName[type.shortName] == nil {
      typesByName[type.shortName] = type
    }
    for file in files { collectExtensions(of: file) }
    overridden = Set(types.flatMap(\.methods).filter(\.isOverride).map(\.fullName))
  }

  /// Returns the type with a name, which may be that of a nested type alone.
  func type(_ name: String) -> TypeDeclaration? { typesByName[name] }

  /// Returns whether a type of the program has a property or a method with a name, or there is a variable with it.
  func declares(_ name: String) -> Bool {
    variables.contains(name)
      || types.contains { type in type.methods.contains { $0.name == name } }
  }

  /// Returns the type of UIKit's with a name that the program extends.
  func foreignType(_ name: String) -> TypeDeclaration? { foreignTypes.first { $0.name == name } }

  /// Returns the names of the variables that are declared with a type, an optional one included.
  func variables(of type: String) -> Set<String> { variablesByType[type] ?? [] }

  /// The names of the selectors that the program uses.
  var usedSelectors: Set<String> { files.reduce(into: []) { $0.formUnion($1.usedSelectors) } }

  /// Returns the program's protocols that a class or one of its superclasses conforms to.
  func protocols(of type: TypeDeclaration) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var names = lineage(of: type).flatMap(\.inherited)
    while let name = names.popLast() {
      guard let found = self.type(name), found.kind == .protocol,
        !result.contains(where: { $0 === found })
      else { continue }
      result.append(found)
      names += found.inherited
    }
    return result
  }

  /// Returns a class of the program and its superclasses in the program.
  func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    var result = [type]
    while let next = result.last?.inherited.lazy.compactMap(self.type).first(where: {
      $0.kind == .class
    }), !result.contains(where: { $0 === next }) {
      result.append(next)
    }
    return result
  }

  /// Returns whether a class is, or descends from, a class with one of the names or a suffix of UIKit's names.
  func descends(_ type: TypeDeclaration, from isBase: (String) -> Bool) -> Bool {
    lineage(of: type).contains { $0.inherited.contains(where: isBase) }
  }

  private func collectExtensions(of file: SourceFile) {
    for statement in file.syntax.statements {
      collect(statement.item, of: file)
    }
  }

  private func collect(_ item: CodeBlockItemSyntax.Item, of file: SourceFile) {
    if let conditions = item.as(IfConfigDeclSyntax.self) {
      for clause in conditions.clauses {
        if case .statements(let statements)? = clause.elements, !clause.isInactive {
          for statement in statements { collect(statement.item, of: file) }
        }
      }
    }
    guard let node = item.as(ExtensionDeclSyntax.self) else { return }
    let name = node.extendedType.trimmedDescription
    let type: TypeDeclaration
    if let known = self.type(name) ?? foreignType(name) {
      type = known
    } else {
      type = TypeDeclaration(
        kind: .class, name: name, file: file, node: node, isGeneric: false, isLocal: false,
        inherited: [])
      foreignTypes.append(type)
    }
    type.inherited += node.inheritanceClause?.names ?? []
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        type.methods.append(
          MethodDeclaration(node: function, file: file, extensionNode: node))
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        type.properties.formUnion(variable.names)
      }
    }
  }
}

/// Collects the types of a file.
private final class TypeCollector: SyntaxVisitor {
  private let file: SourceFile
  private var path: [(name: String, isGeneric: Bool)] = []
  private var functionDepth = 0
  var types: [TypeDeclaration] = []
  var variables: Set<String> = []
  var variablesByType: [String: Set<String>] = [:]

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(
    _ name: TokenSyntax, _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    path.append((name.text, isGeneric))
    let type = TypeDeclaration(
      kind: kind, name: path.map(\.name).joined(separator: "."), file: file, node: node,
      isGeneric: path.contains(where: \.isGeneric), isLocal: functionDepth > 0,
      inherited: node.inheritanceClause?.names ?? [])
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        type.methods.append(MethodDeclaration(node: function, file: file, extensionNode: nil))
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        type.properties.formUnion(variable.names)
      }
    }
    types.append(type)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .class, node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .value, node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .value, node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .protocol, node, isGeneric: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append((node.extendedType.trimmedDescription, false))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    add(node.signature.parameterClause.parameters)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    add(node.signature.parameterClause.parameters)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    variables.insert(node.identifier.text)
    return .visitChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      add(name, node.typeAnnotation?.type)
    }
    return .visitChildren
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isInactive ? .skipChildren : .visitChildren
  }

  private func add(_ parameters: FunctionParameterListSyntax) {
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      variables.insert(name)
      add(name, parameter.type)
    }
  }

  private func add(_ name: String, _ type: TypeSyntax?) {
    let plain =
      type?.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    if let plain { variablesByType[plain.trimmedDescription, default: []].insert(name) }
  }
}

extension InheritanceClauseSyntax {
  /// The names of the inherited types, without attributes and generic arguments.
  var names: [String] {
    inheritedTypes.flatMap { inherited -> [String] in
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map { $0.type.trimmedDescription }
      }
      if let name = inherited.type.as(IdentifierTypeSyntax.self) { return [name.name.text] }
      return [inherited.type.trimmedDescription]
    }
  }
}

extension VariableDeclSyntax {
  /// The names of the declared variables.
  var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}
