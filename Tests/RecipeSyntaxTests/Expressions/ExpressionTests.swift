import Foundation
import Testing

@testable import RecipeSyntax

@Suite struct ExpressionTests {
  private static let variables = ["x", "velocity.dx", "time"]

  @Test(
    "an expression has the value of its operations",
    arguments: [
      ("1", 1.0), (".5", 0.5), ("x", 3), ("velocity.dx", 5), ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9),
      ("2 - 3 - 4", -5), ("8 / 4 / 2", 1), ("-x * 2", -6), ("2 * -x", -6), ("--x", 3),
      ("1-x", -2), ("- 4 * x + time", -5), ("sin(0) + cos(0)", 1), ("sqrt(x * 3)", 3),
      ("abs(-x)", 3), ("exp(0)", 1), ("pow(x, 2)", 9), ("hypot(x, 4)", 5), ("min(x, 4)", 3),
      ("max(x, min(4, 5))", 4), ("atan2(0, 1)", 0), ("1 / 0", .infinity),
      ("1e3", 1_000), ("5E-1 + x", 3.5), ("2e+2-x", 197),
    ])
  func value(text: String, expected: Double) throws {
    let expression = try ExpressionParser.parse(text, variables: Self.variables)
    #expect(expression.value([3, 5, 7]) == expected)
  }

  @Test(
    "an error has the offset and the length of the invalid part",
    arguments: [
      ("nothing", "", 0, 1), ("an operation that breaks off", "1 +", 3, 1),
      ("two numbers", "1 2", 2, 1), ("a parenthesis that stays open", "(1 + x", 6, 1),
      ("one that was not opened", "1)", 1, 1), ("an unknown name", "x + force", 4, 5),
      ("no number", "1.2.3 + x", 0, 5),
      ("no exponent", "1e + x", 1, 1), ("half an exponent", "1e1.5", 0, 5),
      ("two signs", "1e--1", 1, 1),
      ("a function after a number", "2exp(x)", 1, 1), ("too few arguments", "pow(x)", 5, 1),
      ("too many arguments", "sin(x, x)", 5, 1), ("no arguments", "sin + x", 4, 1),
      ("another sign", "x ^ 2", 2, 1), ("not a letter of ours", "x · 2", 2, 1),
    ])
  func errors(id: String, text: String, offset: Int, length: Int) {
    let problem = #expect(throws: ExpressionParser.Problem.self) {
      try ExpressionParser.parse(text, variables: Self.variables)
    }
    #expect(problem?.offset == offset)
    #expect(problem?.length == length)
  }

  @Test(
    "deeply nested expressions of maximum length are parsed", arguments: ["(", "-", "sin(", "((1+"])
  func depth(part: String) {
    let text = String(repeating: part, count: Limits.expressionLength / part.count)
    #expect(throws: ExpressionParser.Problem.self) {
      try ExpressionParser.parse(text, variables: [])
    }
  }

  @Test("an expression that is too long is reported") func maxLength() {
    let text = "1" + String(repeating: " + 1", count: Limits.expressionLength / 4)
    #expect(read(.expression(of: Self.variables), text).codes == ["out-of-range"])
  }
}
