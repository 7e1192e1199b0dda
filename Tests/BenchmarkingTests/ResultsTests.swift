import FlipbookTestSupport
import Foundation
import Testing

/// The numbers in the README are measured.
@Suite struct ResultsTests {
  @Test("the README contains the tables of one machine's results") func readmeTables() throws {
    let readme = try String(
      contentsOf: RepositoryFiles.root.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(
      readme.firstMatch(of: /(?s)<!-- begin: make bench -->\n(.*?)<!-- end: make bench -->/))
    let results = RepositoryFiles.root.appending(path: "Benchmarks/Results")
    let files = try FileManager.default.contentsOfDirectory(atPath: results.path)
    let tables = try files.filter { $0.hasSuffix(".md") }.map {
      try String(contentsOf: results.appending(path: $0), encoding: .utf8)
    }
    #expect(tables.contains(String(shown.1)))
  }

  @Test("tables match the numbers they are made from") func tablesMatchNumbers() throws {
    let results = RepositoryFiles.root.appending(path: "Benchmarks/Results")
    let files = try FileManager.default.contentsOfDirectory(atPath: results.path)
    let numbers = files.filter { $0.hasSuffix(".json") }
    #expect(!numbers.isEmpty)
    for name in numbers {
      let folder = try TemporaryFolder()
      let readme = try folder.write(
        "a <!-- begin: make bench -->b<!-- end: make bench --> c", to: "README.md")
      let copy = folder.path(name)
      try FileManager.default.copyItem(
        atPath: results.appending(path: name).path, toPath: copy)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "python3", RepositoryFiles.root.appending(path: "Benchmarks/results.py").path, "show", copy,
        readme,
      ]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let table = name.replacing(".json", with: ".md")
      let expected = try String(contentsOf: results.appending(path: table), encoding: .utf8)
      #expect(try String(contentsOfFile: folder.path(table), encoding: .utf8) == expected)
      #expect(
        try String(contentsOfFile: readme, encoding: .utf8)
          == "a <!-- begin: make bench -->\n\(expected)<!-- end: make bench --> c")
    }
  }
}
