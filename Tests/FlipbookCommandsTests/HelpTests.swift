import Foundation
import Testing

@testable import FlipbookCommands

/// The help of the command and of every verb, compared with the files in `Help`.
///
/// `FLIPBOOK_RECORD_HELP=1 swift test --filter HelpTests` writes the files.
@Suite struct HelpTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Help")
  private static let names =
    ["flipbook"]
    + FlipbookCommand.configuration.subcommands.compactMap { $0.configuration.commandName }

  @MainActor
  @Test("the help of each verb is that of its file", arguments: names)
  func help(name: String) async throws {
    let arguments = name == "flipbook" ? ["--help"] : ["help", name]
    let help = try await CommandRun(arguments, in: Self.folder.path)
    #expect(help.status == 0)
    let lines = help.output.trimmingCharacters(in: .newlines)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { $0.replacing(/\ +$/, with: "") + "\n" }.joined()
    let file = Self.folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_HELP"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("each file belongs to a verb") func files() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.names.map { "\($0).txt" }.sorted())
  }
}
