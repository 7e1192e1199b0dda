import SwiftSyntax

extension Swift2 {
  /// Members of the object itself that texts and collections had before Swift 3, in extensions of these types.
  static func rewriteOwnMember(_ node: DeclReferenceExprSyntax, in file: SourceFile) -> Bool {
    guard node.baseName.text == "characters", node.enclosingExtension == "String" else {
      return false
    }
    // The characters of a text are its elements since Swift 4.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), let base = member.base,
      base.id == node.id
    {
      file.edits.blank(
        base.trimmedBytes.lowerBound..<member.period.trimmedBytes.upperBound, in: file.bytes)
    } else {
      file.replace(node, with: "self")
    }
    return true
  }

  /// Rewrites `Range(start: a, end: b)`, and returns whether a call is one.
  func rewriteRange(_ node: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax]) -> Bool {
    let callee = node.calledExpression.trimmedDescription
    guard callee == "Range" || callee.hasPrefix("Range<"), arguments.count == 2,
      arguments.map(\.label?.text) == ["start", "end"]
    else { return false }
    let (start, end) = (arguments[0].expression.trimmedBytes, arguments[1].expression.trimmedBytes)
    file.replace(node.trimmedBytes.lowerBound..<start.lowerBound, with: "(")
    file.replace(start.upperBound..<end.lowerBound, with: "..<")
    return true
  }

  /// Functions of calendars whose last argument, the options, does not exist since Swift 3.
  static let withoutOptions: Set<String> = [
    "dateByAddingComponents", "dateByAddingUnit", "components",
  ]

  /// Removes the options of a function of calendars.
  func removeOptions(_ name: String, _ arguments: [LabeledExprSyntax]) {
    guard Self.withoutOptions.contains(name), let last = arguments.last, arguments.count > 1,
      last.label?.text == "options"
    else { return }
    let start = arguments[arguments.count - 2].expression.trimmedBytes.upperBound
    file.edits.blank(start..<last.expression.trimmedBytes.upperBound, in: file.bytes)
  }

  /// The group of an operator's precedence before Swift 3.
  private static func group(_ precedence: Int, isRight: Bool) -> String {
    switch precedence {
    case 160...: "BitwiseShiftPrecedence"
    case 150...: "MultiplicationPrecedence"
    case 140...: "AdditionPrecedence"
    case 135...: "RangeFormationPrecedence"
    case 132...: "CastingPrecedence"
    case 131...: "NilCoalescingPrecedence"
    case 130...: "ComparisonPrecedence"
    case 120...: "LogicalConjunctionPrecedence"
    case 110...: "LogicalDisjunctionPrecedence"
    case 100...: isRight ? "TernaryPrecedence" : "LogicalDisjunctionPrecedence"
    default: "AssignmentPrecedence"
    }
  }

  /// Returns the bytes of the body of an operator's declaration; nil without one.
  static func bodyRange(of node: OperatorDeclSyntax, in file: SourceFile) -> Range<Int>? {
    let bytes = file.bytes
    var index = node.name.trimmedBytes.upperBound
    while index < bytes.count, [32, 9, 10, 13].contains(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "{"),
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    return index..<(end + 1)
  }

  /// Replaces the body of an operator's declaration by the group of its precedence.
  ///
  /// It is not part of Swift's grammar any more, so that it is found by its bytes.
  static func rewriteOperator(_ node: OperatorDeclSyntax, in file: SourceFile) {
    let bytes = file.bytes
    guard let range = bodyRange(of: node, in: file) else { return }
    let (index, end) = (range.lowerBound, range.upperBound - 1)
    let body = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    let words = body.split { $0.isWhitespace || $0 == "," }
    let precedence = words.firstIndex(of: "precedence").flatMap { place in
      place + 1 < words.count ? Int(words[place + 1]) : nil
    }
    file.edits.blank(index..<(end + 1), in: bytes)
    guard node.fixitySpecifier.text == "infix" else { return }
    let isRight = words.contains("right")
    let group = precedence.map { Self.group($0, isRight: isRight) }
    if let group = group ?? (words.contains("left") ? "AdditionPrecedence" : nil) {
      file.edits.insert(": \(group)", at: node.name.trimmedBytes.upperBound)
    }
  }
}

extension SyntaxProtocol {
  /// The name of the type that an extension around a node extends; nil for none.
  fileprivate var enclosingExtension: String? {
    sequence(first: Syntax(self), next: \.parent).lazy
      .compactMap { $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription }.first
  }
}
