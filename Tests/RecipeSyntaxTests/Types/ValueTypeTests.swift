import CoreGraphics
import Testing

@testable import RecipeSyntax

@Suite struct ValueTypeTests {
  @Test(
    "a number is read in decimal notation",
    arguments: [
      ("1", 1), ("-2.5", -2.5), (".5", 0.5), ("1.", 1), ("+3", 3), ("1e3", 1000), ("1E-2", 0.01),
    ])
  func number(text: String, expected: Double) throws {
    #expect(try read(.number(), text).get() == expected)
  }

  @Test(
    "an invalid number is reported",
    arguments: [
      ("word", "abc", "wrong-type"), ("text in quotes", "'1'", "wrong-type"),
      ("hexadecimal", "0x10", "wrong-type"), ("a unit", "1pt", "wrong-type"),
      ("a decimal comma", "'0,5'", "wrong-type"),
      ("list", "[1]", "wrong-type"), ("infinite", ".inf", "out-of-range"),
      ("not a number", ".nan", "out-of-range"), ("beyond doubles", "1e999", "out-of-range"),
      ("too large", "1000001", "out-of-range"), ("nothing", "~", "wrong-type"),
      ("underscores", "1_000", "wrong-type"), ("two signs", "+-1", "bad-expression"),
      ("two points", "1.2.3", "wrong-type"), ("no exponent", "1e", "wrong-type"),
      ("a point", ".", "wrong-type"), ("a space", "'1 '", "wrong-type"),
    ])
  func invalidNumber(id: String, text: String, code: String) {
    #expect(read(.number(), text).codes == [code])
  }

  @Test(
    "a duration is read in seconds",
    arguments: [
      ("0.25s", 0.25), ("250ms", 0.25), ("2", 2), ("2 s", 2), ("0s", 0), ("600s", 600),
      ("1e2ms", 0.1), ("+5E-1 s", 0.5),
    ])
  func duration(text: String, expected: Double) throws {
    #expect(try read(.duration(), text).get() == expected)
  }

  @Test(
    "an invalid duration is reported",
    arguments: [
      ("a week", "604800s", "out-of-range"), ("negative", "-1s", "out-of-range"),
      ("another unit", "1h", "wrong-type"), ("two spaces", "1  s", "wrong-type"),
      ("two units", "1s s", "wrong-type"), ("a unit alone", "s", "wrong-type"),
      ("for ever", ".inf", "out-of-range"),
    ])
  func invalidDuration(id: String, text: String, code: String) {
    #expect(read(.duration(), text).codes == [code])
  }

  @Test(
    "an angle is read in radians",
    arguments: [("90deg", Double.pi / 2), ("1.5", 1.5), ("1.5rad", 1.5), ("-45deg", -.pi / 4)])
  func angle(text: String, expected: Double) throws {
    #expect(try read(.angle, text).get() == expected)
  }

  @Test("a fraction is a number from 0 to 1", arguments: [("0", 0.0), ("1", 1), ("0.5", 0.5)])
  func fraction(text: String, expected: Double) throws {
    #expect(try read(.fraction, text).get() == expected)
  }

  @Test("true and false are Booleans", arguments: [("true", true), ("false", false)])
  func boolean(text: String, expected: Bool) throws {
    #expect(try read(.boolean, text).get() == expected)
  }

  @Test("other words are not Booleans", arguments: ["yes", "1", "'true'", "True"])
  func invalidBoolean(text: String) {
    #expect(read(.boolean, text).codes == ["wrong-type"])
  }

  @Test("a whole number is read within its range") func integer() throws {
    let type = ValueType<Int>.integer(0...5, "from 0 to 5")
    #expect(try read(type, "3").get() == 3)
    #expect(try read(type, "+3").get() == 3)
    #expect(read(type, "-").codes == ["wrong-type"])
    #expect(read(type, "6").codes == ["out-of-range"])
    #expect(read(type, "99999999999999999999").codes == ["out-of-range"])
    #expect(read(type, "1.5").codes == ["wrong-type"])
  }

  @Test("text may look like a number and has a maximum length") func text() throws {
    #expect(try read(.text, "12").get() == "12")
    #expect(try read(.text, "\"a: b\"").get() == "a: b")
    #expect(read(.text, "[a]").codes == ["wrong-type"])
    #expect(read(.text, String(repeating: "a", count: 2_001)).codes == ["out-of-range"])
  }

  @Test("geometry is read from lists of numbers") func geometry() throws {
    #expect(try read(.point, "[1, 2]").get() == CGPoint(x: 1, y: 2))
    #expect(try read(.vector, "[1, -2]").get() == CGVector(dx: 1, dy: -2))
    #expect(try read(.size, "[1, 2]").get() == CGSize(width: 1, height: 2))
    #expect(try read(.offset, "[-1, 2]").get() == CGSize(width: -1, height: 2))
    #expect(try read(.rect, "[1, 2, 3, 0]").get() == CGRect(x: 1, y: 2, width: 3, height: 0))
  }

  @Test(
    "an invalid rectangle is reported",
    arguments: [
      ("too few numbers", "[1, 2, 3]", "wrong-type"), ("a mapping", "{x: 1}", "wrong-type"),
      ("a negative width", "[1, 2, -3, 4]", "out-of-range"),
      ("a word", "[1, 2, a, 4]", "wrong-type"), ("not a number", "[.nan, 2, 3, 4]", "out-of-range"),
    ])
  func invalidRect(id: String, text: String, code: String) {
    #expect(read(.rect, text).codes == [code])
  }

  @Test(
    "a transform scales, then rotates, then translates",
    arguments: [
      ("identity", "identity", CGAffineTransform.identity),
      ("rotation", "{ rotation: 1 }", CGAffineTransform(rotationAngle: 1)),
      ("scale", "{ scale: 2 }", CGAffineTransform(scaleX: 2, y: 2)),
      ("scale in each direction", "{ scale: [2, -3] }", CGAffineTransform(scaleX: 2, y: -3)),
      ("translation", "{ translation: [4, 5] }", CGAffineTransform(translationX: 4, y: 5)),
      (
        "all", "{ translation: [4, 5], scale: 2, rotation: 180deg }",
        CGAffineTransform(translationX: 4, y: 5).rotated(by: .pi).scaledBy(x: 2, y: 2)
      ),
    ])
  func transform(id: String, text: String, expected: CGAffineTransform) throws {
    #expect(try read(.transform, text).get() == expected)
  }

  @Test("a choice suggests the nearest word") func choice() throws {
    let type = ValueType<Int>.choice([("left", 1), ("right", 2)])
    #expect(try read(type, "right").get() == 2)
    guard case .failure(let errors) = read(type, "rihgt") else {
      Issue.record("an unknown word was read")
      return
    }
    #expect(errors.diagnostics.map(\.code) == [.unknownValue])
    #expect(errors.diagnostics.first?.suggestion == "right")
  }

  @Test("a list has a minimum and a maximum count") func lists() throws {
    let type = ValueType<[Double]>.list(of: .number(), "numbers", acceptsSingle: true)
    #expect(try read(type, "[1, 2]").get() == [1, 2])
    #expect(try read(type, "3").get() == [3])
    #expect(read(type, "[]").codes == ["wrong-type"])
    #expect(read(type, "[a, 1, b]").codes == ["wrong-type", "wrong-type"])
    let many = "[" + String(repeating: "1, ", count: Limits.listEntries + 1) + "]"
    #expect(read(type, many).codes == ["too-many"])
  }
}
