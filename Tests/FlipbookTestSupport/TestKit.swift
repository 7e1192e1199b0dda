import Foundation

/// The kit, which the tests assemble once from the objects of their own build.
package enum TestKit {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The path of the kit, next to the program.
  package static let path: Result<String, any Error> = Result {
    let build = URL(filePath: BuiltCommand.path).deletingLastPathComponent().path
    let kit = "\(build)/kit"
    let outcome = try BuiltCommand.run(
      RepositoryFiles.root.appending(path: ".make/kit").path,
      [build, kit, "probe=Tests/SwiftScenesTests/Probe/main.swift"], in: "/tmp")
    guard outcome.status == 0 else { throw Failure(description: outcome.errors) }
    return kit
  }

  /// The variables with which the built command plays Swift programs.
  package static var environment: [String: String] {
    get throws {
      [
        "FLIPBOOK_KIT": try path.get(),
        "XDG_CACHE_HOME": RepositoryFiles.root.appending(path: ".build/scene-tests").path,
      ]
    }
  }
}
