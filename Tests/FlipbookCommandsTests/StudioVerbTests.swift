import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

@Suite struct StudioVerbTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  @Test(
    "studio refuses what it cannot show with the exit codes of other verbs",
    arguments: [
      (["@missing.yaml"], 2, "cannot read missing.yaml: No such file or directory; check the path"),
      (["-"], 2, "cannot read -: expected a recipe file or a folder of recipes"),
      (["/dev/null"], 2, "cannot read /dev/null: expected a recipe file or a folder of recipes"),
      (["@ball.yaml", "--host", "192.0.2.1"], 3, "cannot listen on '192.0.2.1'"),
      (["@ball.yaml", "--port", "65536"], 64, "expected a whole number from 0 to 65535"),
      (["@ball.yaml", "--port", "http"], 64, "expected a whole number from 0 to 65535"),
      (["@ball.yaml", "--open"], 64, "Unknown option '--open'"),
      ([], 64, "Missing expected argument '<recipe> ...'"),
    ] as [([String], Int32, String)])
  @MainActor
  func refused(arguments: [String], status: Int32, part: String) async throws {
    let run = try await CommandRun(["studio", "--no-open"] + arguments, in: folder.path)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors.contains(part), "\(run.errors)")
  }

  @Test(
    "studio prints its URL first, passes it to xdg-open, and ends on a signal without leftovers")
  func run() throws {
    try folder.write("#!/bin/sh\necho \"$@\" >opened\n", to: "xdg-open")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/xdg-open")
    for signal in [SIGINT, SIGTERM] {
      let opened = URL(filePath: "\(folder.path)/opened")
      try? FileManager.default.removeItem(at: opened)
      var url = ""
      let outcome = try BuiltCommand.run(
        BuiltCommand.path, ["studio", "ball.yaml"], in: folder.path,
        environment: ["PATH": "\(folder.path):/usr/bin:/bin"]
      ) { process in
        for _ in 0..<2000 where !url.hasSuffix("\n") && process.isRunning {
          usleep(10_000)
          url = (try? String(contentsOf: opened, encoding: .utf8)) ?? ""
        }
        let stages = try children(of: process.processIdentifier)
        #expect(stages.count == 1)
        kill(process.processIdentifier, signal)
      }
      #expect(outcome.status == (signal == SIGINT ? 130 : 143))
      #expect(outcome.output == url)
      #expect(
        outcome.output.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9a-f]{32}\n/) != nil)
      #expect(try folder.names(in: "") == ["ball.yaml", "long.yaml", "opened", "xdg-open"])
      #expect(try children(of: 1).isEmpty)
    }
  }

  /// Returns the processes that a process has started and that play a recipe of this test; those of
  /// processes that have ended are children of process 1.
  private func children(of parent: Int32) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      guard Int(name) != nil,
        let status = try? String(contentsOfFile: "/proc/\(name)/status", encoding: .utf8),
        status.contains("PPid:\t\(parent)\n"),
        let folder = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(name)/cwd")
      else { return false }
      return folder == self.folder.path
    }
  }

  @Test("studio without xdg-open prints only its URL") func withoutOpener() throws {
    let outcome = try BuiltCommand.run(
      BuiltCommand.path, ["studio", ".", "--host", "0.0.0.0"], in: folder.path,
      environment: ["PATH": "/nowhere"]
    ) { process in
      usleep(500_000)
      process.terminate()
    }
    #expect(outcome.output.wholeMatch(of: /http:\/\/127.+\n/) != nil)
    #expect(
      outcome.errors.contains("flipbook: warning: listening on 0.0.0.0: any program that can reach")
    )
    #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome.errors)")
  }
}
