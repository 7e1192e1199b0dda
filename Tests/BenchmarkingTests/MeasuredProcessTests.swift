import Flipbook
import FlipbookTestSupport
import Foundation
import Testing

@testable import Benchmarking

@Suite struct MeasuredProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func shell(_ script: String) async throws -> MeasuredProcess {
    try await MeasuredProcess.run(["sh", "-c", script], in: folder.path)
  }

  @Test(
    "a process has a status, output and errors",
    arguments: [
      ("done", "echo out; echo err >&2", 0, "out\n", "err\n"), ("failed", "exit 7", 7, "", ""),
      ("killed", "kill -9 $$", -9, "", ""), ("no input", "cat", 0, "", ""),
    ] as [(String, String, Int32, String, String)])
  func statusAndOutput(
    id: String, script: String, status: Int32, output: String, errors: String
  ) async throws {
    let process = try await shell(script)
    #expect(process.status == status)
    #expect(process.output == output)
    #expect(process.errors == errors)
  }

  @Test("the duration includes the whole process") func duration() async throws {
    let process = try await shell("sleep 0.2")
    #expect(process.seconds > 0.2)
    #expect(process.seconds < 5)
  }

  @Test("the folder is the program's temporary directory") func temporaryDirectory() async throws {
    #expect(try await shell("printf %s \"$TMPDIR\"").output == folder.path)
  }

  @Test("a program receives signals that this process ignores") func signals() async throws {
    let process = try await shell("kill -TERM $$; sleep 1")
    #expect(process.status == -SIGTERM)
  }

  @Test("a missing program throws programMissing") func missingProgram() async throws {
    let error = await #expect(throws: BenchmarkError.self) {
      try await MeasuredProcess.run(["flipbook-nowhere"], in: folder.path)
    }
    #expect(error == .programMissing("flipbook-nowhere", code: ENOENT))
    #expect(error?.description.contains("cannot run flipbook-nowhere: No such file") == true)
  }

  @Test("cancellation terminates the program") func cancellation() async throws {
    let folder = folder.path
    let task = Task { try await MeasuredProcess.run(["sleep", "60"], in: folder) }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    let start = ContinuousClock.now
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
