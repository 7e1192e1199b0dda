import SwiftSyntax

/// Adds the program's methods that messages reach to the table of methods.
struct ExposedMethods {
  let program: Program
  /// The names of the selectors that the program uses.
  let usedSelectors: Set<String>

  /// Adds a function to each file that declares such methods, and returns the names of these functions.
  func addFunctions() -> [String] {
    program.files.compactMap { file in
      var calls: [String] = []
      for type in program.types where type.kind == .class && !type.isLocal {
        let methods = type.methods.filter { $0.file === file && isExposed($0, in: type) }
        guard !methods.isEmpty else { continue }
        if type.isGeneric {
          calls += add(methods, ofGeneric: type, to: file)
        } else {
          calls.append(add(methods, of: type, to: file))
        }
      }
      guard !calls.isEmpty else { return nil }
      let name = "flipbookMethodsOfFile\(file.index)"
      file.additions.append(
        "@MainActor func \(name)() { \(calls.joined(separator: "; ")) }")
      return name
    }
  }

  private func isExposed(_ method: MethodDeclaration, in type: TypeDeclaration) -> Bool {
    guard !method.isStatic, method.node.genericParameterClause == nil,
      method.node.signature.effectSpecifiers == nil,
      method.labels.count <= 3
    else { return false }
    if method.attributes.isExposed { return true }
    if method.attributes.contains("nonobjc") { return false }
    let attributes = (type.node.asProtocol((any WithAttributesSyntax).self)?.attributes)
      .map { Attributes($0) }
    if attributes?.contains("objcMembers") == true { return true }
    return implementsRequirement(method, in: type) || usedSelectors.contains(method.selector)
  }

  /// Returns whether a method is that of one of the program's `@objc` protocols.
  private func implementsRequirement(
    _ method: MethodDeclaration, in type: TypeDeclaration
  ) -> Bool {
    type.inherited.compactMap(program.type).contains { inherited in
      inherited.kind == .protocol
        && inherited.methods.contains { $0.isOptional && $0.fullName == method.fullName }
    }
  }

  private func add(
    _ methods: [MethodDeclaration], of type: TypeDeclaration, to file: SourceFile
  ) -> String {
    let function = "flipbookMethods\(file.index)"
    let calls = methods.map { method in
      "MethodTable.add(\"\(method.selector)\", \(reference(to: method, of: type)))"
    }
    file.additions.append(
      "extension \(type.name) { @MainActor fileprivate static func \(function)() { "
        + calls.joined(separator: "; ") + " } }")
    return "\(type.name).\(function)()"
  }

  /// Adds the methods of a generic class through a protocol, which all its specializations conform to.
  private func add(
    _ methods: [MethodDeclaration], ofGeneric type: TypeDeclaration, to file: SourceFile
  ) -> [String] {
    let identifier = type.name.filter { $0 != "." }
    let name = "FlipbookMethods\(file.index)\(identifier)"
    let send = "flipbookSend\(file.index)\(identifier)"
    let signature = "func \(send)(_ name: String, _ arguments: [Any?]) -> Any?"
    let cases = methods.map { method -> String in
      let arguments = method.node.signature.parameterClause.parameters.enumerated()
        .map { index, parameter in
          (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ")
            + "MethodTable.argument(\(index), of: name, arguments)"
        }.joined(separator: ", ")
      return "case \"\(method.selector)\": return \(method.name)(\(arguments))"
    }
    file.additions.append(
      "@MainActor private protocol \(name): AnyObject { \(signature) }\n"
        + "extension \(type.name): \(name) { fileprivate \(signature) { switch name { "
        + cases.joined(separator: "; ") + "; default: return nil } } }")
    return methods.map { method in
      "MethodTable.add(\"\(method.selector)\", toGeneric: \"\(type.name)\") { "
        + "($0 as? any \(name))?.\(send)(\"\(method.selector)\", $1) }"
    }
  }

  /// Returns an expression for a method; overloaded ones have their type.
  private func reference(to method: MethodDeclaration, of type: TypeDeclaration) -> String {
    let labels = method.labels
    let name =
      labels.isEmpty
      ? method.name : "\(method.name)(\(labels.map { $0 + ":" }.joined()))"
    let isOverloaded =
      type.methods.filter { $0.name == method.name && !$0.isStatic }.count > 1
    guard isOverloaded else { return "\(type.name).\(name)" }
    let parameters = method.node.signature.parameterClause.parameters
      .map { $0.type.trimmedDescription }.joined(separator: ", ")
    let result = method.node.signature.returnClause?.type.trimmedDescription ?? "Void"
    return
      "\(type.name).\(name) as @MainActor (\(type.name)) -> @MainActor (\(parameters)) -> \(result)"
  }
}
