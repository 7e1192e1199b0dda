import SwiftSyntax

/// Rewrites a file in Swift 2: names of the SDK from before Swift 3, and functions whose first parameter has no label.
///
/// Only files that use names which Swift 3 removed are rewritten, so that later ones keep every label.
final class Swift2: SyntaxVisitor {
  let file: SourceFile
  private let program: Program
  /// The names of enumerations' cases and of static variables of the program, which keep their case.
  private let ownMembers: Set<String>
  /// The names of the program's variables that are unwrapped implicitly.
  private let unwrapped: Set<String>
  /// The names of the properties that the program's types declare, without those that they override.
  private let ownProperties: Set<String>
  /// The names of the properties that the program's types override.
  private let overrides: Set<String>
  /// The names of the program's functions.
  private let ownFunctions: Set<String>
  /// The names of the variables that contain constraints.
  private let constraints: Set<String>
  /// The program's cases that are renamed as UIKit's are.
  private let renamedCases: Set<String>

  init(_ file: SourceFile, in program: Program) {
    self.file = file
    self.program = program
    let collector = program.members
    ownMembers = collector.names
    unwrapped = collector.unwrapped
    ownProperties = collector.properties
    ownFunctions = collector.functions
    overrides = collector.overrides
    constraints = collector.constraints
    // Where UIKit's cases have the same names, all of them are renamed.
    let isWhole = program.files.allSatisfy(\.isSwift2)
    renamedCases = isWhole ? collector.cases.intersection(Self.commonCases) : []
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns whether a file is in Swift 2: whether it uses a name that Swift 3 removed, and the program does not declare.
  static func isUsed(in file: SourceFile, of program: Program) -> Bool {
    var previous = ""
    for token in file.syntax.tokens(viewMode: .sourceAccurate) {
      defer { previous = token.text }
      // These are cases of an enumeration since Swift 3, and methods before.
      if ["moveToPoint", "addLineToPoint"].contains(token.text),
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .leftParen
      {
        continue
      }
      guard case .identifier(let name) = token.tokenKind else { continue }
      if name == "CGColor" || name == "CGPath" {
        if previous == "." { return true }
      } else if marks.contains(name), !program.declares(name) {
        return true
      }
    }
    return false
  }

  /// Returns whether a file counts with `++` or `--`.
  static func isCounting(_ file: SourceFile) -> Bool {
    file.syntax.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .postfixOperator(let text), .prefixOperator(let text): text == "++" || text == "--"
      default: false
      }
    }
  }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    if parameters.isEmpty, Self.formerFunctions.contains(node.name.text),
      let arrow = node.signature.returnClause?.arrow
    {
      file.replace(node.funcKeyword, with: "var")
      let start = node.signature.parameterClause.leftParen.trimmedBytes.lowerBound
      file.replace(start..<arrow.trimmedBytes.upperBound, with: ":")
      return .visitChildren
    }
    let labels = parameters.enumerated().map { index, parameter in
      index == 0 && parameter.secondName == nil ? "_" : parameter.firstName.text
    }
    let new = Self.renamed(node.name.text, labels)
    if new.name != node.name.text { file.replace(node.name, with: new.name) }
    replaceTypes(parameters, new.labels, of: node.name.text)
    if node.name.text == "copyWithZone", let type = node.signature.returnClause?.type {
      file.replace(type, with: "Any")
    }
    for (parameter, label) in zip(parameters, new.labels) {
      let own = parameter.firstName.text
      if parameter.secondName == nil {
        if own != label { file.insert("\(label) ", before: parameter) }
      } else if own != label {
        file.replace(parameter.firstName, with: label)
      }
    }
    return .visitChildren
  }

  /// Replaces types of parameters of UIKit's functions that are others since Swift 3.
  private func replaceTypes(
    _ parameters: [FunctionParameterSyntax], _ labels: [String], of functionName: String
  ) {
    let full = labels.joined(separator: ":")
    for (parameter, label) in zip(parameters, labels) {
      let type = parameter.type.trimmedDescription
      let new: String? =
        switch (full, label) {
        case ("for:sender", "sender"): "Any?"
        case ("using", "using")
        where parameter.firstName.text == "transitionContext"
          && type == "UIViewControllerContextTransitioning"
          && functionName == "transitionDuration":
          "UIViewControllerContextTransitioning?"
        case ("with", "with") where type == "NSZone": "NSZone?"
        case ("_", "_") where type == "AnyObject?" && functionName == "isEqual": "Any?"
        case ("_:withSender", "withSender") where type == "AnyObject?": "Any?"
        case ("forKey:object:arguments", "object"): "Any"
        case ("forKey:object:arguments", "arguments"): "[AnyHashable: Any]?"
        case ("_:with", "_") where type == "Set<UITouch>?": "Set<UITouch>"
        case ("forPresented:presenting:source", "presenting")
        where functionName.hasPrefix("presentationController") && type == "UIViewController":
          "UIViewController?"
        case ("forKeyPath:of:change:context", "forKeyPath"): "String?"
        case ("forKeyPath:of:change:context", "of"): "Any?"
        case ("forKeyPath:of:change:context", "change"): "[NSKeyValueChangeKey: Any]?"
        case ("forKeyPath:of:change:context", "context"): "UnsafeMutableRawPointer?"
        case (_, "didFinishLaunchingWithOptions"): "[UIApplication.LaunchOptionsKey: Any]?"
        default: nil
        }
      if let new, new != type { file.replace(parameter.type, with: new) }
    }
  }

  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    // Texts and numbers were objects, too.
    replaceObject(node.element)
    return .visitChildren
  }

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    replaceObject(node.value)
    if node.key.trimmedDescription == "NSObject" { file.replace(node.key, with: "AnyHashable") }
    return .visitChildren
  }

  private func replaceObject(_ type: TypeSyntax) {
    if type.trimmedDescription == "AnyObject" { file.replace(type, with: "Any") }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.types[node.name.text], program.type(node.name.text) == nil {
      file.replace(node.name, with: name)
    }
    if let arguments = Self.collections[node.name.text], node.genericArgumentClause == nil {
      file.edits.insert(arguments, at: node.trimmedBytes.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    guard !isMember else { return .visitChildren }
    if !program.declares(text), Self.rewriteOwnMember(node, in: file) { return .visitChildren }
    if let name = Self.constants[text] { file.replace(node.baseName, with: name) }
    if let arguments = Self.collections[text],
      node.parent?.is(GenericSpecializationExprSyntax.self) != true
    {
      file.edits.insert(arguments, at: node.trimmedBytes.upperBound)
    }
    // Data is created by an initializer that throws, where `NSData` returned nil.
    if let name = Self.types[text], program.type(text) == nil, text != "NSData" {
      file.replace(node.baseName, with: name)
    } else if let name = Self.properties[text], name.hasPrefix("is"),
      !program.declares(text)
        || (overrides.contains(text) && !ownProperties.contains(text) && !node.isParameter)
    {
      // A property of the object itself.
      file.replace(node.baseName, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    Self.rewriteOperator(node, in: file)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindingSpecifier.text == "let",
      node.bindings.first?.initializer?.value.trimmedDescription == "NSDateComponents()"
    {
      // An object before Swift 3, whose properties are set.
      file.replace(node.bindingSpecifier, with: "var")
    }
    if node.modifiers.contains(where: { $0.name.text == "override" }),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let renamed = Self.properties[name.text], !renamed.hasSuffix(")")
    {
      file.replace(name, with: renamed)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    let new = Self.renamed("init", parameters.map(\.firstName.text))
    for (parameter, label) in zip(parameters, new.labels) where parameter.firstName.text != label {
      if parameter.secondName == nil {
        file.insert("\(label) ", before: parameter)
      } else {
        file.replace(parameter.firstName, with: label)
      }
      if label == "presenting", parameter.type.trimmedDescription == "UIViewController" {
        file.replace(parameter.type, with: "UIViewController?")
      }
    }
    if parameters.count == 1, let parameter = parameters.first {
      // Layers were copied from objects, and decoding could not fail.
      if parameter.firstName.text == "layer", parameter.type.trimmedDescription == "AnyObject" {
        file.replace(parameter.type, with: "Any")
      }
      if parameter.firstName.text == "coder", node.optionalMark == nil {
        file.edits.insert("?", at: node.initKeyword.trimmedBytes.upperBound)
      }
    }
    return .visitChildren
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let callee else { return .visitChildren }
    if node.calledExpression.is(MemberAccessExprSyntax.self) {
      // `sort` returned a sorted copy.
      if callee.text == "sort" { file.replace(callee, with: "sorted") }
      if callee.text == "sortInPlace" { file.replace(callee, with: "sort") }
    }
    let arguments = Array(node.arguments)
    if ["sort", "sortInPlace"].contains(callee.text), arguments.count == 1,
      arguments[0].label == nil, !ownFunctions.contains(callee.text)
    {
      file.insert("by: ", before: arguments[0])
      return .visitChildren
    }
    if rewriteRange(node, arguments) { return .visitChildren }
    removeOptions(callee.text, arguments)
    if arguments.isEmpty, node.trailingClosure == nil, let property = property(callee, node) {
      file.replace(
        callee.trimmedBytes.lowerBound..<node.trimmedBytes.upperBound, with: property)
      if property == "containerView" {
        // The container was optional.
        if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true {
          file.insert("Optional(", before: node)
          file.edits.insert(")", at: node.trimmedBytes.upperBound)
        } else if let forced = node.parent?.as(ForceUnwrapExprSyntax.self) {
          file.blank(forced.exclamationMark)
        } else if let optional = node.parent?.as(OptionalChainingExprSyntax.self) {
          file.blank(optional.questionMark)
        }
      }
      return .visitChildren
    }
    if callee.text == "indexOf", !program.declares("indexOf"), arguments.count <= 1,
      node.trailingClosure != nil || arguments.first?.expression.is(ClosureExprSyntax.self) == true
    {
      file.replace(callee, with: "firstIndex")
      if let argument = arguments.first { file.insert("where: ", before: argument) }
      return .visitChildren
    }
    if Self.optionalResults.contains(callee.text), !isUnwrapped(node) {
      file.edits.insert("!", at: node.trimmedBytes.upperBound)
    }
    if rewriteStep(node, arguments) { return .visitChildren }
    let labels = arguments.map { $0.label?.text ?? "_" }
    let new = Self.renamed(callee.text, labels, hasClosure: node.trailingClosure != nil)
    if new.name != callee.text { file.replace(callee, with: new.name) }
    if callee.text == "String", labels == ["_"], let argument = arguments.first,
      argument.expression.trimmedDescription.hasSuffix("dynamicType")
        || (argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text.isCapitalized
          ?? false)
    {
      let isType = argument.expression.is(DeclReferenceExprSyntax.self)
      file.insert("describing: ", before: argument)
      if isType { file.edits.insert(".self", at: argument.expression.trimmedBytes.upperBound) }
    }
    if ["isKindOfClass", "isMemberOfClass"].contains(callee.text), let type = arguments.first,
      let name = type.expression.as(DeclReferenceExprSyntax.self), name.baseName.text.isCapitalized
    {
      // A class was an object without `.self`.
      file.edits.insert(".self", at: type.expression.trimmedBytes.upperBound)
    }
    for (argument, label) in zip(arguments, new.labels) {
      if let own = argument.label {
        if label == "_" {
          let end = argument.expression.trimmedBytes.lowerBound
          file.edits.blank(own.trimmedBytes.lowerBound..<end, in: file.bytes)
        } else if own.text != label {
          file.replace(own, with: label)
        }
      } else if label != "_" {
        file.insert("\(label): ", before: argument)
      }
    }
    return .visitChildren
  }

  /// Returns the property that took the place of a method without arguments: `UIColor.redColor()` is `UIColor.red`.
  private func property(_ callee: TokenSyntax, _ node: FunctionCallExprSyntax) -> String? {
    let name = callee.text
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      // A property of the object itself, or a sequence of it.
      if name == "enumerate", !ownFunctions.contains(name) { return "enumerated()" }
      return Self.formerFunctions.contains(name) && !ownFunctions.contains(name) ? name : nil
    }
    let owner = member.base?.trimmedDescription
    if owner == "UIColor", name.hasSuffix("Color"), name != "Color" {
      return String(name.dropLast("Color".count))
    }
    if owner == nil, Self.colors.contains(name), !ownFunctions.contains(name) {
      return String(name.dropLast("Color".count))
    }
    if Self.formerFunctions.contains(name) { return name }
    return ownFunctions.contains(name) ? nil : Self.accessors[name]
  }

  // MARK: Conditions

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    // `if let a = b where a > 0` has a comma since Swift 3.
    for child in node {
      if let token = child.as(TokenSyntax.self), token.tokenKind == .keyword(.where) {
        file.edits.replace(
          token.trimmedBytes.lowerBound..<token.trimmedBytes.upperBound, with: ",    ")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // `if let a = b, c = d` repeats `let` since Swift 3.
    if node.bindingSpecifier.presence == .missing { file.insert("let ", before: node.pattern) }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
    // What is unwrapped implicitly is optional in an array since Swift 3.
    let name =
      node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.expression.as(MemberAccessExprSyntax.self).flatMap { member in
        member.base?.trimmedDescription == "self" ? member.declName.baseName.text : nil
      }
    if let name, unwrapped.contains(name) {
      file.edits.insert("!", at: node.expression.trimmedBytes.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `a ?? b.view` was a view, as what is unwrapped implicitly was no optional.
    for (sign, operand) in zip(node.elements, node.elements.dropFirst()) {
      guard sign.as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
        let member = operand.as(MemberAccessExprSyntax.self), member.base != nil,
        member.declName.baseName.text == "view"
      else { continue }
      file.edits.insert("!", at: member.trimmedBytes.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if name.text == "dynamicType", let base = node.base {
      file.replace(node, with: "type(of: \(base.trimmedDescription))")
      return .visitChildren
    }
    let isCall = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    guard let base = node.base?.trimmedDescription else {
      if Self.isOldCase(name.text),
        !ownMembers.contains(name.text) || renamedCases.contains(name.text)
      {
        file.replace(name, with: Self.cases[name.text] ?? name.text.decapitalized)
      }
      return .visitChildren
    }
    if !isCall, name.text == "active", isConstraint(node.base) {
      file.replace(name, with: "isActive")
    } else if !isCall, let new = Self.properties[name.text], !ownProperties.contains(name.text),
      !ownFunctions.contains(name.text)
    {
      file.replace(name, with: new)
    } else if node.base?.is(DeclReferenceExprSyntax.self) == true, !isCall,
      ["UI", "NS", "CA", "CG"].contains(where: base.hasPrefix), Self.isOldCase(name.text),
      program.type(base) == nil, OldNames.types[base] != nil || !isOfType(node)
    {
      file.replace(name, with: Self.cases[name.text] ?? name.text.decapitalized)
    } else if renamedCases.contains(name.text), program.type(base)?.kind == .value {
      file.replace(name, with: name.text.decapitalized)
    }
    return .visitChildren
  }

  /// Returns whether an expression is a constraint, which has another name for being active than a pushing behavior.
  private func isConstraint(_ base: ExprSyntax?) -> Bool {
    guard let text = base?.trimmedDescription else { return false }
    return constraints.contains(text) || text.lowercased().contains("constraint")
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    guard renamedCases.contains(node.name.text) else { return .visitChildren }
    let name = node.name.text.decapitalized
    let isKeyword = ["default", "repeat", "in", "is", "as"].contains(name)
    // A raw value that is a text is the name of the case.
    let type = sequence(first: Syntax(node), next: \.parent).lazy.compactMap {
      $0.as(EnumDeclSyntax.self)
    }.first
    let isText = node.rawValue == nil && type?.inheritanceClause?.names.first == "String"
    file.replace(
      node.name,
      with: (isKeyword ? "`\(name)`" : name) + (isText ? " = \"\(node.name.text)\"" : ""))
    return .visitChildren
  }

  /// Returns whether a member is a type with members of its own: `UIButton.Configuration.filled()`.
  private func isOfType(_ node: MemberAccessExprSyntax) -> Bool {
    guard let outer = node.parent?.as(MemberAccessExprSyntax.self), outer.base?.id == node.id else {
      return false
    }
    return outer.declName.baseName.text != "rawValue"
  }

  /// Returns whether a name is that of a case with a capital letter, as Swift 2 has them.
  private static func isOldCase(_ name: String) -> Bool {
    name.first?.isUppercase == true && name.contains(where: \.isLowercase) && !name.contains("_")
      && !["Type", "Self", "Protocol"].contains(name)
  }

  /// Returns the name and the labels that a function has since Swift 3.
  ///
  /// - Parameter hasClosure: Whether a closure without a label follows the arguments.
  static func renamed(
    _ name: String, _ labels: [String], hasClosure: Bool = false
  ) -> (name: String, labels: [String]) {
    let arguments = "(\(labels.map { $0 + ":" }.joined()))"
    if let change = functions[name + arguments] { return change }
    if hasClosure {
      let closures = ["_", "usingBlock", "completion", "animations", "block"]
      for label in closures {
        if let change = functions["\(name)(\((labels + [label]).map { $0 + ":" }.joined()))"] {
          return (change.name, Array(change.labels.dropLast()))
        }
      }
    }
    if name.first?.isUppercase == true, let change = functions["init" + arguments] {
      return (name, change.labels)
    }
    return (
      name,
      labels.enumerated().map { index, label in
        if let new = Self.labels[label] { return new }
        let suffix = "AtIndexPath"
        return label.hasSuffix(suffix) && index > 0
          ? label.dropLast(suffix.count) + "At" : label
      }
    )
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name is one of a parameter of a function around it.
  fileprivate var isParameter: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { node in
      let clause =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
      return clause?.parameters.contains {
        ($0.secondName ?? $0.firstName).text == baseName.text
      } ?? false
    }
  }
}

extension String {
  fileprivate var isCapitalized: Bool { first?.isUppercase == true }
  /// The text with a small first letter.
  fileprivate var decapitalized: String { prefix(1).lowercased() + dropFirst() }
}
