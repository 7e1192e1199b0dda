import Foundation
import Testing

@testable import Recipes

/// What is said about paths that name no recipe.
@Suite struct RecipeFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("flipbook-\(UUID().uuidString)")

  private func write(_ files: [String: Data]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
  }

  private func verdict(_ name: String) -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    do throws(RecipeErrors) {
      return try Recipe.load(path: folder.appendingPathComponent(name).path).name
    } catch {
      return error.diagnostics.map(\.description).joined(separator: "\n")
        .replacing(folder.path, with: "F")
    }
  }

  @Test func loads() throws {
    try write(["ball.yaml": Data("flipbook: 1\nduration: 1s".utf8)])
    #expect(verdict("ball.yaml") == "ball")
  }

  @Test func missing() throws {
    try write(["ball.yaml": Data(), "notes.txt": Data()])
    #expect(
      verdict("bal.yaml") == """
        F/bal.yaml: error: there is no such file [missing-file]
         = help: did you mean 'F/ball.yaml'?
        """)
  }

  @Test func missingExtension() throws {
    try write(["alert.yaml": Data(), "alert2.yaml": Data()])
    #expect(verdict("alert").hasSuffix("help: did you mean 'F/alert.yaml'?"))
  }

  @Test func missingFolder() {
    #expect(
      verdict("no/such.yaml") == "F/no/such.yaml: error: there is no such file [missing-file]")
  }

  @Test func folderGiven() throws {
    try write(["b.yaml": Data(), "a.yaml": Data()])
    #expect(
      verdict("") == """
        F: error: this is a folder [not-a-file]
         = expected: a recipe
         = help: name one of the recipes in it: a.yaml, b.yaml
        """)
  }

  @Test func deviceGiven() {
    #expect(
      throws: RecipeErrors([
        Diagnostic(.notAFile, "this is not a regular file", file: "/dev/zero")
      ])
    ) { try Recipe.load(path: "/dev/zero") }
  }

  @Test func tooLarge() throws {
    try write(["a.yaml": Data(repeating: UInt8(ascii: "#"), count: Limits.fileSize + 1)])
    #expect(
      verdict("a.yaml") == """
        F/a.yaml: error: the file is too large for a recipe [file-too-large]
         = expected: at most 256 KB
        """)
  }

  @Test func notText() throws {
    try write(["a.yaml": Data([0x61, 0xFF, 0xFE])])
    #expect(
      verdict("a.yaml") == """
        F/a.yaml: error: the file is not text in UTF-8 [not-utf8]
         = help: save it with the encoding UTF-8
        """)
  }

  @Test func largestFileOfOneLineIsReadInTime() throws {
    let text = "flipbook: 1\nduration: 1s\ntitle: \"" + String(repeating: "*? ]: ", count: 43_000)
    try write(["a.yaml": Data(text.utf8)])
    #expect(verdict("a.yaml").contains("yaml-syntax") || verdict("a.yaml").contains("bad-key"))
  }
}
