import ArgumentParser
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

/// The commands of the README and of the guides.
@Suite struct PageTests {
  private static let pages =
    ["README.md"]
    + ["command", "installing", "movies", "numbers", "other-tools", "tour", "verifying"]
    .map { "Documentation/Guides/\($0).md" }

  @Test("the sessions of a page print what it quotes", arguments: pages) func sessions(page: String)
    throws
  {
    let folder = try RecipeFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Recipes",
      withDestinationPath: RepositoryFiles.root.appending(path: "Recipes").path)
    try FileManager.default.copyItem(
      at: RepositoryFiles.root.appending(path: "Tests/RecipesTests/Broken/misspelled.yaml"),
      to: URL(filePath: "\(folder.path)/misspelled.yaml"))
    for step in try Self.blocks("console", in: page).flatMap(Self.steps) {
      let outcome = try BuiltCommand.run(
        "/bin/sh",
        ["-c", step.command.replacing(/^flipbook/) { _ in "\"$0\"" }, BuiltCommand.path],
        in: folder.path)
      #expect(
        Self.matches(outcome.output, step.output),
        "\(page): \(step.command)\n\(outcome.output)\(outcome.errors)")
    }
  }

  @Test("every command of a page has valid arguments", arguments: pages)
  func arguments(page: String) throws {
    let text = try String(
      contentsOf: RepositoryFiles.root.appending(path: page), encoding: .utf8)
    let blocks = try ["console", "sh", "text"].flatMap { try Self.blocks($0, in: page) }
    let commands =
      blocks.flatMap(Self.steps).map(\.command).filter { $0.hasPrefix("flipbook ") }
      // Commands with arguments in a sentence, unless these have words that stand for something.
      + text.matches(of: /`(flipbook \w+ [^`\n]*)`/).map { String($0.1) }
      .filter { !$0.contains(/\b[A-Z]+\b|…/) }
    for command in commands {
      let words = Self.words(command).dropFirst().prefix { $0 != ">" }
      #expect(throws: Never.self, "\(page): \(command)") {
        try Self.parse(Array(words))
      }
    }
  }

  @Test("quoted output may leave out lines") func quotation() {
    #expect(Self.matches("a\nb\nc\n", ["a", "b", "c"]))
    #expect(Self.matches("a\nb\nc\n", ["a", "  …"]))
    #expect(Self.matches("a\nb\nc\nd\n", ["a", "…", "d"]))
    #expect(!Self.matches("a\nb\nc\n", ["a", "b"]))
    #expect(!Self.matches("a\nb\nc\n", ["b", "…"]))
    #expect(!Self.matches("a\nb\n", ["a", "…", "c"]))
  }

  /// Returns the code blocks in a language.
  private static func blocks(_ language: String, in page: String) throws -> [String] {
    let text = try String(
      contentsOf: RepositoryFiles.root.appending(path: page), encoding: .utf8)
    return text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// Returns the words of a command, of which spaces in single quotes are a part.
  private static func words(_ command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .map { $0.isMultiple(of: 2) ? String($1.replacing(" ", with: "\u{0}")) : String($1) }
      .joined().split(separator: "\u{0}").map { String($0) }
  }

  /// Returns the commands of a block with the lines after each; comments are left out.
  private static func steps(_ block: String) -> [(command: String, output: [String])] {
    var steps: [(command: String, output: [String])] = []
    for line in block.components(separatedBy: "\n") {
      if line.hasPrefix("$ ") {
        steps.append((String(line.dropFirst(2)), []))
      } else if !steps.isEmpty {
        steps[steps.count - 1].output.append(line)
      }
    }
    return steps
  }

  /// Returns whether an output has the lines of a pattern, in which `…` is any number of lines.
  private static func matches(_ output: String, _ pattern: [String]) -> Bool {
    func matches(_ lines: ArraySlice<Substring>, _ pattern: ArraySlice<String>) -> Bool {
      guard let first = pattern.first else { return lines.isEmpty }
      let rest = pattern.dropFirst()
      if first.trimmingCharacters(in: .whitespaces) == "…" {
        return matches(lines, rest) || (!lines.isEmpty && matches(lines.dropFirst(), pattern))
      }
      return lines.first.map { String($0) == first && matches(lines.dropFirst(), rest) } ?? false
    }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return matches(lines.dropLast(lines.last == "" ? 1 : 0), pattern[...])
  }

  private static func parse(_ words: [String]) throws {
    do {
      _ = try FlipbookCommand.parseAsRoot(words)
    } catch  where FlipbookCommand.exitCode(for: error).isSuccess {
      // A request for help.
    }
  }
}
