import Testing

@testable import RecipeSyntax

@Suite struct NumberPatternTests {
  @Test(
    "the numbers of a range match its pattern",
    arguments: [
      (
        "a duration", 0...600,
        ["0", "7", "600", "600.", "600.00", "599.99", "007", ".5", "10", "99"]
      ),
      ("a part", 0...1, ["0", "1", "1.0", "0.94", ".9", "0."]),
      ("a size", 1...1_000, ["1", "17.5", "1000", "999.5"]),
      ("more than nothing", 0.001...600, ["0.001", "1", ".001"]),
      ("odd digits", 0...507, ["507", "506", "499", "99", "500"]),
    ] as [(String, ClosedRange<Double>, [String])])
  func matches(id: String, range: ClosedRange<Double>, texts: [String]) throws {
    for text in texts { #expect(try matches(NumberPattern.decimals(range), text), "\(text)") }
  }

  @Test(
    "other texts do not match the pattern",
    arguments: [
      ("a duration", 0...600, ["601", "600.1", "1000", "6000", "", ".", "-1", "1e1", "a"]),
      ("a part", 0...1, ["2", "1.1", "10"]),
      ("a size", 1...1_000, ["0", "0.5", "1000.5", "1001"]),
      ("more than nothing", 0.001...600, ["0", "0.0", "000"]),
      ("odd digits", 0...507, ["508", "517", "600", "507.5"]),
    ] as [(String, ClosedRange<Double>, [String])])
  func mismatches(id: String, range: ClosedRange<Double>, texts: [String]) throws {
    for text in texts { #expect(try !matches(NumberPattern.decimals(range), text), "\(text)") }
  }

  @Test(
    "quantities have a sign, an exponent and a unit",
    arguments: [
      ("-90deg", true), ("+90 deg", true), ("1e2deg", true), (".5deg", true), ("181deg", false),
      ("90", false), ("90rad", false), ("deg", false), ("90  deg", false),
    ])
  func quantities(text: String, expected: Bool) throws {
    #expect(try matches(NumberPattern.quantity(-180...180, unit: "deg"), text) == expected)
  }

  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    try text.wholeMatch(of: Regex(pattern)) != nil
  }
}
