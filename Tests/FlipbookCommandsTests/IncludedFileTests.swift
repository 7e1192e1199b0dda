import FlipbookTestSupport
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct IncludedFileTests {
  @Test("files that recipes include are not recipes of their folder") func folder() async throws {
    let folder = try TemporaryFolder()
    let recipe = ballRecipe.replacing("stage: {", with: "include: stage.yaml\nstage: {")
    _ = try folder.write(recipe, to: "ball.yaml")
    let part = try folder.write("flipbook: include\nstage: { statusBar: true }\n", to: "stage.yaml")
    let list = try await ListCommand.run([folder.path])
    #expect(list.output.split(separator: "\n").count == 1)
    #expect(list.output.contains("ball.yaml"))
    let lint = try await LintCommand.run([part])
    #expect(lint.output.contains("1:11: error: this file is included by recipes"))
    let record = try await CommandRun(
      ["record", folder.path, "--references", folder.path("References")], in: folder.path)
    #expect(record.status == 0)
    let verify = try await CommandRun(
      ["verify", folder.path, "--references", folder.path("References")], in: folder.path)
    #expect(verify.output.contains("1 recipe") || verify.status == 0)
    #expect(!verify.output.contains("stage"))
  }
}
