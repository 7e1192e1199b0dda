import SwiftSyntax

extension Swift2 {
  /// Returns whether an optional result is unwrapped, or may be nil.
  func isUnwrapped(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return true
    }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    // `call ?? other` and `call as? Type`.
    guard let list = parent.as(ExprListSyntax.self) else { return false }
    return list.contains {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        || $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil
    }
  }

  /// Rewrites steps of numbers and of indexes, and returns whether a call is one: `0.stride(to: 9, by: 3)`,
  /// `text.startIndex.advancedBy(2)`.
  func rewriteStep(_ node: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax]) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, let left = node.leftParen
    else { return false }
    let start: String
    switch member.declName.baseName.text {
    case "stride"
    where arguments.count == 2 && ["to", "through"].contains(arguments[0].label?.text):
      start = "stride(from: \(base.trimmedDescription), "
    case "advancedBy" where arguments.count == 1 && arguments[0].label == nil:
      guard let owner = owner(ofIndex: base) else { return false }
      start = "\(owner).index(\(base.trimmedDescription), offsetBy: "
    case "successor", "predecessor":
      guard arguments.isEmpty, let owner = owner(ofIndex: base), let right = node.rightParen else {
        return false
      }
      let side = member.declName.baseName.text == "successor" ? "after" : "before"
      file.replace(
        node.trimmedBytes.lowerBound..<right.trimmedBytes.upperBound,
        with: "\(owner).index(\(side): \(base.trimmedDescription))")
      return true
    case "split" where arguments.count == 1 && arguments[0].label == nil:
      // The separator is a character, or a closure.
      let isClosure = arguments[0].expression.is(ClosureExprSyntax.self)
      file.insert(isClosure ? "whereSeparator: " : "separator: ", before: arguments[0])
      return true
    default: return false
    }
    file.replace(node.trimmedBytes.lowerBound..<left.trimmedBytes.upperBound, with: start)
    return true
  }

  /// Returns the text whose first or last index an expression is; nil for another expression.
  private func owner(ofIndex expression: ExprSyntax) -> String? {
    // An index of the object itself.
    if let index = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return ["startIndex", "endIndex"].contains(index) ? "self" : nil
    }
    guard let index = expression.as(MemberAccessExprSyntax.self),
      ["startIndex", "endIndex"].contains(index.declName.baseName.text)
    else { return nil }
    return index.base?.trimmedDescription
  }
}
