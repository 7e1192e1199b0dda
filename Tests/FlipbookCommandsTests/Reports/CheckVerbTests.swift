import Flipbook
import FlipbookTestSupport
import Foundation
import Testing
import Typography

@testable import FlipbookCommands

@MainActor
@Suite struct CheckVerbTests {
  private let fixture: ReferenceFixture
  private var folder: TemporaryFolder { fixture.folder }

  init() throws {
    fixture = try ReferenceFixture(["ball": ballRecipe, "good": ballRecipe])
  }

  private func check(_ flags: [String] = []) async throws -> CommandRun {
    try await CommandRun(
      ["check", "@recipes", "--actual", "@actual"] + flags, in: folder.path)
  }

  @Test("check runs doctor and lint, and verify if there are references") func passes()
    async throws
  {
    let plain = try await check()
    #expect(plain.status == 0)
    #expect(
      plain.output.contains(
        """
         no required one is missing
        lint: 2 recipes, no problems
        verify: no references: write them with 'flipbook record'
        check: passes

        """), "\(plain.output)")
    _ = try await fixture.record()
    let verified = try await check(["--references", "@references"])
    #expect(verified.status == 0)
    #expect(verified.output.contains("\nverify: 2 recipes, 60 frames and "))
    #expect(verified.output.contains(" all pass; tolerance: none"))
  }

  @Test("check exits with the most serious code, and reports each problem once") func fails()
    async throws
  {
    _ = try await fixture.record()
    try fixture.rewrite("ball", "orange", "red")
    let flags = ["--references", "@references"]
    let differs = try await check(flags)
    #expect(differs.status == 1)
    #expect(differs.output.contains("ball: differs\n"))
    #expect(!differs.output.contains("good"))
    #expect(differs.output.hasSuffix("check: fails with exit code 1\n"))

    _ = try folder.write(
      ballRecipe + "\nexpect:\n  - { item: ball, inside: [0, 0, 40, 20] }\n",
      to: "recipes/good.yaml")
    _ = try folder.write("flipbook: 1\nduration: x\n", to: "recipes/broken.yaml")
    let invalid = try await check(flags + ["--format", "github"])
    #expect(invalid.status == 2)
    let kinds = invalid.output.split(separator: "\n").filter { $0.hasPrefix("::") }
      .compactMap { $0.firstMatch(of: /title=flipbook%3A ([a-z-]+)::/)?.1 }
    #expect(kinds == ["wrong-type", "expectation-failed", "differs-from-reference"])
    #expect(invalid.output.hasSuffix("check: fails with exit code 2\n"))
    let text = try await check(flags).output
    #expect(text.components(separatedBy: "leaves its region").count == 2, "\(text)")

    let json = try #require(
      try JSONSerialization.jsonObject(
        with: Data(try await check(flags + ["--format", "json"]).output.utf8)) as? [String: Any])
    #expect(json["formatVersion"] as? Int == 1)
    #expect(json["exitCode"] as? Int == 2)
    #expect(json["passes"] as? Bool == false)
    for part in ["doctor", "lint", "verify"] { #expect(json[part] is [String: Any], "\(part)") }
  }

  @Test("check --strict fails for warnings") func strict() async throws {
    try fixture.rewrite("ball", "\nviews:", "\nparams: { unused: 1 }\nviews:")
    #expect(try await check().status == 0)
    let strict = try await check(["--strict"])
    #expect(strict.status == 1)
    #expect(strict.output.contains("lint: 2 recipes, 1 warning\n"))
  }

  @Test("check reads no recipes if something that is required is missing") func missing()
    async throws
  {
    let installation = await Installation(
      fonts: FontCatalog(directory: "/nowhere"), searchPath: "/nowhere")
    let outcome = CheckOutcome(doctor: InstallationOutcome(installation: installation))
    let text = try outcome.result(.text)
    #expect(text.status == .environment)
    #expect(text.output.contains("apt install fonts-lato"))
    #expect(text.output.contains("\nlint: not run: something that is required is missing\n"))
    #expect(text.output.hasSuffix("check: fails with exit code 3\n"))
    let github = try outcome.result(.github)
    #expect(github.output.contains("::error title=flipbook%3A missing-component::the font fonts-"))
  }

  @Test("check rejects the standard input, and fails without recipes") func misuse() async throws {
    #expect(try await CommandRun(["check", "-"], in: folder.path).status == 64)
    #expect(try await CommandRun(["check", "@nowhere"], in: folder.path).status == 2)
  }
}
