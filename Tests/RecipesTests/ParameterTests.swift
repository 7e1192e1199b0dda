import Testing

@testable import Recipes

@Suite struct ParameterTests {
  private static let text = """
    flipbook: 1
    duration: $length
    params: { length: 2s, size: 50, place: [1, 2], items: [ball] }
    views:
      ball: { bounds: [0, 0, $size, 50], center: $place }
    animator:
      - gravity: { items: $items }
    """

  private func said(_ settings: [String]) -> String {
    do throws(RecipeErrors) {
      let recipe = try Recipe.check(
        Self.text, file: "f", settings: settings.compactMap { RecipeSetting($0) })
      return "\(recipe.duration)"
    } catch {
      return error.diagnostics.map(\.description).joined(separator: "\n")
    }
  }

  @Test(arguments: [
    ("defaults", [], "2.0"), ("one setting", ["length=0.5s"], "0.5"),
    ("the last of two", ["length=0.5s", "length=0.25s"], "0.25"),
    ("a list", ["place=[3, 4]", "items=ball"], "2.0"),
  ])
  func set(id: String, settings: [String], expected: String) {
    #expect(said(settings) == expected)
  }

  @Test func unknown() {
    #expect(
      said(["sise=3"]) == """
        f: error: --set sise=3: no parameter is called 'sise' [unknown-parameter]
         = help: did you mean 'size'?
        """)
  }

  @Test func checkedWhereItIsUsed() {
    #expect(
      said(["size=wide"]) == """
        f:5:26: error: 'bounds' has a value of the wrong type [wrong-type]
         5 |   ball: { bounds: [0, 0, $size, 50], center: $place }
           |                          ^~~~~
           = expected: a number, 0 or more
           = found: 'wide' (from --set size=wide)
        """)
  }

  @Test(arguments: [
    ("no YAML", "size=[1, 2", "--set size=[1, 2: the text is no YAML"),
    ("another parameter", "size=$length", "a setting cannot use a parameter"),
    ("nothing", "size=", "--set size=: the recipe is empty"),
  ])
  func bad(id: String, setting: String, expected: String) {
    #expect(said([setting]).contains(expected))
    #expect(said([setting]).contains("[bad-setting]"))
  }

  @Test(arguments: ["size", "=3", ""])
  func settingsWithoutANameAreNone(argument: String) {
    #expect(RecipeSetting(argument) == nil)
  }

  @Test func valuesMayHaveEqualsSigns() {
    #expect(RecipeSetting("a=b=c") == RecipeSetting(name: "a", value: "b=c"))
  }

  @Test func textInQuotesIsNoParameter() throws {
    let recipe = try Recipe.check(
      "flipbook: 1\nduration: 1s\ntitle: \"$size\"", file: "f")
    #expect(recipe.title == "$size")
  }
}
