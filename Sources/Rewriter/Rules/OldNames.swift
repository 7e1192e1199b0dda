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
      note(node.name.text)
      file.replace(node.name, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    retype(node.typeAnnotation?.type, node.initializer)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    retype(node.type, node.defaultValue)
    return .visitChildren
  }

  /// Replaces the type of a text whose first value is a constant of Core Animation, which were texts before Swift 4.2.
  private func retype(_ type: TypeSyntax?, _ value: InitializerClauseSyntax?) {
    guard let type, let name = value?.value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let constant = Self.layerConstant(name), constant.hasPrefix("CA"),
      let end = constant.lastIndex(of: "."),
      ["String", "String?", "String!"].contains(type.trimmedDescription)
    else { return }
    file.replace(
      type.trimmedBytes.lowerBound..<type.trimmedBytes.lowerBound + "String".utf8.count,
      with: String(constant[..<end]))
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    // `Int -> Bool` has parentheses since Swift 3, and `Void` is a parameter since Swift 4.
    let isBare = node.leftParen.presence == .missing
    if node.parameters.count == 1, let parameter = node.parameters.first,
      parameter.firstName == nil
    {
      if parameter.type.trimmedDescription == "Void" {
        file.replace(parameter.type, with: isBare ? "()" : "")
      } else if isBare {
        file.insert("(", before: parameter)
        file.edits.insert(")", at: parameter.trimmedBytes.upperBound)
      }
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
      note(text)
      // The old constants were strings, which are keys of animations as well.
      let isKey = node.parent?.as(LabeledExprSyntax.self)?.label?.text == "forKey"
      file.replace(
        node.baseName, with: isKey && name.hasPrefix("CA") ? "\(name).rawValue" : name)
    } else if let name = Self.properties[text], !program.declares(text) {
      file.replace(node.baseName, with: name)
    } else if text.hasSuffix("Notification"), !program.declares(text),
      let name = Self.notification(String(text.dropLast("Notification".count)))
    {
      file.replace(node.baseName, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    // The names of attributes were strings: `[NSFontAttributeName: font] as [String: Any]`.
    if let elements = node.content.as(DictionaryElementListSyntax.self),
      let key = elements.first?.key.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.constants[key]?.hasPrefix("NSAttributedString.Key.") == true,
      let type = node.statedType?.key.as(IdentifierTypeSyntax.self), type.name.text == "String"
    {
      file.replace(type.name, with: "NSAttributedString.Key")
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The names of Core Text's attributes are texts, which are bridged: `kCTFontAttributeName as NSAttributedString.Key`.
    let parts = Array(node.elements)
    for (key, rest) in zip(parts, parts.indices.dropFirst()) {
      guard rest + 1 < parts.count, key.trimmedDescription.hasPrefix("kCT"),
        let cast = parts[rest].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil,
        let type = parts[rest + 1].as(TypeExprSyntax.self)?.type,
        ["NSAttributedString.Key", "NSAttributedStringKey"].contains(type.trimmedDescription)
      else { continue }
      file.insert("NSAttributedString.Key(", before: key)
      file.edits.insert(")", at: key.trimmedBytes.upperBound)
      file.edits.blank(
        cast.trimmedBytes.lowerBound..<type.trimmedBytes.upperBound, in: file.bytes)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    let owner = node.base?.trimmedDescription
    if owner == nil || Self.notificationOwners.contains(owner ?? ""),
      let notification = Self.notification(name.text)
    {
      file.replace(node, with: notification)
      return .skipChildren
    }
    if owner == nil, let renamed = Self.implicitMembers[name.text] {
      file.replace(name, with: renamed)
      return .skipChildren
    }
    if let renamed = Self.properties[name.text], owner != nil, !program.declares(name.text) {
      file.replace(name, with: renamed)
    } else if name.text == "characters", let period = node.base?.trimmedBytes.upperBound,
      !program.declares("characters")
    {
      // The characters of a text are its elements since Swift 4.
      file.edits.blank(period..<name.trimmedBytes.upperBound, in: file.bytes)
    }
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

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "override" }),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let renamed = Self.properties[name.text]
    {
      file.replace(name, with: renamed)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if OldFunctions.rewrite(node, in: file) || OldFunctions.rewriteStroke(node, in: file)
      || OldFunctions.rewriteSwap(node, in: file)
    {
      return .visitChildren
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "classForCoder", let owner = member.base,
      owner.trimmedDescription.first?.isUppercase == true
    {
      // A class is an object with this method in Objective-C.
      file.replace(
        member.declName.baseName.trimmedBytes.lowerBound..<node.trimmedBytes.upperBound,
        with: "self")
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.emptyTexts.contains(name), node.arguments.isEmpty, node.trailingClosure == nil,
      let left = node.leftParen
    {
      // Foundation has no initializer without arguments there.
      file.edits.insert("string: \"\"", at: left.trimmedBytes.upperBound)
    }
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
        file.edits.blank(old.trimmedBytes.lowerBound..<end, in: file.bytes)
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

  /// Notes the use of a name that UIKit or QuartzCore had before Swift 4.2.
  private func note(_ name: String) {
    let isOfSDK = ["UI", "kCA"].contains(where: name.hasPrefix) || name.hasSuffix("AttributeName")
    // Actions for these keys still have the old names.
    if isOfSDK, Self.constants[name]?.hasPrefix("\"") != true { file.usesOldNames = true }
  }

  private static func layerConstant(_ name: String) -> String? {
    for (prefix, type) in [
      ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
      ("kCATransitionFrom", "CATransitionSubtype.from"),
      ("kCAFillMode", "CAMediaTimingFillMode"), ("kCALineCap", "CAShapeLayerLineCap"),
      ("kCALineJoin", "CAShapeLayerLineJoin"), ("kCAFillRule", "CAShapeLayerFillRule"),
      ("kCAGravity", "CALayerContentsGravity"),
      ("kCAAnimationRotate", "CAAnimationRotationMode.rotate"),
      ("kCAAnimation", "CAAnimationCalculationMode"), ("kCAGradientLayer", "CAGradientLayerType"),
      ("kCAAlignment", "CATextLayerAlignmentMode"), ("kCATransition", "CATransitionType"),
      ("kCATruncation", "CATextLayerTruncationMode"),
      ("kCAEmitterLayer", "CAEmitterLayerEmitterShape"),
      ("UIAccessibilityTrait", "UIAccessibilityTraits"),
      ("kCAValueFunction", "CAValueFunctionName"),
    ]
    where name.hasPrefix(prefix) && name.count > prefix.count
      && name.dropFirst(prefix.count).first?.isUppercase == true && name != "UIAccessibilityTraits"
    {
      let rest = name.dropFirst(prefix.count)
      if type.contains(".") { return type + rest }
      return "\(type).\(rest.prefix(1).lowercased())\(rest.dropFirst())"
    }
    let style = "UIFontTextStyle"
    guard name.hasPrefix(style), name != style else { return nil }
    let rest = name.dropFirst(style.count)
    return "UIFont.TextStyle.\(rest.prefix(1).lowercased())\(rest.dropFirst())"
  }

  /// What the old names of notifications are members of; nil for none.
  static let notificationOwners: Set<String> = ["Notification.Name", "NSNotification.Name"]

  /// Returns the notification with an old name: `UIKeyboardWillShow` is `UIResponder.keyboardWillShowNotification`.
  private static func notification(_ name: String) -> String? {
    for (prefix, type) in [
      ("UIKeyboard", "UIResponder"), ("UIApplication", "UIApplication"),
      ("UIDevice", "UIDevice"), ("UIScreen", "UIScreen"), ("UIWindow", "UIWindow"),
      ("UITextField", "UITextField"), ("UITextView", "UITextView"),
      ("UIContentSizeCategory", "UIContentSizeCategory"),
    ] where name.hasPrefix(prefix) {
      let rest = type == "UIResponder" ? name.dropFirst(2) : name.dropFirst(prefix.count)
      guard rest.first?.isUppercase == true else { return nil }
      let isWord = ["Will", "Did", "Significant"].contains(where: rest.contains)
      guard isWord else { return nil }
      return "\(type).\(rest.prefix(1).lowercased())\(rest.dropFirst())Notification"
    }
    return nil
  }
}

extension DictionaryExprSyntax {
  /// The type that the code states for the dictionary, behind `as` or the name of a variable.
  fileprivate var statedType: DictionaryTypeSyntax? {
    if let binding = parent?.parent?.as(PatternBindingSyntax.self) {
      let type = binding.typeAnnotation?.type
      return (type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type)?.as(DictionaryTypeSyntax.self)
    }
    let operands = parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    guard operands.count == 3, operands[0].id == id, operands[1].is(UnresolvedAsExprSyntax.self)
    else {
      return nil
    }
    return operands[2].as(TypeExprSyntax.self)?.type.as(DictionaryTypeSyntax.self)
  }
}
