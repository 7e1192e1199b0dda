import Foundation
import Recipes
import Testing

@testable import Hosting

@Suite struct ProgramBuilderTests {
  private static let outcome = """
    [{"path": "App.swift", "library": LIBRARY, "sources": ["SOURCE"], "errors": ERRORS}]
    """
  private static let error = """
    [{"severity": "error", "code": "bad-program", "message": "no cards", "file": "App.swift"}]
    """

  /// Returns a program of a source, and a builder whose command prints an outcome.
  private func builder(
    _ source: String, library: String, errors: String = "[]"
  ) throws -> ProgramBuilder {
    let list = """
      [{"path": "App.swift", "name": "App", "library": "/old.so", "sources": ["\(source)"]}]
      """
    let printed = Self.outcome.replacing("LIBRARY", with: library)
      .replacing("SOURCE", with: source).replacing("ERRORS", with: errors)
    let command = String(
      decoding: try JSONEncoder().encode(["/bin/echo", printed]), as: UTF8.self)
    return try #require(ProgramBuilder(CompiledProgram.all(json: list), command: command))
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test("a program is compiled again when a source has changed") func changed() throws {
    let folder = try TemporaryFolder()
    let source = "\(folder.path)/App.swift"
    try write("one", to: source)
    let builder = try builder(source, library: "\"/new.so\"")
    #expect(builder.program(at: "App.swift")?.identity == "/old.so")
    #expect(builder.program(at: "Other.swift") == nil)
    try write("two", to: source)
    #expect(builder.program(at: "App.swift")?.identity == "/new.so")
    #expect(builder.program(at: "App.swift")?.sources == [source])
  }

  @MainActor
  @Test("the errors of a program are thrown when it starts") func errors() throws {
    let folder = try TemporaryFolder()
    let source = "\(folder.path)/App.swift"
    try write("one", to: source)
    let builder = try builder(source, library: "null", errors: Self.error)
    try write("two", to: source)
    let program = try #require(builder.program(at: "App.swift"))
    let errors = #expect(throws: RecipeErrors.self) { try program.start(ProgramSetup()) }
    #expect(errors?.diagnostics.map(\.message) == ["no cards"])
  }
}
