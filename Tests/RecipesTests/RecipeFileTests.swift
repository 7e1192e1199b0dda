import Foundation
import Testing

@testable import Recipes

/// Tests paths that do not refer to a recipe.
@Suite struct RecipeFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("flipbook-\(UUID().uuidString)")

  private func write(_ files: [String: Data]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
  }

  private func result(_ name: String) -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    do throws(RecipeErrors) {
      return try Recipe.load(path: folder.appendingPathComponent(name).path).name
    } catch {
      return error.diagnostics.map(\.description).joined(separator: "\n")
        .replacing(folder.path, with: "F")
    }
  }

  @Test("a recipe is loaded from a file") func loads() throws {
    try write(["ball.yaml": Data("flipbook: 1\nduration: 1s".utf8)])
    #expect(result("ball.yaml") == "ball")
  }

  @Test("a missing file suggests a similar recipe") func missing() throws {
    try write(["ball.yaml": Data(), "notes.txt": Data()])
    #expect(
      result("bal.yaml") == """
        F/bal.yaml: error: file not found [missing-file]
         = help: did you mean 'F/ball.yaml'?
        """)
  }

  @Test("a symbolic link to a missing file names that file") func brokenLink() throws {
    try write([:])
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link.yaml").path, withDestinationPath: "moved.yaml")
    #expect(
      result("link.yaml") == """
        F/link.yaml: error: file not found [missing-file]
         = help: the path is a symbolic link to 'moved.yaml'
        """)
  }

  @Test("a path without its extension suggests the recipe") func missingExtension() throws {
    try write(["alert.yaml": Data(), "alert2.yaml": Data()])
    #expect(result("alert").hasSuffix("help: did you mean 'F/alert.yaml'?"))
  }

  @Test("a file in a missing folder is not found") func missingFolder() {
    #expect(
      result("no/such.yaml") == "F/no/such.yaml: error: file not found [missing-file]")
  }

  @Test("a folder suggests the recipes in it") func folderPath() throws {
    try write(["b.yaml": Data(), "a.yaml": Data()])
    #expect(
      result("") == """
        F: error: the path is a folder [not-a-file]
         = expected: a recipe file
         = help: specify one of its recipes: a.yaml, b.yaml
        """)
  }

  @Test("a path of one character is not found") func shortPaths() {
    // A hyphen is the standard input.
    for byte in UInt8(0)..<128 where !"/.-".utf8.contains(byte) {
      let path = String(Unicode.Scalar(byte))
      let error = #expect(throws: RecipeErrors.self) { try Recipe.load(path: path) }
      #expect(error?.diagnostics.map(\.code) == [.missingFile], "\(path.debugDescription)")
    }
  }

  @Test("a device file is not opened") func deviceFile() {
    #expect(
      throws: RecipeErrors([
        Diagnostic(.notAFile, "not a regular file", file: "/dev/zero")
      ])
    ) { try Recipe.load(path: "/dev/zero") }
  }

  @Test("a file that exceeds the limit is not read") func tooLarge() throws {
    try write(["a.yaml": Data(repeating: UInt8(ascii: "#"), count: Limits.fileSize + 1)])
    #expect(
      result("a.yaml") == """
        F/a.yaml: error: the file is too large for a recipe [file-too-large]
         = expected: at most 256 KB
        """)
  }

  @Test("a file that is not UTF-8 is reported") func notUTF8() throws {
    try write(["a.yaml": Data([0x61, 0xFF, 0xFE])])
    #expect(
      result("a.yaml") == """
        F/a.yaml: error: the file is not UTF-8 text [not-utf8]
         = help: save it in UTF-8
        """)
  }

  @Test("the largest file with a single line is checked in time") func largestLine() throws {
    let text = "flipbook: 1\nduration: 1s\ntitle: \"" + String(repeating: "*? ]: ", count: 43_000)
    try write(["a.yaml": Data(text.utf8)])
    #expect(result("a.yaml").contains("yaml-syntax") || result("a.yaml").contains("bad-key"))
  }
}
