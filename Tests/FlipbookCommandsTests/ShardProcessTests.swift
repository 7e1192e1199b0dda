import FlipbookTestSupport
import Foundation
import Testing

@Suite struct ShardProcessTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  private func run(_ arguments: [String], whileRunning: (Process) throws -> Void = { _ in }) throws
  {
    let outcome = try BuiltCommand.run(
      BuiltCommand.path, arguments, in: folder.path, whileRunning: whileRunning)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("shards rendered by concurrent processes merge to the whole render") func concurrentShards()
    throws
  {
    func shard(_ text: String) -> [String] {
      ["render", "ball.yaml", "--shard", text, "-o", "out"]
    }
    // All processes find the output of this render.
    try run(["render", "ball.yaml", "--fps", "120", "-o", "out"])
    try run(["render", "ball.yaml", "-o", "whole"])
    try run(shard("1/3")) { _ in
      try run(shard("2/3")) { _ in try run(shard("3/3")) }
    }
    try run(["merge", "out"])
    let names = try folder.names(in: "whole")
    #expect(try folder.names(in: "out") == names)
    for name in names {
      let files = try ["whole", "out"].map {
        try Data(contentsOf: URL(filePath: "\(folder.path)/\($0)/\(name)"))
      }
      #expect(files[0] == files[1], "\(name)")
    }
  }
}
