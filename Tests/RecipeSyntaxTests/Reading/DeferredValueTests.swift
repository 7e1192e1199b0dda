import CoreGraphics
import Testing

@testable import RecipeSyntax

@Suite struct DeferredValueTests {
  private let context = ExpressionContext.context("")

  private func deferred<Value: Sendable>(_ type: ValueType<Value>, _ text: String)
    -> DeferredValue<Value>?
  {
    YAMLReader.read(SourceText(file: "test.yaml", text: text)) { _ in }.flatMap { value in
      context.readDeferred { type.read(value, $0) }
    }
  }

  private func playback(_ center: [Double]?) -> PlaybackValues {
    PlaybackValues { key in key == "ball.center" ? center.map { .numbers($0) } : nil }
  }

  @Test("a value that does not depend on playback is constant") func constant() throws {
    let value = try #require(deferred(.point, "[x * 2, 2]"))
    #expect(value.constant == CGPoint(x: 6, y: 2))
    #expect(value.value(playback(nil)) == CGPoint(x: 6, y: 2))
  }

  @Test("a value that depends on playback is read again for each use") func current() throws {
    let value = try #require(deferred(.point, "[ball.center.x + 1, 2]"))
    #expect(value.constant == nil)
    #expect(value.value(playback([7, 8])) == CGPoint(x: 8, y: 2))
    #expect(value.value(playback([-7, 8])) == CGPoint(x: -6, y: 2))
    #expect(value.value(playback(nil)) == nil)
    #expect(context.results.diagnostics.isEmpty)
  }

  @Test("a value is evaluated again only when what it reads has changed") func evaluations() throws
  {
    let value = try #require(deferred(.point, "[1 / ball.center.x, 2]"))
    for _ in 0..<10 { #expect(value.value(playback([4, 8])) == CGPoint(x: 0.25, y: 2)) }
    #expect(value.evaluationCount == 1)
    #expect(value.value(playback([2, 8])) == CGPoint(x: 0.5, y: 2))
    #expect(value.evaluationCount == 2)
    // 0 and -0 are equal, but 1 divided by them is not.
    #expect(value.value(playback([0, 8])) == CGPoint(x: Limits.magnitude, y: 2))
    #expect(value.value(playback([-0.0, 8])) == CGPoint(x: -Limits.magnitude, y: 2))
    for _ in 0..<10 { #expect(value.value(playback(nil)) == nil) }
    #expect(value.evaluationCount == 5)
  }

  @Test(
    "a current number that is out of range becomes the nearest bound",
    arguments: [(-50.0, 0.0), (50, 0.5), (500, 1)])
  func clamping(x: Double, expected: Double) throws {
    let value = try #require(deferred(.fraction, "ball.center.x / 100"))
    #expect(value.value(playback([x, 0])) == expected)
  }

  @Test("a current point whose components are out of range is clamped too") func clampedSize()
    throws
  {
    let value = try #require(deferred(.size, "ball.center - 5"))
    #expect(value.value(playback([15, 3]))?.width == 10)
    #expect(value.value(playback([15, 3]))?.height == .leastNormalMagnitude)
  }

  @Test("a current number without a value leaves the value out") func notANumber() throws {
    let value = try #require(deferred(.fraction, "ball.center.x / ball.center.y"))
    #expect(value.value(playback([0, 0])) == nil)
    #expect(value.value(playback([1, 0])) == 1)
    #expect(value.value(playback([1, 2])) == 0.5)
  }

  @Test("a current value that makes the whole invalid leaves it out") func invalid() throws {
    let type = ValueType<CGPoint>.point.validated("a positive x") { $0.x >= 0 }
    let value = try #require(deferred(type, "ball.center"))
    #expect(value.value(playback([-1, 0])) == nil)
    #expect(value.value(playback([1, 0])) == CGPoint(x: 1, y: 0))
    #expect(context.results.diagnostics.isEmpty)
  }

  @Test(
    "a constant expression is checked",
    arguments: [
      ("x / 2", "out-of-range"), ("x - 4", "out-of-range"), ("1 / 0", "out-of-range"),
      ("0 / 0", "out-of-range"), ("open", "wrong-type"), ("[1, 2]", "wrong-type"),
      ("half", "wrong-type"), ("half + 1", "bad-expression"), ("touch.x", "unknown-reference"),
      ("(1", "bad-expression"), ("1s", "wrong-type"), ("1s + 2", "bad-expression"),
    ])
  func constantErrors(text: String, code: String) {
    #expect(deferred(.fraction, text) == nil)
    #expect(context.results.diagnostics.map(\.code.rawValue) == [code])
  }

  @Test("angles in functions have units, whatever the result is") func angles() throws {
    #expect(try #require(deferred(.fraction, "sin(90deg) / 2")).constant == 0.5)
    #expect(try #require(deferred(.fraction, "(cos(180deg) + 2) / 4 + sin(0rad)")).constant == 0.25)
    #expect(deferred(.fraction, "abs(90deg)") == nil)
  }

  @Test("a current value of another type is an error") func currentType() {
    #expect(deferred(.fraction, "ball.center") == nil)
    #expect(context.results.diagnostics.map(\.code) == [.wrongType])
  }

  @Test("only a value that is read again may depend on playback") func notDeferred() throws {
    let text = "ball.center.x"
    let value = try #require(
      YAMLReader.read(SourceText(file: "test.yaml", text: text)) { _ in })
    #expect(ValueType<Double>.number().read(value, context) == nil)
    #expect(context.results.diagnostics.map(\.code) == [.unknownReference])
  }

  @Test("the nearest of several points is used, and the first of equal ones") func nearest() throws
  {
    let value = try #require(
      deferred(.point, "{ nearest: [[0, 0], [10, 0], [20, 0]], to: ball.center }"))
    #expect(value.value(playback([13, 5])) == CGPoint(x: 10, y: 0))
    #expect(value.value(playback([18, 5])) == CGPoint(x: 20, y: 0))
    #expect(value.value(playback([5, 0])) == CGPoint(x: 0, y: 0))
  }

  @Test(
    "text contains the values of expressions in braces",
    arguments: [
      ("plain", "plain"), ("Row ${x + 1}", "Row 4"), ("${mode}, ${open}", "small, true"),
      ("$x and {x}", "$x and {x}"), ("${[1, 2] * 2}", "[2, 4]"), ("100${'%'}", "100%"),
    ])
  func interpolation(text: String, expected: String) throws {
    #expect(try #require(deferred(.text, "\"\(text)\"")).constant == expected)
  }

  @Test("text may depend on playback") func currentText() throws {
    let value = try #require(deferred(.text, "'at ${round(ball.center.x)}'"))
    #expect(value.value(playback([7.4, 0])) == "at 7")
  }

  @Test("an expression in text is checked", arguments: ["${x", "${}", "${y}", "${x +}"])
  func interpolationErrors(text: String) {
    #expect(deferred(.text, "'\(text)'") == nil)
    #expect(context.results.diagnostics.count == 1)
  }

  @Test(
    "whole numbers and conditions are expressions too",
    arguments: [("x + 1", 4), ("x / 3", 1), ("round(2.4)", 2)])
  func integers(text: String, expected: Int) throws {
    let type = ValueType<Int>.integer(0...9, "a whole number from 0 to 9")
    #expect(try #require(deferred(type, text)).constant == expected)
    #expect(try #require(deferred(.boolean, "not (\(text) == 9)")).constant == true)
    #expect(deferred(type, "x / 2") == nil)
    #expect(deferred(type, "x * 9") == nil)
    // Both are read at the same place, where the same error is reported once.
    #expect(context.results.diagnostics.map(\.code) == [.outOfRange])
  }

  @Test(
    "a value of any type is what it is written as",
    arguments: [
      ("1.5", .number(1.5)), ("true", .boolean(true)), ("small size", .text("small size")),
      ("[1, x]", .numbers([1, 3])), ("not open", .boolean(false)), ("1s", .number(1)),
      ("'quoted word'", .text("quoted word")),
    ] as [(String, ExpressionValue)])
  func any(text: String, expected: ExpressionValue) throws {
    #expect(try #require(deferred(.any, text)).constant == expected)
  }
}
