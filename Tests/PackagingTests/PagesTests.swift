import Foundation
import Testing

/// The pages that are installed.
struct PagesTests {
  private let folder: PackageFolder

  init() throws {
    folder = try PackageFolder()
    let outcome = try folder.run("'\(PackageFolder.scripts.path)/pages' doc")
    try #require(outcome.status == 0, "\(outcome.output)")
  }

  @Test("the README, the guides, the reference and the recipes are installed") func files() {
    let paths = folder.paths(below: "doc")
    for path in [
      "README.md", "Documentation/README.md", "Documentation/views.md",
      "Documentation/Guides/tour.md", "Documentation/ci/github.yml", "examples/alert.yaml",
      "examples/Cookbook/README.md", "examples/Cookbook/sheet.yaml",
    ] {
      #expect(paths.contains(path), "\(path)")
    }
  }

  @Test("every relative link of an installed page names an installed file") func links() throws {
    let pages = folder.paths(below: "doc").filter { $0.hasSuffix(".md") }
    var count = 0
    for page in pages {
      let url = folder.url.appending(path: "doc/\(page)")
      let text = try String(contentsOf: url, encoding: .utf8)
        .replacing(/```.*?```/.dotMatchesNewlines(), with: "")
      for link in text.matches(of: /\]\(([^()#\s]+)/) where !link.1.contains(":") {
        let target = url.deletingLastPathComponent().appending(path: String(link.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link.1)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test("a link to a file that is not installed becomes its text") func otherFiles() throws {
    let readme = try String(
      contentsOf: folder.url.appending(path: "doc/README.md"), encoding: .utf8)
    #expect(readme.contains("| ARCHITECTURE.md, CONTRIBUTING.md, CHANGELOG.md |"))
    #expect(readme.contains("An alert snaps in, a button is tapped, and the alert flies off"))
    #expect(readme.contains("[the cookbook](examples/Cookbook/README.md)"))
    #expect(!readme.contains("!["))
  }
}
