import Flipbook
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

/// Where references of recipes are found.
@MainActor
@Suite struct ReferenceSearchTests {
  private let fixture: ReferenceFixture

  init() throws { fixture = try ReferenceFixture(["ball": ballRecipe]) }

  private func run(_ arguments: [String]) async throws -> CommandRun {
    try await CommandRun(arguments, in: fixture.folder.path)
  }

  @Test(
    "references are searched next to the recipe, next to its folder, and in the working directory",
    arguments: [
      ("a.yaml", ["References", "../References"]),
      ("./a.yaml", ["References", "../References"]),
      ("Recipes/a.yaml", ["Recipes/References", "References"]),
      ("x/Recipes/a.yaml", ["x/Recipes/References", "x/References", "References"]),
      ("../a.yaml", ["../References", "../../References", "References"]),
      ("/x/Recipes/a.yaml", ["/x/Recipes/References", "/x/References", "References"]),
      ("/a.yaml", ["/References", "References"]),
    ])
  func places(path: String, places: [String]) {
    #expect(ReferenceSearch().places(ofRecipeAt: path).map(\.path) == places)
    #expect(
      ReferenceSearch(ReferenceStore(path: "refs")).places(ofRecipeAt: path).map(\.path) == ["refs"]
    )
  }

  @Test(
    "verify, record and approve find references next to the recipes",
    arguments: ["recipes/References", "References"])
  func nextToRecipes(folder: String) async throws {
    _ = try await run(["record", "@recipes", "--references", "@\(folder)"])
    let verified = try await run(["verify", "@recipes", "--actual", "@actual"])
    #expect(verified.status == 0, "\(verified.output)")
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: red")
    let changed = try await run(["verify", "@recipes/ball.yaml", "--actual", "@actual"])
    #expect(changed.status == 1)
    #expect(
      changed.output.contains(
        "To accept actual/ball: flipbook approve ball --references \(folder) --actual actual"))
    let approved = try await run(["approve", "@recipes/ball.yaml", "--actual", "@actual"])
    #expect(approved.output == "ball: approved\n")
    #expect(try await run(["verify", "@recipes"]).status == 0)
    try fixture.rewrite("ball", "backgroundColor: red", "backgroundColor: green")
    #expect(
      try await run(["record", "@recipes"]).output.hasSuffix("in \(folder)/ball\n"))
    #expect(try await run(["verify", "@recipes"]).status == 0)
  }

  @Test("approve writes no references to a folder in which verify does not search them")
  func unclearFolder() async throws {
    let other = try ReferenceFixture(["other": ballRecipe])
    for (fixture, name) in [(fixture, "ball"), (other, "other")] {
      _ = try await fixture.record("recipes", [])
      try fixture.rewrite(name, "backgroundColor: orange", "backgroundColor: red")
      try FileManager.default.moveItem(
        atPath: fixture.folder.path("references"), toPath: fixture.folder.path("References"))
      _ = try await run([
        "verify", fixture.folder.path("recipes"), "--actual", "@actual",
      ])
    }
    let paths = ["@recipes/ball.yaml", other.folder.path("recipes/other.yaml")]
    for recipes in [[], ["ball"], paths] {
      let result = try await run(["approve"] + recipes + ["--actual", "@actual"])
      #expect(result.status == 2)
      #expect(
        result.errors.contains("specify theirs with --references, as 'flipbook verify' prints it"))
    }
    for path in paths {
      #expect(try await run(["approve", path, "--actual", "@actual"]).status == 0)
      #expect(try await run(["verify", path]).status == 0)
    }
  }

  @Test("without references, verify names the places and creates nothing") func nothingFound()
    async throws
  {
    let before = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    let result = try await run(["verify", "@recipes/ball.yaml", "--actual", "@actual"])
    #expect(result.status == 1)
    #expect(
      result.output == """
        ball: has no reference
          There is no folder of references; searched recipes/References, References and References. \
        Specify it with --references, or record the recipe.
        1 recipe, 0 frames and 0 numbers checked, 1 fails; tolerance: none, every pixel must match

        """)
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path) == before)
  }

  @Test("a renamed recipe is recognized by the content of its reference", arguments: ["1", "2"])
  func renamed(scale: String) async throws {
    _ = try fixture.folder.write(fadeRecipe, to: "recipes/fade.yaml")
    _ = try await run(["record", "@recipes", "--references", "@refs", "--scale", scale])
    try FileManager.default.moveItem(
      atPath: fixture.folder.path("recipes/fade.yaml"),
      toPath: fixture.folder.path("recipes/card.yaml"))
    let verify = ["--references", "@refs", "--actual", "@actual"]
    let result = try await run(["verify", "@recipes"] + verify)
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        """
        card: has no reference
          There is no reference in refs/card.
          It matches refs/fade: rename it to refs/card.
        """), "\(result.output)")
    #expect(
      result.output.contains(
        "fade: has no recipe\n  refs/fade has no recipe: rename it to refs/card.\n"))
    let alone = try await run(["verify", "@recipes/card.yaml"] + verify)
    #expect(alone.output.contains("It matches refs/fade: rename it to refs/card."))
    // A copy of a recipe is not a new name.
    _ = try fixture.folder.write(fadeRecipe, to: "recipes/fade.yaml")
    let copied = try await run(["verify", "@recipes/card.yaml"] + verify)
    #expect(!copied.output.contains("matches"))
  }

  @Test("a recipe with other pixels or numbers does not match a reference without a recipe")
  func notRenamed() async throws {
    _ = try await run(["record", "@recipes", "--references", "@refs"])
    try FileManager.default.moveItem(
      atPath: fixture.folder.path("recipes/ball.yaml"),
      toPath: fixture.folder.path("recipes/card.yaml"))
    for text in ["orange", "floor: { from: [0, 40], to: [40, 40] }"] {
      _ = try fixture.folder.write(
        ballRecipe.replacing(
          text, with: text == "orange" ? "red" : text.replacing("40]", with: "39]")),
        to: "recipes/card.yaml")
      let result = try await run([
        "verify", "@recipes", "--references", "@refs", "--actual", "@actual",
      ])
      #expect(result.output.contains("refs/ball has no recipe: remove it."), "\(result.output)")
      #expect(!result.output.contains("matches"))
    }
  }
}
