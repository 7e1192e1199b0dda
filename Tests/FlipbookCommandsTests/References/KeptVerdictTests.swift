import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

/// A verdict is printed even if the output of a verification cannot be written.
@MainActor
@Suite struct KeptVerdictTests {
  private let fixture: ReferenceFixture

  init() throws {
    fixture = try ReferenceFixture(["ball": ballRecipe, "fade": fadeRecipe])
    _ = try fixture.folder.write("", to: "file")
  }

  /// Runs a command line, and returns what it writes, in order.
  private func run(
    _ arguments: [String]
  ) async throws -> (status: Int32, output: String, errors: String) {
    let run = try await CommandRun(arguments, in: fixture.folder.path)
    return (run.status, run.output, run.errors)
  }

  private func verify(_ arguments: String...) async throws
    -> (status: Int32, output: String, errors: String)
  {
    try await run(["verify", "@recipes", "--references", "@references"] + arguments)
  }

  nonisolated static let verdict = """
    ball: differs
      The motion is the same; only the pixels differ.
      30 of 30 frames differ: frames 0 to 29.
    """

  @Test(
    "an output that cannot be written is an error after the verdict",
    arguments: [
      ("actual output", ["--actual", "@file/actual"], "Not a directory"),
      (
        "report below a file", ["--actual", "@actual", "--report", "@file/r.html"],
        "cannot write file/r.html: Not a directory"
      ),
      (
        "report in a missing folder", ["--actual", "@actual", "--report", "@none/r.html"],
        "cannot write none/r.html: the folder none"
      ),
      (
        "JUnit", ["--actual", "@actual", "--junit", "@none/r.xml"],
        "cannot write none/r.xml: the folder none"
      ),
    ])
  func unwritable(id: String, arguments: [String], error: String) async throws {
    _ = try await fixture.record()
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: red")
    let result = try await run(
      ["verify", "@recipes", "--references", "@references"] + arguments)
    #expect(result.status == 3)
    #expect(result.output.hasPrefix(Self.verdict), "\(result.output)")
    #expect(result.output.contains("\nfade: the same"))
    #expect(result.output.contains("checked, 1 fails; tolerance"))
    #expect(result.output.contains("To accept") == (id != "actual output"))
    #expect(result.errors.hasPrefix("flipbook: error: "))
    #expect(result.errors.contains(error), "\(result.errors)")
  }

  @Test("every output that can be written is, and JSON contains the errors") func otherOutputs()
    async throws
  {
    _ = try await fixture.record()
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: red")
    let result = try await verify(
      "--actual", "@file/actual", "--report", "@r.html", "--junit", "@r.xml", "--json")
    #expect(result.status == 3)
    let names = try fixture.folder.names()
    #expect(names.contains("r.html") && names.contains("r.xml"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(json["isSame"] as? Bool == false)
    #expect((json["errors"] as? [String])?.count == 1)
  }

  @Test("a comparison is printed before the error of its report") func comparison() async throws {
    for (name, recipe) in [
      ("a", ballRecipe), ("b", ballRecipe.replacing("orange", with: "red")),
    ] {
      let file = try fixture.folder.write(recipe, to: "\(name).yaml")
      _ = try await RenderCommand.run([file, "-o", fixture.folder.path(name)])
    }
    let result = try await run(["compare", "@a", "@b", "--report", "@none/r.html"])
    #expect(result.status == 3)
    #expect(result.output.hasPrefix("a and b differ: 30 of 30 frames"))
    #expect(result.errors.contains("cannot write none/r.html"))
  }

  @Test("an invalid recipe is a failed case, and the others are verified") func invalidRecipe()
    async throws
  {
    _ = try await fixture.record()
    _ = try fixture.folder.write("flipbook: 1\nduratoin: 1s\n", to: "recipes/broken.yaml")
    let result = try await verify(
      "--actual", "@actual", "--junit", "@r.xml", "--report", "@r.html")
    #expect(result.status == 2)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("ball: the same"))
    #expect(result.output.contains("\nbroken: is invalid: "), "\(result.output)")
    #expect(result.output.contains("  recipes/broken.yaml:2:1: error: unknown key 'duratoin'"))
    #expect(result.output.contains("\nfade: the same"))
    let xml = String(decoding: try fixture.folder.bytes("r.xml"), as: UTF8.self)
    #expect(xml.contains("tests=\"3\" failures=\"1\""))
    #expect(xml.contains(/name="broken" file="[^"]*recipes\/broken.yaml" time="[0-9.]+"><failure/))
    let page = String(decoding: try fixture.folder.bytes("r.html"), as: UTF8.self)
    #expect(page.contains("<h1 class=\"bad\">1 of 3 recipes fails</h1>"))
    #expect(page.contains("<h2>broken <span class=\"badge bad\">is invalid</span></h2>"))
    let json = try await verify("--actual", "@actual", "--json")
    #expect(json.output.contains("\"code\" : \"unknown-key\""))
    #expect(json.status == 2)
  }

  @Test("a recipe that does not exist is a failed case") func missingRecipe() async throws {
    _ = try await fixture.record()
    let result = try await run([
      "verify", "@recipes/bal.yaml", "@recipes/fade.yaml", "--references", "@references",
    ])
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("bal: is invalid: 1 error\n"))
    #expect(result.output.contains("did you mean 'recipes/ball.yaml'?"))
    #expect(result.output.contains("\nfade: the same"))
  }

  @Test("--junit - writes to the standard output, and the verdict to the standard error")
  func junitOnOutput() async throws {
    _ = try await fixture.record()
    let result = try await verify("--actual", "@actual", "--junit", "-")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("<?xml version=\"1.0\""))
    #expect(result.output.hasSuffix("</testsuites>\n"))
    #expect(result.errors.hasPrefix("ball: the same"))
    #expect(try !fixture.folder.names().contains("-"))
  }
}
