import Foundation
import Testing

@testable import RecipeSyntax

@Suite struct ExpressionTests {
  @Test(
    "an expression has the value of its operations",
    arguments: [
      ("1", 1.0), (".5", 0.5), ("x", 3), ("velocity.dx", 5), ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9),
      ("2 - 3 - 4", -5), ("8 / 4 / 2", 1), ("-x * 2", -6), ("2 * -x", -6), ("--x", 3),
      ("1-x", -2), ("- 4 * x + time", -5), ("sin(0) + cos(0)", 1), ("sqrt(x * 3)", 3),
      ("abs(-x)", 3), ("exp(0)", 1), ("pow(x, 2)", 9), ("hypot(x, 4)", 5), ("min(x, 4)", 3),
      ("max(x, min(4, 5))", 4), ("max(1, 2, x, 0)", 3), ("atan2(0, 1)", 0), ("1 / 0", .infinity),
      ("1e3", 1_000), ("5E-1 + x", 3.5), ("2e+2-x", 197),
      ("clamp(x, 0, 2)", 2), ("clamp(x, 4, 9)", 4), ("clamp(x, 0, 9)", 3), ("round(2.5)", 3),
      ("round(-2.5)", -3), ("floor(2.9)", 2), ("ceil(2.1)", 3), ("lerp(10, 20, 0.25)", 12.5),
      ("if(x > 2, 1, 0)", 1), ("if(open and x < 2, 1, 0)", 0), ("250ms", 0.25), ("1s + 500ms", 1.5),
      ("180deg", Double.pi), ("50% * x", 1.5), ("distance([0, 0], [3, 4])", 5),
      ("[1, 2].y", 2), ("([1, 2] + [3, 4]).x", 4), ("domino.3.x", 30), ("domino.(x).y", 40),
      ("domino.(1 + 2).x + 1", 31), ("box.width", 30), ("box.maxX", 40), ("box.center.y", 40),
      ("box.size.height", 40), ("my-box", 9), ("my-x", -2), ("my - box.x", -9),
    ])
  func value(text: String, expected: Double) throws {
    #expect(try ExpressionContext.value(text) == .number(expected))
  }

  @Test(
    "points are calculated with component by component",
    arguments: [
      ("[1, 2] + [3, 4]", [4.0, 6]), ("[1, 2] * 2", [2, 4]), ("10 - [1, 2]", [9, 8]),
      ("-[1, 2]", [-1, -2]), ("[6, 8] / [2, 4]", [3, 2]), ("max([1, 5], [3, 4])", [3, 5]),
      ("clamp([1, 5], 2, 4)", [2, 4]), ("lerp([0, 0], [10, 20], 0.5)", [5, 10]),
      ("round([0.6, 1.2])", [1, 1]), ("if(open, [1, 2], [3, 4])", [1, 2]),
      ("box.origin", [10, 20]),
    ])
  func points(text: String, expected: [Double]) throws {
    #expect(try ExpressionContext.value(text) == .numbers(expected))
  }

  @Test(
    "a condition is true or false",
    arguments: [
      ("true", true), ("not true", false), ("not open", false), ("1 < 2", true), ("2 <= 2", true),
      ("2 > 2", false), ("2 >= 2", true), ("1 == 1", true), ("1 != 1", false),
      ("mode == 'small'", true), ("mode != \"small\"", false), ("[1, 2] == [1, 2]", true),
      ("open == false", false), ("1 < 2 and 2 < 1", false), ("1 < 2 && 2 > 1", true),
      ("false or true", true), ("false || false", false), ("not open or true", true),
      ("not (open or true)", false), ("true or false and false", true), ("1 + 1 == 2", true),
    ])
  func conditions(text: String, expected: Bool) throws {
    #expect(try ExpressionContext.value(text) == .boolean(expected))
  }

  @Test(
    "clock returns minutes and seconds, and hours where there are some",
    arguments: [
      ("clock(125)", "2:05"), ("clock(0)", "0:00"), ("clock(59.9)", "0:59"),
      ("clock(-192)", "-3:12"), ("clock(-0.5)", "0:00"), ("clock(3725)", "1:02:05"),
      ("clock(1e300)", "10000:00:00"), ("clock(0 / 0)", "0:00"),
    ])
  func clock(text: String, expected: String) throws {
    #expect(try ExpressionContext.value(text) == .text(expected))
  }

  @Test(
    "number returns decimals with separators",
    arguments: [
      ("number(1234.5, 2)", "1,234.50"), ("number(-0.004, 2)", "0.00"),
      ("number(999.996, 2)", "1,000.00"),
      ("number(12, 0)", "12"), ("number(-1234567.5, 0)", "-1,234,568"), ("number(2.5, 0)", "3"),
      ("number(0.05, 20)", "0.050000000"), ("number(1e300, 1)", "9,000,000,000,000,000.0"),
      ("number(0 / 0, 1)", "0.0"),
    ])
  func numberText(text: String, expected: String) throws {
    #expect(try ExpressionContext.value(text) == .text(expected))
  }

  @Test(
    "an error has the offset and the length of the invalid part",
    arguments: [
      ("nothing", "", 0, 1), ("an operation that breaks off", "1 +", 3, 1),
      ("two numbers", "1 2", 2, 1), ("a parenthesis that stays open", "(1 + x", 6, 1),
      ("one that was not opened", "1)", 1, 1), ("an unknown name", "x + force", 4, 5),
      ("no number", "1.2.3 + x", 0, 5), ("no unit", "1e + x", 0, 2),
      ("half an exponent", "1e1.5", 0, 5), ("an unknown unit", "2px + x", 0, 3),
      ("an unknown function", "tan(x)", 0, 3), ("too few arguments", "pow(x)", 0, 6),
      ("too many arguments", "sin(x, x)", 0, 9), ("no arguments", "sin()", 0, 5),
      ("another sign", "x ^ 2", 2, 1), ("not a letter of ours", "x · 2", 2, 1),
      ("an assignment", "x = 2", 2, 1), ("another negation", "!open", 0, 1),
      ("an open quotation mark", "mode == 'small", 14, 1), ("no member", "x.", 2, 1),
      ("an unknown member", "domino.3.z", 0, 10), ("a member of a number", "x.y", 0, 3),
      ("a condition that is a number", "not x", 0, 3),
      ("a number that is a condition", "1 + open", 2, 1),
      ("values of two types", "mode == 1", 5, 2), ("points of two sizes", "box + [1, 2]", 4, 1),
      ("a sum without numbers", "1 + none", 2, 1), ("a list without numbers", "-none", 0, 1),
      ("a function of no numbers", "abs(none)", 0, 9), ("of two", "max(none, none)", 0, 15),
      ("an index that is not whole", "domino.(0.5)", 0, 12), ("an unknown parameter", "$w", 0, 2),
    ])
  func errors(id: String, text: String, offset: Int, length: Int) {
    let problem = #expect(throws: ExpressionProblem.self) { try ExpressionContext.value(text) }
    #expect(problem?.place == Expression.Place(offset: offset, length: length), "\(id)")
  }

  @Test("an unknown name lists the names, and suggests the nearest one") func unknownName() throws {
    let context = ExpressionContext.context("opne + 1").with(subject: "'key'")
    let value = try #require(YAMLReader.read(context.source, report: context.results.report))
    _ = ValueType<Double>.number().read(value, context)
    let problem = context.results.diagnostics.first
    #expect(problem?.message == "unknown name 'opne'")
    #expect(
      problem?.expected
        == "one of box, domino.3, mode, my, my-box, none, open, time, velocity.dx, x")
    #expect(problem?.help == "did you mean 'open'?")
  }

  @Test("an expression that YAML split at a comma should be quoted") func quoteHelp() {
    let problem = #expect(throws: ExpressionProblem.self) { try ExpressionContext.value("clamp(x") }
    #expect(problem?.help?.hasPrefix("quote the expression") == true)
  }

  @Test(
    "deeply nested expressions of maximum length are parsed",
    arguments: ["(", "-", "sin(", "((1+", "not ", "[", "x.("])
  func depth(part: String) {
    let text = String(repeating: part, count: Limits.expressionLength / part.count)
    #expect(throws: ExpressionProblem.self) { try ExpressionContext.value(text) }
  }

  @Test("an expression that is too long is reported") func maxLength() {
    let text = "x" + String(repeating: " + 1", count: Limits.expressionLength / 4)
    #expect(read(ValueType<BoundExpression>.expression(of: ["x"]), text).codes == ["out-of-range"])
    #expect(read(ValueType<Double>.number(), text).codes == ["out-of-range"])
  }

  @Test(
    "an expression of variables has the value for their values",
    arguments: [
      ("-4 * a", -12.0), ("a / b", 1.5), ("if(a > b, 1, 0)", 1), ("if(not a > b, 1, 0)", 0),
      ("max(a, b, 9)", 9), ("2 * box.width + a", 63), ("1 == 1 and a != b", 1), ("a - -b", 5),
    ])
  func variables(text: String, expected: Double) throws {
    let span = SourceSpan(line: 1, column: 1, length: 1)
    let expression = try ExpressionContext.context(text).bind(
      SourceValue(content: .plain(text), span: span), to: ["a", "b"])
    #expect(expression.value([3, 2]) == expected)
  }

  @Test(
    "an expression of variables has no points and no values of playback",
    arguments: ["a + [1, 2]", "a + ball.center.x", "distance(a, a)", "a + c", "a.x"])
  func invalidVariables(text: String) {
    let span = SourceSpan(line: 1, column: 1, length: 1)
    #expect(throws: ExpressionProblem.self) {
      try ExpressionContext.context(text).bind(
        SourceValue(content: .plain(text), span: span), to: ["a", "b"])
    }
  }
}
