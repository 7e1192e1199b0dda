import ArgumentParser
import Foundation
import Testing

@testable import FlipbookCommands

/// The help of the command and of every verb, compared with the files in `Help`.
///
/// `FLIPBOOK_RECORD_HELP=1 swift test --filter HelpTests` writes the files.
@Suite struct HelpTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Help")
  private static let commands =
    [FlipbookCommand.self as any ParsableCommand.Type]
    + FlipbookCommand.configuration.subcommands
  private static let names = commands.compactMap { $0.configuration.commandName }

  @Test("The help of each verb is that of its file", arguments: names)
  func help(name: String) throws {
    let command = try #require(Self.commands.first { $0.configuration.commandName == name })
    let help =
      command == FlipbookCommand.self
      ? FlipbookCommand.helpMessage(includeHidden: false, columns: 80)
      : FlipbookCommand.helpMessage(for: command, columns: 80)
    let text = help.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\ +$/, with: "") }.joined(separator: "\n")
      .replacing(/\n*$/, with: "\n")
    let file = Self.folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_HELP"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("Each file belongs to a verb") func files() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.names.map { "\($0).txt" }.sorted())
  }
}
