import Testing

@testable import Verification

@Suite struct MarkdownTextTests {
  @Test("text is on one line and has no markup") func escaped() {
    #expect(
      MarkdownText.escaped("a|b\n<img> [x](y) *z* `c` \u{1B}")
        == "a\\|b \\<img\\> \\[x\\](y) \\*z\\* \\`c\\`  ")
  }

  @Test("a destination has no characters that end it") func destination() {
    #expect(MarkdownText.destination("out/a (b)é.gif") == "out/a%20%28b%29%C3%A9.gif")
  }

  @Test("a block of code has a longer fence than its text") func code() {
    #expect(MarkdownText.code("a ``` b") == "````\na ``` b\n````\n")
  }
}
