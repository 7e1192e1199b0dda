import FlipbookTestSupport
import Foundation
import Testing

/// The numbers in the README and in the guide are measured.
@Suite struct ResultsTests {
  @Test("the README and the guide to numbers contain the tables of one machine's results")
  func pages() throws {
    func shown(_ name: String, in page: String) throws -> String {
      let text = try String(
        contentsOf: RepositoryFiles.root.appending(path: page), encoding: .utf8)
      let parts = text.components(separatedBy: "<!-- begin: \(name) -->\n")
      let tables = try #require(parts.dropFirst().first)
      return try #require(tables.components(separatedBy: "<!-- end: \(name) -->").first)
    }
    let results = RepositoryFiles.root.appending(path: "Benchmarks/Results")
    let files = try FileManager.default.contentsOfDirectory(atPath: results.path)
    let tables = try files.filter { $0.hasSuffix(".md") }.map {
      try String(contentsOf: results.appending(path: $0), encoding: .utf8)
    }
    let whole = try shown("make bench", in: "Documentation/Guides/numbers.md")
    #expect(tables.contains(whole))
    let summary = try shown("make bench, summary", in: "README.md")
    #expect(summary.count > 500 && whole.hasPrefix(summary))
  }

  @Test("tables match the numbers they are made from") func tablesMatchNumbers() throws {
    let results = RepositoryFiles.root.appending(path: "Benchmarks/Results")
    let files = try FileManager.default.contentsOfDirectory(atPath: results.path)
    let numbers = files.filter { $0.hasSuffix(".json") }
    #expect(!numbers.isEmpty)
    for name in numbers {
      let folder = try TemporaryFolder()
      let page = try folder.write(
        "a <!-- begin: make bench -->b<!-- end: make bench --> c", to: "page.md")
      let copy = folder.path(name)
      try FileManager.default.copyItem(
        atPath: results.appending(path: name).path, toPath: copy)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "python3", RepositoryFiles.root.appending(path: "Benchmarks/results.py").path, "show", copy,
        page,
      ]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let table = name.replacing(".json", with: ".md")
      let expected = try String(contentsOf: results.appending(path: table), encoding: .utf8)
      #expect(try String(contentsOfFile: folder.path(table), encoding: .utf8) == expected)
      #expect(
        try String(contentsOfFile: page, encoding: .utf8)
          == "a <!-- begin: make bench -->\n\(expected)<!-- end: make bench --> c")
    }
  }
}
