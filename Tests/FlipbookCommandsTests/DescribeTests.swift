import FlipbookTestSupport
import Foundation
import RecipeSyntax
import Testing

@testable import FlipbookCommands
@testable import Recipes

@MainActor
@Suite struct DescribeTests {
  private let page = DescribeCommand.page

  @Test("describe prints one page, within its budget") func output() async throws {
    let run = try await CommandRun(["describe"], in: "/tmp")
    #expect(run.status == 0)
    #expect(run.output == page)
    #expect(page.utf8.count <= DescribeCommand.maxBytes, "\(page.utf8.count)")
    #expect(page.utf8.count > DescribeCommand.maxBytes / 2, "the stated size is too large")
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("# ") && !$0.hasPrefix("# A ") }
    #expect(lines.first?.hasPrefix("# flipbook ") == true)
  }

  @Test("the page has every verb with its usage, and every exit code") func verbs() {
    for verb in FlipbookCommand.configuration.subcommands {
      let name = verb.configuration.commandName ?? ""
      #expect(
        page.contains("\n- \(name): \(verb.configuration.abstract)\n  `flipbook \(name)"), "\(name)"
      )
    }
    for (code, meaning) in FlipbookCommand.exitCodes {
      #expect(page.contains("\n- \(code): \(meaning)\n"), "\(code)")
    }
  }

  @Test("the page has every kind, action, event and key of the tables") func tables() {
    let kinds =
      ViewKind.kinds.all.map(\.name) + BehaviorKind.all.map(\.name)
      + ComponentKind.kinds.all.map(\.name) + GestureKind.kinds.all.map(\.name)
    for name in kinds {
      #expect(page.contains("#### \(name)") || page.contains("- `\(name)`"), "\(name)")
    }
    let keys =
      ActionKeys.all.map(\.name) + HandlerKeys.events.map(\.key.name)
      + RecipeKeys.table.keys.map(\.name)
    for name in keys { #expect(page.contains("- `\(name)`"), "\(name)") }
    for guide in RecipeGuide().pages {
      for case .entries(let entries) in guide.blocks {
        for entry in entries {
          #expect(page.contains("- `\(entry.term)`"), "\(guide.name): \(entry.term)")
        }
      }
    }
  }

  @Test("every example on the page is a valid recipe") func examples() throws {
    let folder = try TemporaryFolder()
    // Examples refer to images and to a file to include.
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
      ))
    for name in GuideExample.images { try png.write(to: URL(filePath: folder.path(name))) }
    let blocks = page.components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(blocks.count > 80)
    for block in blocks {
      let recipe = GuideExample("describe", at: [], "", block).recipe
      do throws(RecipeErrors) {
        _ = try Recipe.check(recipe, file: folder.path("example.yaml"))
      } catch {
        Issue.record("\(error)\n\(block)")
      }
    }
  }
}
