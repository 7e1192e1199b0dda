import Glibc
import Paths

/// What the studio shows, and where it listens.
public struct StudioServerOptions: Sendable {
  /// The recipe, or the folder of recipes.
  public var path: String
  /// The address or the name of this machine on which to listen.
  public var host = "127.0.0.1"
  /// The port; 0 for any free one.
  public var port = 0
  /// The program `flipbook`, of which the studio starts other processes.
  package var program = ["/proc/self/exe"]
  /// The variables of those processes.
  package var environment: [String: String] = [:]
  /// A stage that traps within this time after the last trap, in seconds, is not started again by itself.
  var minLifetime: Int64 = 3

  /// Creates options.
  public init(path: String) { self.path = path }

  /// Whether only programs on this machine can connect.
  public var isLocal: Bool { ["127.0.0.1", "localhost", "::1"].contains(host) }

  /// Throws an error unless the path refers to a file or a folder that can be read.
  func checkPath() throws(StudioServerError) {
    guard path.withPath({ access($0, R_OK) }) == 0, let signature = FileSignature(path: path)
    else { throw .unreadable(path: path, code: errno) }
    guard signature.isFolder || signature.mode & S_IFMT == S_IFREG else {
      throw .notAFile(path: path)
    }
  }

  /// The path of the recipe or folder from the root.
  var absolutePath: String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    var folder = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let isKnown = folder.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { getcwd($0, characters.count) != nil } ?? false
      }
    }
    return isKnown ? "\(String(fileName: folder.prefix { $0 != 0 }))/\(path)" : path
  }
}
