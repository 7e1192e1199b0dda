import Testing

@testable import Movies

@Suite struct ExternalToolTests {
  private func tool(_ name: String, _ versionArguments: [String] = []) -> ExternalTool {
    ExternalTool(
      name: name, purpose: "is tested", package: "\(name)-package",
      versionArguments: versionArguments)
  }

  @Test func `a missing program is told with its package`() async {
    let missing = tool("flipbook-no-such-program")
    #expect(missing.path() == nil)
    await #expect(throws: MovieError.toolMissing(missing)) { try await missing.run([]) }
    #expect(
      MovieError.toolMissing(missing).description
        == "flipbook-no-such-program is not installed. Install it with: "
        + "apt-get install flipbook-no-such-program-package")
  }

  @Test func `a program is found along the path`() {
    #expect(tool("sh").path(in: "/nowhere:/bin:/usr/bin") == "/bin/sh")
    #expect(tool("sh").path(in: "") == nil)
    #expect(tool("passwd").path(in: "/etc") == nil, "a file that is no program")
    #expect(tool("bin").path(in: "/usr") == nil, "a folder")
  }

  @Test func `arguments are passed as they are`() async throws {
    let text = "a 'b' \"c\" $HOME `ls` *\n"
    #expect(try await tool("printf").run(["%s", text]) == text)
  }

  @Test func `the version is the first line`() async throws {
    #expect(try await tool("printf", ["one 1.0\ntwo\n"]).version() == "one 1.0")
  }

  @Test func `a failure has the last lines of what the program said`() async {
    let shell = tool("sh")
    let script = "for i in 1 2 3 4 5 6 7; do echo line $i >&2; done; exit 3"
    await #expect(
      throws: MovieError.toolFailed(shell, reason: "line 3\nline 4\nline 5\nline 6\nline 7")
    ) { try await shell.run(["-c", script]) }
    await #expect(throws: MovieError.self) { try await shell.run(["-c", "kill -9 $$"]) }
  }

  @Test func `a program that never stops talking is stopped`() async {
    await #expect(throws: MovieError.self) { try await tool("yes").run([]) }
  }

  @Test func `the tools are listed by name`() {
    #expect(ExternalTool.all.map(\.name) == ExternalTool.all.map(\.name).sorted())
  }
}
