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

  /// Runs the tasks of an array on two nodes, each of which takes every second one, and then what depends on them.
  private static let sbatch = """
    #!/usr/bin/env bash
    for word; do
      case $word in
        --array=1-*) tasks=${word#--array=1-} ;;
        --wrap=*) command=${word#--wrap=} ;;
      esac
    done
    for node in 1 2; do
      for ((task = node; task <= ${tasks:-1}; task += 2)); do
        SLURM_ARRAY_TASK_ID=$task bash -c "$command" >/dev/null || touch failed
      done &
    done
    wait
    echo 7
    """

  @Test("the example for Slurm renders on two nodes what one machine renders") func slurm() throws {
    try folder.write(Self.sbatch, to: "sbatch")
    chmod("\(folder.path)/sbatch", 0o755)
    try run(["render", "ball.yaml", "--fps", "50", "-o", "whole"])
    let script = RepositoryFiles.root.appending(path: "Benchmarks/slurm").path
    let outcome = try BuiltCommand.run(
      "/usr/bin/env",
      [
        "FLIPBOOK=\(BuiltCommand.path)",
        "PATH=\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
        script, "ball.yaml", "out", "3", "--fps", "50",
      ], in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try !folder.names(in: "").contains("failed"))
    try run(["merge", "out"])
    let names = try folder.names(in: "whole")
    #expect(try folder.names(in: "out").filter { !$0.hasSuffix(".log") && $0 != "costs" } == names)
    for name in names {
      let files = try ["whole", "out"].map {
        try Data(contentsOf: URL(filePath: "\(folder.path)/\($0)/\(name)"))
      }
      #expect(files[0] == files[1], "\(name)")
    }
  }
}
