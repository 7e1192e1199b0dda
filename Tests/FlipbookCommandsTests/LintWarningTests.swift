import FlipbookTestSupport
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct LintWarningTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let head = "flipbook: 1\nduration: 0.2s\n"
    let label = "views: { l: { kind: label, frame: [0, 0, 20, 20], text: A long text } }\n"
    _ = try folder.write(head, to: "none.yaml")
    _ = try folder.write(head + "params: { a: 1 }\n", to: "unused.yaml")
    _ = try folder.write(head + label, to: "played.yaml")
    _ = try folder.write(head + label + "lint: { ignore: truncated-text }\n", to: "ignored.yaml")
    _ = try folder.write(head + "titel: a\n", to: "broken.yaml")
  }

  @Test(
    "lint --strict exits with 1 for warnings and with 2 for errors",
    arguments: [
      (["none.yaml"], 0, 0), (["unused.yaml"], 0, 1), (["played.yaml"], 0, 1),
      (["ignored.yaml"], 0, 0), (["broken.yaml"], 2, 2), (["unused.yaml", "broken.yaml"], 2, 2),
      (["none.yaml", "played.yaml"], 0, 1),
    ] as [([String], Int32, Int32)])
  func exitCodes(names: [String], plain: Int32, strict: Int32) async throws {
    let files = names.map { folder.path($0) }
    #expect(try await LintCommand.run(files).status.rawValue == plain)
    #expect(try await LintCommand.run(files + ["--strict"]).status.rawValue == strict)
  }

  @Test("lint --json prints warnings with their codes") func json() async throws {
    let files = ["unused.yaml", "played.yaml", "ignored.yaml"].map { folder.path($0) }
    let report = try await LintCommand.run(files + ["--json"]).json["files"]
    let warnings = try #require(report as? [[String: Any]]).map { file in
      (file["warnings"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
    }
    #expect(warnings == [["unused-param"], ["truncated-text"], []])
  }

  @Test("render prints the warnings that are known without playing") func render() async throws {
    let run = try await CommandRun(
      ["render", "@unused.yaml", "@played.yaml", "-o", "@out", "--progress", "none"],
      in: folder.path)
    #expect(run.status == 0)
    #expect(run.errors.contains("[unused-param]"))
    #expect(!run.errors.contains("truncated-text"))
  }
}
