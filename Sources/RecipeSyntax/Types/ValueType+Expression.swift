extension ReadingContext {
  /// Returns the value of a text that is an expression; reports an error in it.
  ///
  /// - Parameter expected: What the value of the key must be.
  func readExpression(
    _ value: SourceValue, units: [String: Double], expected: String
  ) -> Evaluation? {
    do throws(ExpressionProblem) {
      return try evaluate(value, units: units)
    } catch {
      report(error, in: value, expected: expected)
      return nil
    }
  }

  /// Returns a text with the values of the expressions in `${…}`; reports an error in one of them.
  func interpolate(_ text: String, in value: SourceValue) -> String? {
    guard text.containsBytes(of: "${") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "}") else {
        report(
          .badExpression, "'${' without '}'", at: value.span, expected: "text such as Row ${i + 1}")
        return nil
      }
      guard !rest[..<end].allSatisfy(\.isWhitespace) else {
        report(
          .badExpression, "missing expression in '${}'", at: value.span,
          expected: "text such as Row ${i + 1}")
        return nil
      }
      let part = value.with(.quoted(String(rest[..<end])))
      if let shown = writtenText(of: part) {
        result += shown
      } else {
        guard let evaluation = readExpression(part, units: Self.allUnits, expected: "an expression")
        else { return nil }
        result += evaluation.value.written
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Returns the text of a variable, of a parameter or of a member of one that is not meant to be calculated;
  /// nil for other expressions.
  ///
  /// Such a text is a number in quotation marks, such as "007", or a calculation of numbers in them, such as
  /// "10/12"; and it is one of words without values, such as Wi-Fi.
  private func writtenText(of part: SourceValue) -> String? {
    guard let name = part.text, case .name(let path, _)? = try? parsed(name).get(),
      let written = writtenValue(of: path, in: part), let text = written.text,
      let expression = try? parsed(text).get()
    else { return nil }
    if !written.isPlain, expression.isArithmetic { return text }
    guard expression.isWords else { return nil }
    do throws(ExpressionProblem) {
      _ = try evaluate(written, units: Self.allUnits)
      return nil
    } catch {
      return error.isUnavailable ? nil : text
    }
  }

  /// Returns what a variable, a parameter or a member of one stands for as it is written; nil for other
  /// names.
  private func writtenValue(of path: Expression.Path, in value: SourceValue) -> SourceValue? {
    let base: SourceValue? =
      switch path[0] {
      case .parameter(let name): value.scope?.value(of: name) ?? parameters[name]
      case .word(let name): value.scope?.value(of: name)
      case .index: nil
      }
    guard let base, let resolved = resolveSilently(base) else { return nil }
    var members: [String] = []
    for part in path.dropFirst() {
      guard case .word(let member) = part else { return nil }
      members.append(member)
    }
    let (found, count) = member(members, of: resolved)
    return count == members.count ? found : nil
  }
}

extension ValueType<BoundExpression> {
  /// An expression of numbers that may use some variables.
  package static func expression(of variables: [String]) -> ValueType {
    let expectation = "an expression such as -4 * \(variables[0])"
    return ValueType(expectation, .text(maxLength: Limits.expressionLength)) { value, context in
      guard let text = value.text else {
        context.reportType(value, expected: expectation)
        return nil
      }
      guard text.unicodeScalars.count <= Limits.expressionLength else {
        context.reportRange(value, expected: "at most \(Limits.expressionLength) characters")
        return nil
      }
      do throws(ExpressionProblem) {
        return try context.bind(value, to: variables)
      } catch {
        context.report(.badExpression, error, in: value)
        return nil
      }
    }
  }
}
