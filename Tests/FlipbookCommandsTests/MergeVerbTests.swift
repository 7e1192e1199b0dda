import FlipbookTestSupport
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct MergeVerbTests {
  @Test("merge prints the frames that it joined") func mergeOutput() async throws {
    let folder = try TemporaryFolder()
    let ball = try Recipe.load(path: folder.write(ballRecipe, to: "ball.yaml"))
    for shard in ["1/2", "2/2"] {
      var options = RenderOptions()
      options.jobs = 2
      options.shard = try #require(Shard(shard))
      try await ball.render(to: folder.path("shards"), options: options)
    }
    var verb = MergeVerb()
    verb.folders = [folder.path("shards")]
    #expect(
      try await verb.run().output
        == "ball: frames 0 to 29, 40x60 px, in \(folder.path("shards"))\n")
    verb.json = true
    #expect(try await verb.run().output.contains("\"frames\" : 30"))
  }
}
