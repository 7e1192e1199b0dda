import SwiftSyntax

/// Makes properties known by their names, and their changes to observers.
///
/// `dynamic` properties announce their changes, those with `@NSManaged` are stored by their layer, and the table of properties
/// receives all that Objective-C would see.
final class KeyedProperties: SyntaxVisitor {
  private let file: SourceFile
  private let program: Program
  private let usesKeys: Bool

  /// Creates the rule.
  ///
  /// - Parameter usesKeys: Whether the program, or code that uses it, reads, sets or observes properties by their names.
  init(_ file: SourceFile, in program: Program, usesKeys: Bool) {
    self.file = file
    self.program = program
    self.usesKeys = usesKeys
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether a program reads, sets or observes properties by their names.
  static func isUsed(in program: Program) -> Bool {
    program.files.contains { file in
      ["forKey", ".observe(", "forKeys:"].contains(where: file.text.contains)
    }
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isInactive ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = program.types.first { $0.node.id == node.id }
    let isKnown = type.map { !$0.isGeneric && !$0.isLocal } ?? false
    let isObject = type.map { program.descends($0) { !$0.isEmpty } } ?? false
    let isLayer =
      type.map { program.descends($0) { $0.hasPrefix("CA") && $0.hasSuffix("Layer") } } ?? false
    let all = Attributes(node.attributes).contains("objcMembers")
    var keys: [String] = []
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isInstanceMember else {
        continue
      }
      let attributes = Attributes(variable.attributes)
      let isManaged = isLayer && attributes.contains("NSManaged")
      // A layer finds the values that it stores by their names itself.
      if isManaged {
        manage(variable)
        continue
      }
      let isDynamic = variable.modifiers.contains { $0.name.text == "dynamic" }
      if isDynamic, isObject, usesKeys { announce(variable) }
      if isDynamic || all
        || ["objc", "IBInspectable", "IBOutlet"].contains(where: attributes.contains)
      {
        keys += variable.names
      }
    }
    if let type, isKnown, isObject, usesKeys, !keys.isEmpty { add(keys, of: type) }
    return .visitChildren
  }

  private func add(_ keys: [String], of type: TypeDeclaration) {
    let function = "flipbookProperties\(file.index)\(type.name.filter { $0 != "." })"
    let calls = keys.map { "PropertyTable.add(\"\($0)\", \\\(type.name).\($0))" }
    file.additions.append(
      "extension \(type.name) { @MainActor fileprivate static func \(function)() { "
        + calls.joined(separator: "; ") + " } }")
    file.foreignMethods.append("\(type.name).\(function)()")
  }

  /// Announces the changes of a stored property.
  private func announce(_ variable: VariableDeclSyntax) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = variable.names.first,
      !variable.modifiers.contains(where: { $0.name.text == "override" })
    else { return }
    let before = "willChangeValue(forKey: \"\(name)\")"
    let after = "didChangeValue(forKey: \"\(name)\")"
    guard let block = binding.accessorBlock else {
      file.edits.insert(
        " { willSet { \(before) } didSet { \(after) } }", at: binding.trimmedBytes.upperBound)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    func accessor(_ name: String) -> AccessorDeclSyntax? {
      accessors.first { $0.accessorSpecifier.text == name }
    }
    guard accessor("willSet") != nil || accessor("didSet") != nil else { return }
    if let body = accessor("willSet")?.body {
      file.edits.insert(" \(before);", at: body.leftBrace.trimmedBytes.upperBound)
    } else {
      file.edits.insert(" willSet { \(before) }", at: block.leftBrace.trimmedBytes.upperBound)
    }
    if let body = accessor("didSet")?.body {
      file.edits.insert(" defer { \(after) };", at: body.leftBrace.trimmedBytes.upperBound)
    } else {
      file.edits.insert(" didSet { \(after) }", at: block.leftBrace.trimmedBytes.upperBound)
    }
  }

  /// Makes a property without storage one that its layer stores by its name.
  private func manage(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      file.edits.insert(
        " { get { ManagedProperty.value(\"\(name)\", of: self) }"
          + " set { ManagedProperty.set(newValue, \"\(name)\", of: self) } }",
        at: binding.trimmedBytes.upperBound)
    }
  }
}

extension SourceFile {
  /// Whether properties are stored by the layers that declare them.
  var usesManagedProperties: Bool { text.contains("@NSManaged") }
}

extension VariableDeclSyntax {
  /// Whether the variable is one of each instance.
  fileprivate var isInstanceMember: Bool {
    !modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}

/// Reads members of an object whose class only Objective-C would find: `(value as AnyObject).cgPointValue`.
final class ObjectMembers: SyntaxVisitor {
  /// The members that `FlipbookObject` has.
  static let names: Set<String> = [
    "cgPointValue", "cgSizeValue", "cgRectValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "uiOffsetValue", "caTransform3DValue", "doubleValue", "floatValue",
    "intValue", "integerValue", "boolValue", "uintValue", "int32Value", "uint32Value",
    "stringValue", "description", "count", "length", "isEqual", "tag", "isOn",
    "selectedSegmentIndex", "currentPage", "currentTitle", "text", "title", "frame", "superview",
  ]
  /// The methods whose results are objects of unknown class before Swift 3.
  private static let methods = ["objectForKey", "valueForKey", "valueForKeyPath"]
  /// The variables of a file in Swift 2 with such results.
  private let objects: Set<String>

  /// Collects the variables whose value is the result of such a method.
  private final class Results: SyntaxVisitor {
    var names: Set<String> = []

    private func add(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
      guard let value = value?.trimmedDescription, value.hasSuffix(")"), !value.contains(" as"),
        methods.contains(where: { value.contains(".\($0)(") })
      else { return }
      names.insert(pattern.trimmedDescription)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      add(node.pattern, node.initializer?.value)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.typeAnnotation == nil { add(node.pattern, node.initializer?.value) }
      return .visitChildren
    }
  }

  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    let results = Results(viewMode: .sourceAccurate)
    if file.isSwift2 { results.walk(file.syntax) }
    objects = results.names
    super.init(viewMode: .sourceAccurate)
  }

  /// Wraps the result of a method that returned an object of unknown class before Swift 3:
  /// `values.objectForKey("x")!.floatValue`.
  private func wrapResult(_ node: MemberAccessExprSyntax) -> Bool {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), objects.contains(base.baseName.text)
    {
      file.insert("FlipbookObject(", before: base)
      file.edits.insert(")", at: base.trimmedBytes.upperBound)
      return true
    }
    let forced = node.base?.as(ForceUnwrapExprSyntax.self)
    let optional = node.base?.as(OptionalChainingExprSyntax.self)
    guard file.isSwift2, let call = forced?.expression ?? optional?.expression,
      let callee = call.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self),
      Self.methods.contains(callee.declName.baseName.text)
    else { return false }
    if let forced {
      file.insert("FlipbookObject(", before: call)
      file.edits.insert(")", at: forced.trimmedBytes.upperBound)
    } else {
      file.insert("Optional(FlipbookObject(", before: call)
      file.edits.insert("))", at: call.trimmedBytes.upperBound)
    }
    return true
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.names.contains(node.declName.baseName.text), wrapResult(node) { return .visitChildren }
    guard Self.names.contains(node.declName.baseName.text), let tuple = node.base?.object,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      tuple.elements.count == 1
    else { return .visitChildren }
    let parts = Array(sequence.elements)
    guard parts.count >= 3, let type = parts.last?.as(TypeExprSyntax.self)?.type,
      ["AnyObject", "AnyObject?"].contains(type.trimmedDescription),
      let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self), !cast.isOptional
    else { return .visitChildren }
    if type.trimmedDescription == "AnyObject?" {
      file.insert("Optional(FlipbookObject", before: tuple)
      file.edits.insert(")", at: tuple.trimmedBytes.upperBound)
    } else {
      file.insert("FlipbookObject", before: tuple)
    }
    file.edits.blank(
      cast.trimmedBytes.lowerBound..<type.trimmedBytes.upperBound, in: file.bytes)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The expression in parentheses, behind marks of optionals.
  fileprivate var object: TupleExprSyntax? {
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.object }
    return self.as(TupleExprSyntax.self)
  }
}

extension UnresolvedAsExprSyntax {
  fileprivate var isOptional: Bool { questionOrExclamationMark?.text == "?" }
}
