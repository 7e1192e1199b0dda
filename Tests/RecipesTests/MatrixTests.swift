import Testing
import UIKit

@testable import Recipes

@Suite struct MatrixTests {
  private let text = """
    flipbook: 1
    duration: $length
    params: { length: 1s, side: 9 }
    views: { a: { frame: [0, 0, $side, 9], backgroundColor: label } }
    """

  private func check(_ matrix: String, _ flags: [String] = []) throws(RecipeErrors) -> Recipe {
    try Recipe.check(
      matrix.isEmpty ? text : "\(text)\nmatrix: \(matrix)", file: "f.yaml", settings: [],
      matrix: flags.compactMap { RecipeSetting($0) })
  }

  @Test("a matrix combines values, of which those of the last axis are beside each other")
  func combinations() throws {
    let recipe = try check("{ length: [2s, 500ms], appearance: [light, dark, light] }")
    let matrix = try #require(recipe.matrix)
    #expect(matrix.columns == 3)
    #expect(
      matrix.cells.map(\.label) == [
        "length 2s, light", "length 2s, dark", "length 2s, light",
        "length 500ms, light", "length 500ms, dark",
        "length 500ms, light",
      ])
    #expect(matrix.cells.map(\.recipe.duration) == [2, 2, 2, 0.5, 0.5, 0.5])
    #expect(
      matrix.cells.map { $0.recipe.stage.appearance == .dark }
        == [0, 1, 0, 0, 1, 0].map { $0 == 1 })
    #expect(recipe.duration == 1)
    #expect(matrix.cells.allSatisfy { $0.recipe.matrix == nil })
  }

  @Test("a matrix of the command line replaces the recipe's") func commandLine() throws {
    let recipe = try check("{ side: [1, 2] }", ["device=iPhone 8,iPhone SE (2nd generation)"])
    #expect(
      recipe.matrix?.cells.map(\.label) == ["iPhone 8", "iPhone SE (2nd generation)"])
    let row = try check("", ["side=1,2,3,4,5,6,7,8"])
    #expect(row.matrix?.columns == 6)
    #expect(row.matrix?.cells.count == 8)
    #expect(try check("").matrix == nil)
  }

  @Test("a device replaces the size of the stage") func device() throws {
    let recipe = try Recipe.check(
      "flipbook: 1\nduration: 1s\nstage: { size: [40, 60], scale: 1, background: red }", file: "f",
      settings: [], matrix: ["device=iPhone 8"].compactMap { RecipeSetting($0) })
    let cell = try #require(recipe.matrix?.cells.first?.recipe)
    #expect(cell.device.size == CGSize(width: 375, height: 667))
    #expect(cell.stage.background == .red)
  }

  @Test(
    "an invalid matrix is an error that names the combination",
    arguments: [
      ("unknown", "{ sise: [1] }", [], ["5:11: error: unknown parameter 'sise'", "length, side"]),
      ("no list", "{ side: 3 }", [], ["5:17: error: wrong type for 'side'"]),
      ("empty", "{ side: [] }", [], ["5:17: error: wrong type for 'side'"]),
      (
        "a value", "{ side: [1, wide], length: [1s] }", [],
        ["4:29: error", "(with side wide, length 1s)", "'wide' (from matrix, line 5)", "\n1 error"]
      ),
      ("a device", "{ device: [Nokia] }", [], ["Nokia", "(with Nokia)"]),
      ("too many", "{ side: [1, 2, 3, 4, 5], length: [1, 2, 3, 4, 5] }", [], ["25 combinations"]),
      ("a flag", "", ["sise=1"], ["--matrix sise=1: unknown parameter 'sise'"]),
      ("a flag's value", "", ["side=[1"], ["--matrix side=[1: invalid YAML"]),
      ("a flag without values", "", ["side="], ["--matrix side=: no values"]),
    ])
  func errors(id: String, matrix: String, flags: [String], expected: [String]) throws {
    let error = #expect(throws: RecipeErrors.self) { try check(matrix, flags) }
    for part in expected {
      #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    }
  }

  @Test("the combinations of a matrix share the limit of keys and values") func values() throws {
    let recipe = { (count: Int) in
      """
      flipbook: 1
      duration: 1s
      params: { a: 1, n: 100 }
      matrix: { a: [1, 2, 3, 4], n: [\(count), 100] }
      views: { v: { repeat: $n, frame: [0, 0, $a, 9], alpha: 0.5, backgroundColor: red } }
      """
    }
    #expect(try Recipe.check(recipe(400), file: "f", settings: []).matrix?.cells.count == 8)
    let error = #expect(throws: RecipeErrors.self) {
      try Recipe.check(
        recipe(499).replacing("[1, 2, 3, 4]", with: "[1, 2, 3, 4, 5, 6, 7, 8, 9]"), file: "f",
        settings: [])
    }
    #expect(error?.diagnostics.map(\.code) == [.tooManyValues])
    #expect(error?.diagnostics.first?.place?.line == 4)
  }
}
