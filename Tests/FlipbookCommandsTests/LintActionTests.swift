import FlipbookTestSupport
import Testing

@testable import FlipbookCommands

/// Recipes are linted without the parser of arguments if the command line has only recipes.
struct LintActionTests {
  @Test(
    "a command line of lint and recipes needs no parser",
    arguments: [
      (["lint", "a.yaml"], ["a.yaml"]), (["lint", "a.yaml", "b"], ["a.yaml", "b"]),
      (["lint", "-"], ["-"]), (["lint", "lint"], ["lint"]), (["lint"], nil), ([], nil),
      (["lint", "a.yaml", "--strict"], nil), (["lint", "--", "a.yaml"], nil),
      (["lint", "-h"], nil), (["lint", ""], nil), (["render", "a.yaml"], nil),
      (["--version"], nil),
    ] as [([String], [String]?)])
  func words(words: [String], paths: [String]?) {
    #expect(LintAction(words: words)?.paths == paths)
  }

  @Test("recipes alone have the result that parsed arguments have", arguments: ["ball", "broken"])
  @MainActor
  func sameResult(name: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      name == "ball" ? ballRecipe : "flipbook: 1\nhiden: 3", to: "\(name).yaml")
    let action = try #require(LintAction(words: ["lint", path]))
    let parsed = try await LintCommand.run([path])
    #expect(try action.run(in: .test()) == parsed)
    let streams = Streams()
    #expect(action.finishNow(in: .test(streams)) == parsed.status)
    #expect(streams.output == parsed.output)
    #expect(streams.errors == parsed.errors)
  }
}
