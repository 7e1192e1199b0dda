import Foundation
import Testing

@testable import RecipeSyntax
@testable import Recipes

@Suite struct IncludeTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "include-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "parts"), withIntermediateDirectories: true)
  }

  /// Checks a recipe with files in its folder, and returns it or its errors.
  private func check(_ lines: String, _ files: [String: String]) throws -> (Recipe?, String) {
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "flipbook: 1\nduration: 1s\n\(lines)"
    do {
      return (try Recipe.check(text, file: folder.appending(path: "r.yaml").path), "")
    } catch {
      return (nil, error.description.replacing(folder.path + "/", with: ""))
    }
  }

  @Test("an included file gives a stage and parameters, and the recipe's own take precedence")
  func merging() throws {
    let (recipe, errors) = try check(
      """
      include: [parts/stage.yaml, params.yaml]
      stage: { background: red }
      params: { b: 20 }
      views: { v: { frame: [$a, $b, $c, 9] } }
      """,
      [
        "parts/stage.yaml": """
        flipbook: include
        include: parts/base.yaml
        stage: { size: [40, 60], background: blue }
        """,
        "parts/base.yaml": "flipbook: include\nstage: { scale: 1 }\nparams: { a: 1, c: 3 }\n",
        "params.yaml": "# Numbers\nflipbook: include\nparams: { b: 2, c: 30 }\n",
      ])
    #expect(errors == "")
    #expect(recipe?.device.size == CGSize(width: 40, height: 60))
    #expect(recipe?.device.scale == 1)
    #expect(recipe?.stage.background == .red)
    #expect(recipe?.presentation.parameterNames == ["a", "c", "b"])
    // The files belong to what identifies the recipe.
    #expect(recipe?.text.contains("# Numbers") == true)
  }

  @Test(
    "an error names the file, the line and the column",
    arguments: [
      (
        "a value", "include: p.yaml", "flipbook: include\nstage:\n  scale: 90",
        ["p.yaml:3:10: error: 'scale' is out of range", "3 |   scale: 90"]
      ),
      ("YAML", "include: p.yaml", "flipbook: include\nstage: [", ["p.yaml:2:", "invalid YAML"]),
      (
        "a key", "include: p.yaml", "flipbook: include\nviews: {}",
        ["p.yaml:2:1: error: unknown key 'views' in an included file"]
      ),
      (
        "a type", "include: p.yaml", "flipbook: include\nstage: 3",
        ["p.yaml:2:8: error: wrong type"]
      ),
      ("a recipe", "include: p.yaml", "flipbook: 1", ["p.yaml:1:1: error: this file is not to be"]),
      (
        "a cycle", "include: p.yaml", "flipbook: include\ninclude: p.yaml",
        ["p.yaml:2:10: error: this file"]
      ),
      ("missing", "include: q.yaml", "", ["r.yaml:3:10: error: included file not found"]),
      ("outside", "include: ../p.yaml", "", ["r.yaml:3:10: error: "]),
      ("absolute", "include: /dev/null", "", ["r.yaml:3:10: error: the included file is outside"]),
      ("itself", "include: r.yaml", "", ["r.yaml:3:10: error: included file not found"]),
      ("no text", "include: { a: b }", "", ["r.yaml:3:10: error: wrong type for 'include'"]),
      ("a folder", "include: parts", "", ["r.yaml:3:10: error: the path is a folder"]),
      (
        "too large", "include: p.yaml",
        "flipbook: include\n# \(String(repeating: "x", count: 256 * 1024))",
        ["r.yaml:3:10: error: the file is too large"]
      ),
    ])
  func errors(id: String, lines: String, file: String, expected: [String]) throws {
    let (recipe, errors) = try check(lines, file.isEmpty ? [:] : ["p.yaml": file])
    #expect(recipe == nil)
    for part in expected { #expect(errors.contains(part), "\(errors)") }
  }

  @Test("files are nested at most four deep") func depth() throws {
    var files: [String: String] = [:]
    for number in 0..<6 {
      files["\(number).yaml"] = "flipbook: include\ninclude: \(number + 1).yaml\n"
    }
    let (_, errors) = try check("include: 0.yaml", files)
    #expect(errors.contains("3.yaml:2:10: error: too many included files"))
  }

  @Test(
    "an included file is recognized by its first line",
    arguments: [
      ("flipbook: include\n", true), ("# a\n\n---\nflipbook: \"include\" # b\n", true),
      ("flipbook: 1\n", false), ("title: a\nflipbook: include\n", false),
      ("flipbook: included", false), ("\u{FEFF}# a\n\u{FEFF}flipbook:\t'include'", true),
      ("---flipbook: include", false), ("--- \nflipbook: include\r\n", true),
      ("flipbook:include", false), ("flipbook: include 2", false), ("", false), ("\n \n", false),
    ])
  func recognition(text: String, isIncluded: Bool) throws {
    let file = folder.appending(path: "a.yaml")
    try text.write(to: file, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(IncludedFiles.isIncluded(file.path) == isIncluded)
  }
}
