import Foundation
import Paths
import Testing

@Suite struct ShellQuotingTests {
  @Test(
    "a quoted word is one word of the shell with the same bytes",
    arguments: [
      ("plain", "a-b_c.d,e:f=g+h/i@j%k"), ("empty", ""), ("space", "a b"), ("quote", "it's"),
      ("quote before a combining mark", "a'\u{301}; echo broken #"),
      ("two quotes before combining marks", "'\u{301}'\u{338}$(echo broken)"),
      ("letter before a combining mark", "e\u{301}"), ("line feed", "a\nb"),
      ("carriage return and line feed", "a\r\nb"), ("expansions", "$HOME `ls` * ~ \\ \" ! &"),
      ("not UTF-8", String(fileName: [0x61, 0xE9, 0x27, 0xCC, 0x81])),
    ])
  func quoting(id: String, text: String) throws {
    #expect(try output(of: "printf %s \(text.shellQuoted)") == text.fileBytes)
  }

  @Test("a word without special characters is not quoted") func plainWord() {
    #expect("Recipes/ball.yaml".shellQuoted == "Recipes/ball.yaml")
    #expect("a b".shellQuoted == "'a b'")
    #expect("it's".shellQuoted == "'it'\\''s'")
  }

  @Test("a path that starts with a dash, also before a combining mark, is not an option")
  func arguments() {
    #expect("-a.yaml".asArgument == "./-a.yaml")
    #expect("-\u{301}a".asArgument == "./-\u{301}a")
    #expect("a-b".asArgument == "a-b")
  }

  /// Runs a script, whose bytes need not be UTF-8.
  private func output(of script: String) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "quoting-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(script.fileBytes).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Array(bytes)
  }
}
