import Testing

@testable import Imaging

@Suite struct NumberFormatTests {
  @Test(
    "short rounds as printf does and drops trailing zeros",
    arguments: [
      (2.5, 2, "2.5"), (3, 2, "3"), (0.125, 2, "0.12"), (-0.001, 2, "0"), (-1.5, 1, "-1.5"),
      (100, 0, "100"), (1e12, 1, "1000000000000"), (14.24, 1, "14.2"), (2, 1, "2"), (0.5, 0, "0"),
      (-0.04, 1, "0"), (0.125, 3, "0.125"), (1200, 2, "1200"),
    ])
  func short(number: Double, decimals: Int, text: String) {
    #expect(NumberFormat.short(number, decimals: decimals) == text)
  }

  @Test(
    "fixed pads with zeros and rounds halves away from zero",
    arguments: [
      (2.5, 2, "2.50"), (3, 0, "3"), (0.125, 2, "0.13"), (-0.001, 2, "0.00"), (-1.5, 1, "-1.5"),
      (0.05, 1, "0.1"), (1e9, 1, "1000000000.0"),
    ])
  func fixed(number: Double, decimals: Int, text: String) {
    #expect(NumberFormat.fixed(number, decimals: decimals) == text)
  }

  @Test("fixed writes a given minus sign")
  func minusSign() {
    #expect(NumberFormat.fixed(-2, decimals: 1, minus: "\u{2212}") == "\u{2212}2.0")
  }

  @Test(
    "percent has three decimals below 1% and one above",
    arguments: [
      (0, "0%"), (0.000001, "less than 0.001%"), (0.00123456, "0.123%"), (0.125, "12.5%"),
      (0.1234, "12.3%"), (1, "100%"),
    ])
  func percent(fraction: Double, text: String) {
    #expect(NumberFormat.percent(fraction) == text)
  }

  @Test("count and list write plurals and commas")
  func words() {
    #expect(NumberFormat.count(1, "frame") == "1 frame")
    #expect(NumberFormat.count(0, "frame") == "0 frames")
    #expect(NumberFormat.count(2, "frame") == "2 frames")
    #expect(NumberFormat.list([]) == "")
    #expect(NumberFormat.list(["a"]) == "a")
    #expect(NumberFormat.list(["a", "b", "c"]) == "a, b and c")
  }
}

@Suite struct ShellQuotingTests {
  @Test(
    "only text with special characters is quoted",
    arguments: [
      ("frames/a_1.png", "frames/a_1.png"), ("a b", "'a b'"), ("", "''"), ("it's", "'it'\\''s'"),
      ("$HOME", "'$HOME'"), ("--fps=60", "--fps=60"),
    ])
  func quoting(text: String, word: String) {
    #expect(text.shellQuoted == word)
  }
}
