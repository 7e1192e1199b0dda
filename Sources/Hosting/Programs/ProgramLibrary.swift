import AppRuntime
import Glibc

/// The library of a compiled program.
///
/// A program has global variables. So that each play starts with new ones, the library is loaded once
/// for each of them: first from its file, then from copies in memory, as the dynamic linker loads a
/// file once. Libraries are never unloaded, since Swift's runtime refers to their types.
@MainActor
final class ProgramLibrary {
  private let path: String
  /// The number of times that the library was loaded.
  private var count = 0

  /// The name of the function that registers a program.
  private static let registration = "flipbook_register_scene"

  nonisolated init(path: String) { self.path = path }

  /// Loads the program, and returns what it shows.
  func load() throws(LoadingError) -> SceneEntry {
    (SceneEntry.current, SceneEntry.variables) = (nil, nil)
    SceneEntry.isBeforeIOS13 = false
    let handle = try open()
    guard let symbol = dlsym(handle, Self.registration) else {
      throw LoadingError(description: "\(path) has no function '\(Self.registration)'")
    }
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    guard let entry = SceneEntry.current else {
      throw LoadingError(description: "\(path) registers nothing to show")
    }
    return entry
  }

  /// Loads the library with new global variables, and returns its handle.
  func open() throws(LoadingError) -> UnsafeMutableRawPointer {
    defer { count += 1 }
    return try count == 0 ? open(path) : openCopy()
  }

  private func open(_ path: String) throws(LoadingError) -> UnsafeMutableRawPointer {
    // Local, so that the same names in other programs and plays are not those of this one.
    if let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) { return handle }
    throw LoadingError(description: dlerror().map { String(cString: $0) } ?? path)
  }

  private func openCopy() throws(LoadingError) -> UnsafeMutableRawPointer {
    let descriptor = Self.makeFileInMemory()
    guard descriptor >= 0 else { throw Self.error("create a copy of", path) }
    defer { close(descriptor) }
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.error("open", path) }
    defer { close(file) }
    while true {
      let copied = sendfile(descriptor, file, nil, 1 << 30)
      guard copied >= 0 else { throw Self.error("copy", path) }
      if copied == 0 { break }
    }
    return try open(Self.path(of: descriptor, number: count))
  }

  /// Creates a file in memory, and returns its descriptor; -1 after an error.
  private static func makeFileInMemory() -> Int32 {
    // Swift does not import `memfd_create`, an extension of the C library.
    guard let symbol = dlsym(nil, "memfd_create") else { return -1 }
    typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    let closesOnExecution: UInt32 = 1
    return unsafeBitCast(symbol, to: Create.self)("scene.so", closesOnExecution)
  }

  /// Returns a path of a file in memory that no other play has: the dynamic linker compares the paths of
  /// libraries, and descriptors have the same number again.
  private static func path(of descriptor: Int32, number: Int) -> String {
    let bits = String(number, radix: 2).map { $0 == "1" ? "/./" : "//" }.joined()
    return "/proc/self/fd\(bits)\(descriptor)"
  }

  private static func error(_ action: String, _ path: String) -> LoadingError {
    LoadingError(description: "cannot \(action) \(path): \(String(cString: strerror(errno)))")
  }
}
