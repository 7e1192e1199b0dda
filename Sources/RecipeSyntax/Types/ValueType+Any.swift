extension ValueType<ExpressionValue> {
  /// A number, a point, true or false, or text, as the value of an expression or as it is written.
  package static let any = ValueType(
    "a number, a point, true or false, or a word",
    .any([
      .boolean, .number(-Limits.magnitude...Limits.magnitude), .text(maxLength: Limits.textLength),
      .list(of: .number(-Limits.magnitude...Limits.magnitude), count: 2...4),
    ])
  ) { value, context in
    if let elements = value.elements {
      let numbers = elements.compactMap { ValueType<Double>.number().read($0, context) }
      guard numbers.count == elements.count else { return nil }
      return .numbers(numbers)
    }
    guard let text = value.text else {
      context.reportType(value, expected: "a number, a point, true or false, or a word")
      return nil
    }
    if text.containsBytes(of: "${") {
      return context.interpolate(text, in: value).map { .text($0) }
    }
    do throws(ExpressionProblem) {
      return try context.evaluate(value, units: ReadingContext.allUnits).value
    } catch {
      // A word that names nothing stands for itself.
      guard text.allSatisfy({ $0.isLetter || $0.isNumber || "-_ ".contains($0) }) else {
        context.report(error, in: value, expected: "an expression")
        return nil
      }
      return .text(text)
    }
  }

  /// A value of the same type as another one.
  package static func like(_ example: ExpressionValue) -> ValueType {
    ValueType(example.kind, any.shape) { value, context in
      guard let result = any.read(value, context) else { return nil }
      guard result.kind == example.kind else {
        context.report(
          .badExpression, "wrong type for \(context.subject)", at: value.span,
          expected: example.kind, found: value.summary, help: "this is \(result.kind)")
        return nil
      }
      guard context.playback == nil || result.isFinite else { return nil }
      return result
    }
  }
}
