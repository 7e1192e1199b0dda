import Glibc
import Imaging

/// The reasons why the studio cannot start.
public enum StudioServerError: Error, Hashable, Sendable {
  /// The port is in use by another program.
  case portInUse(Int)
  /// Only administrators may listen on the port.
  case portNotPermitted(Int)
  /// The name of the host has no address.
  case unknownHost(String)
  /// The address does not belong to this machine.
  case foreignAddress(String)
  /// The path is neither a file nor a folder that can be read; `code` is `errno`.
  case unreadable(path: String, code: Int32)
  /// The path refers to a device, a pipe or a socket.
  case notAFile(path: String)
  /// A system call failed: `action` is what was attempted, `code` is `errno`.
  case system(action: String, code: Int32)
}

extension StudioServerError: CustomStringConvertible {
  /// The error message, with a suggestion.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use by another program: set --port to another one, or omit it for any free port"
    case .portNotPermitted(let port):
      "no permission to listen on port \(port): set --port to a number from 1024, or omit it for any free port"
    case .unknownHost(let host):
      "unknown host '\(host)': expected an address of this machine, for example 127.0.0.1 or 0.0.0.0"
    case .foreignAddress(let host):
      "cannot listen on '\(host)': expected an address of this machine, for example 127.0.0.1 or 0.0.0.0"
    case .unreadable(let path, let code):
      "cannot read \(path): \(String(cString: strerror(code)))"
        + (code == ENOENT ? "; check the path" : "")
    case .notAFile(let path):
      "cannot read \(path): expected a recipe file or a folder of recipes"
    case .system(let action, let code):
      "cannot \(action): \(String(cString: strerror(code)))"
    }
  }
}

extension StudioServerError: CategorizedError {
  /// Invalid input for a path, and the environment for everything else.
  package var category: ErrorCategory {
    switch self {
    case .unreadable, .notAFile: .invalidInput
    default: .environment
    }
  }
}
