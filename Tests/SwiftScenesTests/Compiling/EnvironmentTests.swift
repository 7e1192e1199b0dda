import FlipbookTestSupport
import Foundation
import Testing

@testable import Imaging
@testable import SwiftScenes

/// What the machine has to have, and the cache of compiled programs.
@Suite struct EnvironmentTests {
  private static let program = ["A.swift": "import UIKit\nclass A: UIViewController {}"]

  @Test("without a kit, the exit code is 3, with advice") func noKit() throws {
    let folder = try SceneFolder(Self.program)
    let outcome = try folder.run(["run", "A.swift"], environment: ["FLIPBOOK_KIT": "/nowhere"])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("searched: /nowhere"))
    #expect(outcome.errors.contains("make kit"))
  }

  @Test("without a compiler, the exit code is 3; what was compiled before plays") func noCompiler()
    throws
  {
    let folder = try SceneFolder(Self.program)
    let outcome = try folder.run(
      ["lint", "A.swift"], environment: ["PATH": "/nowhere"], usesOwnCache: true)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("'swiftc' is not in a folder of PATH"))
  }

  @Test("a kit of another compiler is refused") func otherCompiler() throws {
    let folder = try SceneFolder(Self.program)
    try folder.write("Swift version 5.9 (swift-5.9-RELEASE)\nabc\n", to: "kit/version")
    let outcome = try folder.run(
      ["run", "A.swift"], environment: ["FLIPBOOK_KIT": "\(folder.path)/kit"], usesOwnCache: true)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.contains("expected: Swift version 5.9 (swift-5.9-RELEASE); found: Swift"))
  }

  @Test("a program is compiled once, and again when a file or an option changes") func cache()
    throws
  {
    let folder = try SceneFolder(Self.program)
    func count(_ arguments: [String]) throws -> Int {
      let outcome = try folder.run(["run", "--check"] + arguments, usesOwnCache: true)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try folder.names(in: ".caches/flipbook/scenes").count
    }
    #expect(try count(["A.swift"]) == 1)
    #expect(try count(["A.swift"]) == 1)
    #expect(try count(["A.swift", "--controller", "A"]) == 2)
    try folder.write("import UIKit\nclass A: UIViewController { let n = 1 }", to: "A.swift")
    #expect(try count(["A.swift"]) == 3)
    #expect(!(try folder.names(in: ".caches/flipbook/scenes").contains { $0.hasPrefix(".") }))
  }

  @Test("a program that does not compile leaves nothing in the cache") func failure() throws {
    let folder = try SceneFolder([
      "A.swift": "import UIKit\nclass A: UIViewController { let n: Int = \"\" }"
    ])
    #expect(try folder.run(["run", "A.swift"], usesOwnCache: true).status == 2)
    #expect(try folder.names(in: ".caches/flipbook/scenes").isEmpty)
  }

  @Test("the cache keeps what was used last, within its limit") func limit() throws {
    let folder = try SceneFolder([:])
    let cache = SceneCache(environment: ["XDG_CACHE_HOME": folder.path], limit: 2500)
    func add(_ name: String) throws {
      let part = try cache.makeFolder()
      try Data(count: 1000).write(to: URL(filePath: "\(part)/\(CompiledScene.library)"))
      _ = try cache.finish(part, as: Digest(bytes: Array(name.utf8)))
    }
    for name in ["a", "b"] { try add(name) }
    // Used again, so that the other one is the oldest.
    #expect(cache.folder(of: Digest(bytes: Array("a".utf8))) != nil)
    try add("c")
    #expect(cache.folder(of: Digest(bytes: Array("a".utf8))) != nil)
    #expect(cache.folder(of: Digest(bytes: Array("b".utf8))) == nil)
    #expect(cache.folder(of: Digest(bytes: Array("c".utf8))) != nil)
  }
}
