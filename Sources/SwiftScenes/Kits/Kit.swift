import Glibc
import Imaging

/// What Swift programs are compiled and linked with: Flipbook's modules, its shared library, the rewriter of
/// sources, and the program that plays them.
package struct Kit: Hashable, Sendable {
  /// The folder of the kit.
  package let path: String
  /// The version of the compiler that built it, as `swiftc --version` prints it.
  package let compiler: String
  /// What distinguishes the kit from others.
  package let identity: String

  /// The variable with the folder of a kit.
  package static let variable = "FLIPBOOK_KIT"

  /// Finds the kit: that of the environment, or the one next to the program, where `make kit` and packages
  /// install it.
  ///
  /// - Throws: `SceneError.noKit` if there is none.
  package init(environment: [String: String]) throws {
    let program = Self.programPath.folderPath
    let folders =
      environment[Self.variable].map { [$0] }
      ?? ["\(program)/kit", "\(program)/../lib/flipbook/kit"]
    for folder in folders {
      guard let bytes = try? Files.read("\(folder)/version") else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      guard lines.count >= 2 else { continue }
      (path, compiler, identity) = (folder, lines[0], lines[1])
      return
    }
    throw SceneError.noKit(searched: folders)
  }

  /// The path of this process's program.
  static var programPath: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    return String(fileName: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)))
  }

  var modules: String { "\(path)/modules" }
  var libraries: String { "\(path)/lib" }
  var program: String { "\(path)/bin/flipbook" }
  var rewriter: String { "\(path)/bin/flipbook-rewrite" }
}
