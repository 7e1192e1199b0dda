import FlipbookTestSupport
import Foundation
import Testing

/// The built command within limits of the shell, and the signals that end it.
@Suite struct LimitTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  private func run(_ script: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run("/bin/bash", ["-c", script, BuiltCommand.path], in: folder.path)
  }

  @Test(
    "with few file descriptors, a verb succeeds or exits with 3 and names the limit",
    arguments: [
      "lint ball.yaml", "render ball.yaml -o out -j 1 --progress none", "doctor",
      "movie ball.yaml -o out.gif --progress none",
    ])
  func descriptors(verb: String) throws {
    for count in [4, 6, 9, 11, 13, 16, 19] {
      let outcome = try run("ulimit -n \(count); exec \"$0\" \(verb)")
      #expect([0, 3].contains(outcome.status), "\(count): \(outcome.errors)")
      #expect(
        outcome.status == 0
          || outcome.errors.contains("raise the limit of open files with ulimit -n")
          || outcome.errors.contains("is not installed"), "\(count): \(outcome.errors)")
      #expect(!outcome.errors.contains("apt install"))
      #expect(try folder.names(in: "").filter { $0.hasSuffix("flipbook-tmp") } == [])
    }
  }

  @Test("a limit of file sizes is an error with its name") func fileSize() throws {
    let outcome = try run("ulimit -f 1; exec \"$0\" trace ball.yaml -o t.csv")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("File too large; raise the limit of file sizes with ulimit -f"))
    #expect(try folder.names(in: "") == ["ball.yaml", "long.yaml"])
  }

  @Test("a reader that closes the standard output ends the command with 141, without a message")
  func closedOutput() throws {
    // Megabytes, of which a pipe holds 64 KB.
    let outcome = try run("\"$0\" trace long.yaml | head -c 1 > first; exit ${PIPESTATUS[0]}")
    #expect(outcome.status == 141)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test("a reader that closes a pipe is an error") func closedPipe() throws {
    let outcome = try run(
      "mkfifo t.csv; head -c 1 t.csv > first & \"$0\" trace long.yaml -o t.csv; exit $?")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("cannot write t.csv: Broken pipe"))
  }

  @Test(
    "a signal ends the wait for the reader of a pipe",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func waiting(signal: Int32, status: Int32) throws {
    let outcome = try BuiltCommand.run(
      "/bin/sh", ["-c", "mkfifo t.csv; exec \"$0\" trace ball.yaml -o t.csv", BuiltCommand.path],
      in: folder.path
    ) { process in
      usleep(500_000)
      kill(process.processIdentifier, signal)
    }
    #expect(outcome.status == status)
  }

  @Test("an unreadable recipe exits with 3 and the reason", .enabled(if: getuid() != 0))
  func unreadableRecipe() throws {
    chmod("\(folder.path)/ball.yaml", 0)
    let outcome = try run("\"$0\" render ball.yaml -o out")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("the file cannot be read: Permission denied"))
  }

  @Test("a recipe that the system refuses to read exits with 3", arguments: ["lint", "trace"])
  func endlessLink(verb: String) throws {
    let outcome = try run("ln -s loop.yaml loop.yaml; \"$0\" \(verb) loop.yaml")
    #expect(outcome.status == 3)
    #expect((outcome.output + outcome.errors).contains("Too many levels of symbolic links"))
  }

  @Test("a killed render leaves no lock behind, and a running one excludes others") func lock()
    throws
  {
    var second: BuiltCommand.Outcome?
    _ = try BuiltCommand.run(
      BuiltCommand.path, ["render", "long.yaml", "-o", "out", "--progress", "none"], in: folder.path
    ) { process in
      while process.isRunning, ((try? folder.names(in: "out")) ?? []).count < 5 { usleep(1000) }
      second = try BuiltCommand.run(["render", "ball.yaml", "-o", "out"], in: folder.path)
      kill(process.processIdentifier, SIGKILL)
    }
    #expect(second?.status == 3)
    #expect(
      second?.errors.contains("another render is writing to out: wait until it has finished")
        == true)
    let third = try BuiltCommand.run(["render", "ball.yaml", "-o", "out"], in: folder.path)
    #expect(third.status == 0, "\(third.errors)")
    #expect(try folder.names(in: "out").filter { $0.hasPrefix(".") } == [])
  }
}
