import Testing

@testable import Movies

@Suite struct ExternalToolTests {
  private func tool(_ name: String, _ versionArguments: [String] = []) -> ExternalTool {
    ExternalTool(
      name: name, purpose: "is tested", package: "\(name)-package",
      versionArguments: versionArguments)
  }

  @Test("a missing program is reported with its package") func missingProgram() async {
    let missing = tool("flipbook-no-such-program")
    #expect(missing.path() == nil)
    await #expect(throws: MovieError.toolMissing(missing)) { try await missing.run([]) }
    #expect(
      MovieError.toolMissing(missing).description
        == "flipbook-no-such-program is not installed; install it with: "
        + "apt-get install flipbook-no-such-program-package")
  }

  @Test("a program is searched for in the folders of PATH") func searchPath() {
    #expect(tool("sh").path(in: "/nowhere:/bin:/usr/bin") == "/bin/sh")
    #expect(tool("sh").path(in: "") == nil)
    #expect(tool("passwd").path(in: "/etc") == nil, "a file that is not executable")
    #expect(tool("bin").path(in: "/usr") == nil, "a folder")
  }

  @Test("arguments are passed without a shell") func arguments() async throws {
    let text = "a 'b' \"c\" $HOME `ls` *\n"
    #expect(try await tool("printf").run(["%s", text]) == text)
  }

  @Test("the version is the first line of the output") func version() async throws {
    #expect(try await tool("printf", ["one 1.0\ntwo\n"]).version() == "one 1.0")
  }

  @Test("a failure contains the last lines of the error output") func failure() async {
    let shell = tool("sh")
    let script = "for i in 1 2 3 4 5 6 7; do echo line $i >&2; done; exit 3"
    await #expect(
      throws: MovieError.toolFailed(shell, reason: "line 3\nline 4\nline 5\nline 6\nline 7")
    ) { try await shell.run(["-c", script]) }
    await #expect(throws: MovieError.self) { try await shell.run(["-c", "kill -9 $$"]) }
  }

  @Test("a program with endless output is terminated") func endlessOutput() async {
    await #expect(throws: MovieError.self) { try await tool("yes").run([]) }
  }

  @Test("the tools are sorted by name") func toolsAreSorted() {
    #expect(ExternalTool.all.map(\.name) == ExternalTool.all.map(\.name).sorted())
  }
}
