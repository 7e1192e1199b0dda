import Foundation
import Glibc
import Recipes
import Testing
import UIKit

@testable import Hosting

@MainActor
@Suite struct ProgramLibraryTests {
  /// Compiles C code to a shared library, and returns its path.
  private static func library(_ code: String, in folder: TemporaryFolder) throws -> String {
    let source = "\(folder.path)/scene.c"
    try Data(code.utf8).write(to: URL(fileURLWithPath: source))
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "clang", "-shared", "-fPIC", "-o", "\(folder.path)/scene.so", source,
    ]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    return "\(folder.path)/scene.so"
  }

  @Test("each play of a library has global variables of its own") func globals() throws {
    let folder = try TemporaryFolder()
    let path = try Self.library("static int n; int next(void) { return ++n; }", in: folder)
    let library = ProgramLibrary(path: path)
    let calls = try (0..<5).map { _ in
      let symbol = try #require(dlsym(try library.open(), "next"))
      return unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
    }
    #expect(calls.map { $0() } == [1, 1, 1, 1, 1])
    #expect(calls.map { $0() } == [2, 2, 2, 2, 2])
  }

  @Test("a missing library and one without a program are errors") func errors() throws {
    let folder = try TemporaryFolder()
    #expect(throws: LoadingError.self) {
      try ProgramLibrary(path: "\(folder.path)/missing.so").load()
    }
    let empty = try Self.library("int nothing;", in: folder)
    let error = #expect(throws: LoadingError.self) { try ProgramLibrary(path: empty).load() }
    #expect(error?.description.contains("flipbook_register_scene") == true)
    let idle = try Self.library("void flipbook_register_scene(void) {}", in: try TemporaryFolder())
    #expect(throws: LoadingError.self) { try ProgramLibrary(path: idle).load() }
  }

  @Test("the list of programs is JSON whose other keys have defaults") func list() throws {
    let json = """
      [{ "path": "App.swift", "name": "App", "library": "/a/scene.so", "seed": 1, "properties": [] },
       { "path": "B.swift", "name": "B", "library": "/b/scene.so", "device": "iPhone 8",
         "duration": 2.5, "touches": "/b/touches.yaml", "resources": "/b" }]
      """
    let programs = try CompiledProgram.all(json: json)
    #expect(programs.map(\.path) == ["App.swift", "B.swift"])
    #expect(programs.map(\.device) == [nil, "iPhone 8"])
    #expect(programs.map(\.duration) == [nil, 2.5])
    #expect(programs.map(\.touches) == [nil, "/b/touches.yaml"])
    let error = #expect(throws: RecipeErrors.self) { try Recipe.load(programs[0]) }
    #expect(error?.diagnostics.first?.code == .badProgram)
    #expect(error?.diagnostics.first?.file == "App.swift")
  }
}
