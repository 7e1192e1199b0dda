import Testing

@testable import RecipeSyntax
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

  private func result(_ settings: [String]) -> String {
    do throws(RecipeErrors) {
      let recipe = try Recipe.check(
        Self.text, file: "f", settings: settings.compactMap { RecipeSetting($0) })
      return "\(recipe.duration)"
    } catch {
      return error.diagnostics.map(\.description).joined(separator: "\n")
    }
  }

  @Test(
    "a setting replaces the value of a parameter",
    arguments: [
      ("defaults", [], "2.0"), ("one setting", ["length=0.5s"], "0.5"),
      ("the last of two", ["length=0.5s", "length=0.25s"], "0.25"),
      ("a list", ["place=[3, 4]", "items=ball"], "2.0"),
    ])
  func set(id: String, settings: [String], expected: String) {
    #expect(result(settings) == expected)
  }

  @Test("a parameter is evaluated once, however often others use it") func evaluatedOnce() throws {
    let doubled = (1...20).map { "  p\($0): $p\($0 - 1) + $p\($0 - 1)\n" }.joined()
    let text = "flipbook: 1\nduration: $p20 / 1048576\nparams:\n  p0: 3\n\(doubled)views: {}\n"
    #expect(try Recipe.check(text, file: "f", settings: []).duration == 3)
    let other = try #require(RecipeSetting("p0=0.5"))
    #expect(try Recipe.check(text, file: "f", settings: [other]).duration == 0.5)
  }

  @Test("a setting of an unknown parameter suggests a known one") func unknown() {
    #expect(
      result(["sise=3"]) == """
        f: error: --set sise=3: unknown parameter 'sise' [unknown-parameter]
         = help: did you mean 'size'?
        """)
  }

  @Test("an invalid setting is reported where its parameter is used") func invalid() {
    #expect(
      result(["size=wide"]) == """
        f:5:26: error: wrong type for 'bounds' [wrong-type]
         5 |   ball: { bounds: [0, 0, $size, 50], center: $place }
           |                          ^~~~~
           = expected: a number, at least 0
           = found: 'wide' (from --set size=wide)
           = help: names that have a value here: $length, $size, $place, $items, stage.width, stage.height, stage.size, stage.center, …
        """)
  }

  @Test(
    "a setting that is not a value is reported",
    arguments: [
      ("no YAML", "size=[1, 2", "--set size=[1, 2: invalid YAML"),
      ("another parameter", "size=$length", "a setting cannot refer to a parameter"),
      ("nothing", "size=", "--set size=: the recipe is empty"),
    ])
  func badSetting(id: String, setting: String, expected: String) {
    #expect(result([setting]).contains(expected))
    #expect(result([setting]).contains("[bad-setting]"))
  }

  /// Checks the recipe with a file of values, and further settings.
  private func result(file: String, _ settings: [String] = []) -> String {
    do throws(RecipeErrors) {
      let recipe = try Recipe.check(
        Self.text, file: "f",
        settings: try RecipeSetting.read(file, file: "v.yaml")
          + settings.compactMap { RecipeSetting($0) })
      return "\(recipe.duration)"
    } catch {
      return error.diagnostics.map { "\($0.file) \($0)" }.joined(separator: "\n")
    }
  }

  @Test(
    "a file replaces the values of parameters, and a setting those of the file",
    arguments: [
      ("scalars and lists", "length: 0.5s\nplace: [3, 4]\nitems:\n  - ball", [], "0.5"),
      ("a setting wins", "length: 0.5s", ["length=0.25s"], "0.25"), ("empty", "{}", [], "2.0"),
    ])
  func file(id: String, file: String, settings: [String], expected: String) {
    #expect(result(file: file, settings) == expected)
  }

  @Test(
    "an error in a file of values has its place there",
    arguments: [
      ("unknown", "length: 1s\nsise: 3", ["v.yaml:2:1: error: unknown parameter 'sise'", "size"]),
      ("a parameter", "size: [1, $length]", ["v.yaml:1:7: error: a setting cannot refer"]),
      ("no mapping", "- 3", ["v.yaml:1:1: error: wrong type for the file of parameters"]),
      ("twice", "size: 3\nsize: 4", ["v.yaml:2:1: error: duplicate key 'size'"]),
      ("invalid YAML", "size: [1", ["v.yaml:", "invalid YAML"]),
      ("used", "items: ball\nsize: wide", ["f:5:26", "'wide' (from v.yaml:2:7)"]),
    ])
  func brokenFile(id: String, file: String, expected: [String]) {
    let text = result(file: file)
    for part in expected { #expect(text.contains(part), "\(text)") }
  }

  @Test("a setting of a file is text as in YAML") func fileText() throws {
    let settings = try RecipeSetting.read("a: [1, \"x\", { b: ~ }]\nc: 2s", file: "v.yaml")
    #expect(settings.map(\.value) == ["[1, \"x\", { b: null }]", "2s"])
  }

  @Test("a setting needs a name and an equals sign", arguments: ["size", "=3", ""])
  func noName(argument: String) {
    #expect(RecipeSetting(argument) == nil)
  }

  @Test("the value of a setting may contain equals signs") func equalsSigns() {
    #expect(RecipeSetting("a=b=c") == RecipeSetting(name: "a", value: "b=c"))
  }

  @Test("quoted text is not a parameter") func quotedText() throws {
    let recipe = try Recipe.check(
      "flipbook: 1\nduration: 1s\ntitle: \"$size\"", file: "f")
    #expect(recipe.title == "$size")
  }
}
