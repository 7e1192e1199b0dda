import Foundation
import Testing

@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try Repository.text("README.md")
  }

  @Test(
    "quoted files match their sources",
    arguments: [
      (open: "```yaml\n", file: "Recipes/alert.yaml"),
      (
        open: "```console\n$ flipbook lint misspelled.yaml\n",
        file: "Tests/RecipesTests/Broken/misspelled.txt"
      ),
    ])
  func quotations(open: String, file: String) throws {
    let quoted = try #require(readme.components(separatedBy: open).dropFirst().first)
    let block = try #require(quoted.components(separatedBy: "```").first)
    #expect(block == (try Repository.text(file)))
  }

  @Test("every linked file exists", arguments: pages())
  func links(page: String) throws {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    let links = try Repository.text(page).matches(of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/)
      .map { String($0.output.1) }
    for link in links {
      #expect(Repository.has(folder.isEmpty ? link : "\(folder)/\(link)"), "\(page): \(link)")
    }
    #expect(page != "README.md" || links.contains("Recipes/alert.yaml"))
  }

  /// The pages that were not generated.
  static func pages() -> [String] {
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Benchmarks/README.md"]
      + Repository.files(below: "Documentation/Guides", suffixes: [".md"])
  }

  @Test("the README mentions the main make targets")
  func commands() throws {
    let makefile = try Repository.text("Makefile")
    for target in ["demo", "test", "bench"] {
      #expect(readme.contains("make \(target)"))
      #expect(makefile.contains("\n\(target):"))
    }
  }
}
