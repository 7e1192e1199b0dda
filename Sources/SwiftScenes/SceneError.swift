import Imaging

/// Why a Swift program cannot be compiled or played, apart from errors in its sources.
package enum SceneError: Error, Equatable, CustomStringConvertible {
  /// There are no Swift files.
  case noSources(path: String)
  /// The playground has several pages.
  case severalPages(path: String, pages: [String])
  /// There is no kit next to the program.
  case noKit(searched: [String])
  /// There is no Swift compiler.
  case noCompiler
  /// The compiler's version is not that of the kit.
  case otherCompiler(found: String, expected: String)
  /// A program of the compiler failed.
  case toolFailed(name: String, reason: String)
  /// Options were given that only Swift programs have.
  case noProgram(option: String)

  package var description: String {
    switch self {
    case .noSources(let path): "\(path): no Swift files"
    case .severalPages(let path, let pages):
      "\(path): the playground has several pages; name one of them: \(pages.joined(separator: ", "))"
    case .noKit(let searched):
      "Swift programs need Flipbook's kit, which is not installed (searched: \(searched.joined(separator: ", "))): "
        + "install the package flipbook-kit, or run 'make kit' in Flipbook's sources"
    case .noCompiler:
      "Swift programs need the Swift compiler: 'swiftc' is not in a folder of PATH; see swift.org/install"
    case .otherCompiler(let found, let expected):
      "the kit was built by another compiler (expected: \(expected); found: \(found)): install that version "
        + "of Swift, or run 'make kit' with this one"
    case .toolFailed(let name, let reason): "\(name) failed: \(reason)"
    case .noProgram(let option): "\(option) expects a Swift program as input"
    }
  }
}

extension SceneError: CategorizedError {
  package var category: ErrorCategory {
    switch self {
    case .noSources, .severalPages, .noProgram: .invalidInput
    case .noKit, .noCompiler, .otherCompiler, .toolFailed: .environment
    }
  }
}
