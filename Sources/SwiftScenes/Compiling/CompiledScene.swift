import FoundationEssentials
import Imaging
import RecipeSyntax

/// A compiled Swift program.
package struct CompiledScene: Sendable {
  /// The name of the shared library in the folder of a compiled program.
  static let library = "scene.so"
  /// The name of the file with what was found while compiling.
  private static let facts = "scene.json"

  /// What was found while compiling.
  struct Facts: Codable {
    let toolchain: Toolchain
    let warnings: [Diagnostic]
  }

  /// The sources.
  package let sources: SceneSources
  /// The path of the shared library.
  package let library: String
  /// The compiler.
  package let toolchain: Toolchain
  /// Warnings about the sources.
  package let warnings: [Diagnostic]

  /// Reads what was written to the folder of a compiled program.
  init(_ sources: SceneSources, in folder: String) throws {
    let bytes = try Files.read("\(folder)/\(Self.facts)")
    let facts = try JSONDecoder().decode(Facts.self, from: Data(bytes))
    self.sources = sources
    library = "\(folder)/\(Self.library)"
    (toolchain, warnings) = (facts.toolchain, facts.warnings)
  }

  /// Writes what was found while compiling to the folder of a compiled program.
  static func write(_ facts: Facts, to folder: String) throws {
    try Files.write([UInt8](JSONEncoder().encode(facts)), to: "\(folder)/\(Self.facts)")
  }
}
