import SwiftSyntax

/// Adds the program's methods that messages reach to the table of methods.
struct ExposedMethods {
  let program: Program

  /// Adds a function to each file that declares such methods, and returns the names of these functions.
  func addFunctions() -> [String] {
    program.files.compactMap { file in
      var calls = file.foreignMethods
      for type in program.types where type.kind == .class && !type.isLocal {
        let methods = type.methods.filter { $0.file === file && isExposed($0, in: type) }
        let properties = optionalProperties(of: type, in: file)
        guard !methods.isEmpty || !properties.isEmpty else { continue }
        if type.isGeneric {
          calls += add(methods, ofGeneric: type, to: file)
        } else {
          calls.append(add(methods, properties, of: type, to: file))
        }
      }
      for type in program.foreignTypes {
        let methods = type.methods.filter { $0.file === file && isExposed($0) }
        if !methods.isEmpty { calls.append(add(methods, of: type, to: file)) }
      }
      guard !calls.isEmpty else { return nil }
      let name = "flipbookMethodsOfFile\(file.index)"
      file.additions.append(
        "@MainActor func \(name)() { \(calls.joined(separator: "; ")) }")
      return name
    }
  }

  /// The methods whose presence makes lists move and delete rows.
  private static let listMethods: Set<String> = [
    "tableView(_:moveRowAt:to:)", "tableView(_:commit:forRowAt:)",
    "collectionView(_:moveItemAt:to:)",
  ]

  private func isExposed(_ method: MethodDeclaration) -> Bool {
    !method.isStatic && method.node.genericParameterClause == nil
      && method.node.signature.effectSpecifiers == nil && !method.attributes.contains("nonobjc")
      && (method.attributes.isExposed || program.usedSelectors.contains(method.selector))
  }

  private func isExposed(_ method: MethodDeclaration, in type: TypeDeclaration) -> Bool {
    if isExposed(method) || Self.listMethods.contains(method.fullName)
      || ObjectOverrides.isOfObject(method, in: type, program) && !method.isStatic
    {
      return true
    }
    guard !method.isStatic, method.node.genericParameterClause == nil,
      method.node.signature.effectSpecifiers == nil, !method.attributes.contains("nonobjc")
    else { return false }
    let attributes = (type.node.asProtocol((any WithAttributesSyntax).self)?.attributes)
      .map { Attributes($0) }
    return attributes?.contains("objcMembers") == true
      || requirements(of: type).contains { $0.method.fullName == method.fullName }
  }

  /// The optional requirements of the protocols that a class and its superclasses conform to.
  private func requirements(of type: TypeDeclaration) -> [OptionalRequirement] {
    let protocols = program.protocols(of: type)
    return program.optionalRequirements.filter { requirement in
      protocols.contains { $0 === requirement.type }
    }
  }

  /// The names of the properties in a file that optional requirements name.
  private func optionalProperties(of type: TypeDeclaration, in file: SourceFile) -> [String] {
    guard type.file === file, !type.isGeneric else { return [] }
    let protocols = program.protocols(of: type)
    return program.optionalProperties.filter { property in
      protocols.contains { $0 === property.type } && type.properties.contains(property.name)
    }.map(\.name)
  }

  private func add(
    _ methods: [MethodDeclaration], _ properties: [String] = [], of type: TypeDeclaration,
    to file: SourceFile
  ) -> String {
    makeVisible(type)
    let function = "flipbookMethods\(file.index)\(type.name.filter { $0 != "." })"
    let calls =
      methods.map { method in
        let selector = selector(of: method, in: type)
        return "MethodTable.add(\"\(selector)\", to: \(type.name).self) "
          + "{ receiver, arguments in \(call(method, name: "\"\(selector)\"")) }"
      }
      + properties.map { name in
        "MethodTable.add(\"\(name)\", to: \(type.name).self) { receiver, _ in receiver.\(name) }"
      }
    file.additions.append(
      "extension \(type.name) { @MainActor fileprivate static func \(function)() { "
        + calls.joined(separator: "; ") + " } }")
    return "\(type.name).\(function)()"
  }

  /// Returns the selector of a method; that of today's name for a method of every object, which messages have.
  private func selector(of method: MethodDeclaration, in type: TypeDeclaration) -> String {
    guard method.file.isSwift2, ObjectOverrides.isOfObject(method, in: type, program) else {
      return method.selector
    }
    let new = Swift2.renamed(method.name, method.labels)
    return SelectorName.of(new.name, labels: new.labels)
  }

  /// Makes a private type inside of another one visible in its file, where its methods are added to the table.
  private func makeVisible(_ type: TypeDeclaration) {
    guard type.name.contains("."), type.node.parent?.is(CodeBlockItemSyntax.self) != true else {
      return
    }
    for modifier in type.node.modifiers where modifier.name.text == "private" {
      type.file.replace(modifier.name, with: "fileprivate")
    }
  }

  /// Returns statements that call a method of `receiver` and return its result.
  private func call(_ method: MethodDeclaration, name: String) -> String {
    var new = (name: method.node.name.text, labels: method.labels)
    if method.file.isSwift2 { new = Swift2.renamed(method.name, method.labels) }
    let types = method.node.signature.parameterClause.parameters.map {
      method.file.currentNames($0.valueType)
    }
    let known = new.name == "observeValue" && types.count == 4 ? Swift2.observedTypes : types
    let arguments = zip(new.labels, known).enumerated().map { index, argument in
      (argument.0 == "_" ? "" : "\(argument.0): ")
        + "MethodTable.argument(\(index), of: \(name), arguments) as \(argument.1)"
    }.joined(separator: ", ")
    let call = "receiver.\(new.name)(\(arguments))"
    let result = method.node.signature.returnClause?.type.trimmedDescription
    return result == nil || result == "Void" || result == "()"
      ? "\(call); return nil" : "return \(call)"
  }

  /// Adds the methods of a generic class through a protocol, which all its specializations conform to.
  private func add(
    _ methods: [MethodDeclaration], ofGeneric type: TypeDeclaration, to file: SourceFile
  ) -> [String] {
    guard !methods.isEmpty else { return [] }
    let identifier = type.name.filter { $0 != "." }
    let name = "FlipbookMethods\(file.index)\(identifier)"
    let send = "flipbookSend\(file.index)\(identifier)"
    let signature = "func \(send)(_ name: String, _ arguments: [Any?]) -> Any?"
    let cases = methods.map { method in
      "case \"\(method.selector)\": \(call(method, name: "name"))"
    }
    file.additions.append(
      "@MainActor private protocol \(name): AnyObject { \(signature) }\n"
        + "extension \(type.name): \(name) { fileprivate \(signature) { let receiver = self; "
        + "switch name { \(cases.joined(separator: "; ")); default: return nil } } }")
    return methods.map { method in
      "MethodTable.add(\"\(method.selector)\", toGeneric: \"\(type.name)\") { "
        + "($0 as? any \(name))?.\(send)(\"\(method.selector)\", $1) }"
    }
  }
}

extension SourceFile {
  /// Returns a text with today's names of types.
  func currentNames(_ text: String) -> String {
    var (result, word) = ("", "")
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      result += (isSwift2 ? Swift2.types[word] : nil) ?? OldNames.types[word] ?? word
      word = ""
      result.append(character)
    }
    return String(result.dropLast())
  }
}

extension FunctionParameterSyntax {
  /// The type of an argument: without attributes, and optional where it is implicitly unwrapped.
  var valueType: String {
    var type = self.type
    if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped.wrappedType.trimmedDescription + "?"
    }
    let text = type.trimmedDescription
    return type.is(FunctionTypeSyntax.self) ? "(\(text))" : text
  }
}
