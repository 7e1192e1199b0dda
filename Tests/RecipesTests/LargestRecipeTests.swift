import Testing

@testable import Recipes

/// Checks texts of the maximum size that are built to take long.
@Suite struct LargestRecipeTests {
  private static let head = "flipbook: 1\nduration: 1s\n"

  private static func repeated(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  @Test(
    "the time to check a recipe grows with its length alone",
    arguments: [
      ("keys in a block", "views:\n" + repeated(19_900) { "  k\($0): 1\n" }, "too-many"),
      ("keys on one line", "views: {" + repeated(19_900) { "k\($0): 1, " } + "}", "too-many"),
      ("keys of the recipe", repeated(19_900) { "k\($0): 1\n" }, "too-many"),
      (
        "values on one line", "timeline: [" + repeated(30_000) { "\($0 % 10), " } + "]", "too-many"
      ),
      (
        "brackets in quotes on one line",
        "timeline: [" + repeated(18_000) { _ in #"["a\"b,"], "# } + "]", "too-many"
      ),
      (
        "views on one line",
        "views: {" + repeated(2_800) { "k\($0): {frame: [0, 0, 1, 1]}, " } + "}",
        "too-many"
      ),
      (
        "one merge", "params: &a {" + repeated(9_900) { "x\($0): 1, " } + "}\nviews: {<<: *a}",
        "too-many"
      ),
      (
        "many merges",
        "params:\n  a: &a {" + repeated(90) { "x\($0): 1, " } + "}\nviews:\n"
          + repeated(300) { "  k\($0): {<<: *a}\n" }, "too-many-values"
      ),
      (
        "a list of merges",
        "params:\n  a: &a {" + repeated(90) { "x\($0): 1, " } + "}\nviews: {<<: ["
          + repeated(300) { _ in "*a, " } + "]}", "too-many-values"
      ),
      (
        "nested merges",
        "params:\n  a0: &a0 {" + repeated(10) { "x\($0): 1, " } + "}\n"
          + (1..<9).map { next in
            "  a\(next): &a\(next) {<<: [" + repeated(10) { _ in "*a\(next - 1), " } + "]}\n"
          }.joined(), "too-many-values"
      ),
      (
        "a chain of merges",
        "params:\n  a: &a {x: 1}\n" + repeated(8_000) { "  b\($0): &a {<<: *a, y\($0): 1}\n" },
        "too-deep"
      ),
      (
        "a chain of aliases", "params:\n- &a [1]\n" + repeated(20_000) { _ in "- &a [*a]\n" },
        "too-deep"
      ),
      ("duplicate keys", repeated(9_000) { "k\($0): 1\nk\($0): 2\n" }, "duplicate-key"),
      ("anchors", "views:\n" + repeated(11_000) { "  k\($0): &a\($0) 1\n" }, "too-many"),
      (
        "aliases", "params: {x: &a 1}\ntimeline:\n" + repeated(28_000) { _ in "- *a\n" }, "too-many"
      ),
      ("a long word", "title: " + repeated(250_000) { _ in "a" }, "out-of-range"),
      ("combining marks", "title: e" + repeated(120_000) { _ in "\u{301}" }, "out-of-range"),
      ("a long key", repeated(250_000) { _ in "a" } + ": 1", "yaml-syntax"),
      ("open brackets", "title: " + repeated(250_000) { _ in "[" }, "too-deep"),
      ("nested lists", "title: " + repeated(8_000) { _ in "[[[[[[[[[[[[[[1]]]]]]]]]]]]]]" }, ""),
    ])
  func largestTexts(id: String, text: String, code: String) throws {
    let text = Self.head + text
    #expect(text.utf8.count <= Limits.fileSize)
    let start = ContinuousClock.now
    let error = #expect(throws: RecipeErrors.self) { try Recipe.check(text, file: "a.yaml") }
    let codes = error?.diagnostics.map(\.code.rawValue) ?? []
    #expect(code.isEmpty || codes.contains(code), "\(codes.prefix(5))")
    // Quadratic work takes minutes.
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
