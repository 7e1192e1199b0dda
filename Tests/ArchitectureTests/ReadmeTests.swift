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
        open: "```console\n$ flipbook lint five-mistakes.yaml\n",
        file: "Tests/RecipesTests/Broken/five-mistakes.txt"
      ),
    ])
  func quotations(open: String, file: String) throws {
    let quoted = try #require(readme.components(separatedBy: open).dropFirst().first)
    let block = try #require(quoted.components(separatedBy: "```").first)
    #expect(block == (try Repository.text(file)))
  }

  @Test("every linked file exists")
  func links() throws {
    let links = readme.matches(of: /\]\(([^)#:]+)\)/).map { String($0.output.1) }
    #expect(links.contains("Recipes/alert.yaml"))
    for link in links {
      #expect(Repository.has(link), "\(link)")
    }
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
