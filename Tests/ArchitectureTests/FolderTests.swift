import Foundation
import Testing

/// The modules whose folders have no cycles; other modules have some today.
private let acyclicModules = [
  "Benchmarking", "Components", "Composition", "Figures", "Flipbook", "FlipbookCommands", "Timing",
]

@Suite struct FolderTests {
  @Test("the folders of a module have no cycles", arguments: acyclicModules)
  func noCycles(module: String) throws {
    let package = try PackageText.repository.get()
    let target = try #require(package[module])
    let files = try package.files(of: target).map { file in
      let path = file.dropFirst(target.folder.count + 1).split(separator: "/")
      let folder = path.count > 1 ? String(path[0]) : "."
      return FolderGraph.File(folder: folder, text: try Repository.text(file))
    }
    #expect(!files.isEmpty)
    #expect(FolderGraph(files).cycle == nil)
  }

  @Test(
    "a cycle of folders is found",
    arguments: [
      ("no uses", ["struct A {}"], ["struct B {}"], nil),
      ("one direction", ["struct A {}"], ["struct B { let a: A }"], nil),
      ("both directions", ["struct A { let b: B? }"], ["final class B { let a: A }"], ["a", "b"]),
      ("comment", ["struct A {} // as B"], ["struct B { let a: A }"], nil),
      ("nested type", ["struct A { enum B {} }"], ["struct C { let a: A }"], nil),
      ("ambiguous type", ["struct A { let b: B }", "enum B {}"], ["enum B { case a(A) }"], nil),
    ] as [(String, [String], [String], [String]?)])
  func findsCycles(id: String, first: [String], second: [String], cycle: [String]?) {
    let files =
      first.map { FolderGraph.File(folder: "a", text: $0) }
      + second.map { FolderGraph.File(folder: "b", text: $0) }
    #expect(FolderGraph(files).cycle?.sorted() == cycle)
  }
}

/// The folders of a module, and which of them use types that others declare.
///
/// A file uses a type if the type's name occurs outside of comments. Only types at the top level
/// count, and only those whose names are declared in a single folder.
struct FolderGraph {
  struct File {
    let folder: String
    let text: String
  }

  /// The folders that each folder uses.
  private var uses: [String: Set<String>] = [:]

  init(_ files: [File]) {
    let files = files.map {
      File(folder: $0.folder, text: $0.text.replacing(/\/\/[^\n]*/, with: ""))
    }
    let declaration =
      /(?m)^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|open|final|indirect)\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)/
    var folders: [Substring: Set<String>] = [:]
    for file in files {
      for match in file.text.matches(of: declaration) {
        folders[match.1, default: []].insert(file.folder)
      }
    }
    let owners = folders.compactMapValues { $0.count == 1 ? $0.first : nil }
    for file in files {
      let words = Set(file.text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      for word in words {
        guard let owner = owners[word], owner != file.folder else { continue }
        uses[file.folder, default: []].insert(owner)
      }
    }
  }

  /// The folders of a cycle; nil if there is none.
  var cycle: [String]? {
    var finished: Set<String> = []
    var path: [String] = []
    func cycle(from folder: String) -> [String]? {
      if let start = path.firstIndex(of: folder) { return Array(path[start...]) }
      guard !finished.contains(folder) else { return nil }
      path.append(folder)
      for next in (uses[folder] ?? []).sorted() {
        if let found = cycle(from: next) { return found }
      }
      path.removeLast()
      finished.insert(folder)
      return nil
    }
    for folder in uses.keys.sorted() {
      if let found = cycle(from: folder) { return found }
    }
    return nil
  }
}
