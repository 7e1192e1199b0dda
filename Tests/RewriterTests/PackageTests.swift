import Foundation
import Testing

/// The rewriter for the target of a package.
@Suite struct PackageTests {
  private let folder: TemporaryFolder
  private let output: URL

  init() throws {
    folder = try TemporaryFolder()
    output = folder.url.appending(path: "out")
  }

  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func run(_ paths: [String]) throws -> (status: Int32, output: Data, errors: String) {
    try RewriterProgram.execute(
      try RewriterProgram.program.get().path, ["--package", "--output", output.path] + paths)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
  }

  @Test("methods are registered by a call, and errors of the compiler have places in the files")
  func registration() throws {
    let path = try write(
      "import UIKit\nclass A: UIView {\n  @objc func tap() {}\n}\n", to: "a \"b\".swift")
    #expect(try run([path]).status == 0)
    #expect(try names() == ["0-a \"b\".swift", "FlipbookEntry.swift", "FlipbookSupport.swift"])
    let text = try String(contentsOf: output.appending(path: "0-a \"b\".swift"), encoding: .utf8)
    #expect(
      text.hasPrefix(
        "#sourceLocation(file: \"\(folder.url.path)/a \\\"b\\\".swift\", line: 1)\nimport UIKit\n"))
    let entry = try String(
      contentsOf: output.appending(path: "FlipbookEntry.swift"), encoding: .utf8)
    #expect(entry.contains("flipbookMethodsOfFile0()"))
    #expect(!entry.contains("@_cdecl"))
  }

  @Test("properties that tests may observe announce their changes") func properties() throws {
    let path = try write(
      "import UIKit\nclass A: UIView {\n  @objc dynamic var count = 0\n}\n", to: "a.swift")
    _ = try run([path])
    let text = try String(contentsOf: output.appending(path: "0-a.swift"), encoding: .utf8)
    #expect(text.contains("didChangeValue(forKey: \"count\")"))
    #expect(text.contains("PropertyTable.add(\"count\""))
  }

  @Test("files that are the same are not written again, and those of removed files disappear")
  func changes() throws {
    let paths = [
      try write("class A {}\n", to: "a.swift"), try write("class B {}\n", to: "b.swift"),
    ]
    _ = try run(paths)
    let old = Date(timeIntervalSince1970: 1_000_000)
    for name in try names() {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: output.appending(path: name).path)
    }
    _ = try write("class C {}\n", to: "a.swift")
    _ = try run([paths[0]])
    #expect(try names() == ["0-a.swift", "FlipbookEntry.swift", "FlipbookSupport.swift"])
    let dates = try names().map {
      try FileManager.default.attributesOfItem(atPath: output.appending(path: $0).path)[
        .modificationDate] as? Date
    }
    #expect(dates[0] != old && dates[2] == old)
  }

  @Test("warnings and errors are printed as the compiler does") func messages() throws {
    let outlet = "import UIKit\nclass A: UIView {\n  @IBOutlet var label: UILabel!\n}\n"
    let path = try write(outlet, to: "a.swift")
    let warned = try run([path])
    #expect(warned.status == 0)
    #expect(warned.errors.hasPrefix("\(path):3:"))
    #expect(warned.errors.contains(": warning: "))
    let failing = try write(
      "import UIKit\nlet s = UIStoryboard(name: \"Main\", bundle: nil)\n", to: "b.swift")
    let failed = try run([failing])
    #expect(failed.status == 1)
    #expect(failed.errors.contains("\(failing):2:") && failed.errors.contains(": error: "))
  }
}
