import FoundationEssentials
import Imaging

/// The Swift compiler of this machine.
package struct Toolchain: Hashable, Codable, Sendable {
  /// The path of `swiftc`.
  package let compiler: String
  /// The version, as `swiftc --version` prints it in its first line.
  package let version: String
  /// The folder of the compiler's libraries.
  let resources: String

  /// The folders with the libraries that a kit's programs load.
  var libraries: [String] { ["\(resources)/linux", "\(resources)/host"] }

  /// Returns the path of `swiftc`; nil if it is not installed.
  static func compilerPath(_ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/swiftc" }
      .first(where: Files.exists)
  }

  /// Asks the compiler for its version.
  ///
  /// - Throws: A `SceneError` if there is none, or if it fails.
  package init(environment: [String: String]) async throws {
    guard let compiler = Self.compilerPath(environment) else { throw SceneError.noCompiler }
    let output = try await CompilerTool(path: compiler).run(["-print-target-info"])
    guard output.isSuccess,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(output.text.utf8))
    else { throw SceneError.toolFailed(name: compiler, reason: output.lastLines) }
    self.compiler = compiler
    version = info.compilerVersion
    resources = info.paths.runtimeResourcePath
  }

  /// Throws if the compiler cannot use the modules of a kit.
  package func check(_ kit: Kit) throws(SceneError) {
    guard version == kit.compiler else {
      throw .otherCompiler(found: version, expected: kit.compiler)
    }
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let compilerVersion: String
    let paths: Paths
  }
}
