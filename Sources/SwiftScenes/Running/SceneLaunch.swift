import FoundationEssentials
import Glibc
import Imaging

/// The launch of the kit's program, which plays compiled programs as recipes, in place of this process.
///
/// The kit's program has the same verbs, and a dynamically linked Swift runtime, which the compiled programs
/// share.
package struct SceneLaunch: Sendable {
  /// The variable with the list of programs; it is that of module Hosting.
  package static let variable = "FLIPBOOK_SCENES"

  /// The program's path.
  let program: String
  /// The words after the program's name.
  package let arguments: [String]
  /// The variables of its environment.
  package let environment: [String: String]

  /// An element of the list of programs, in JSON.
  private struct Entry: Encodable {
    let path: String
    let name: String
    let library: String
    let sources: [String]
    let device: String?
    let duration: Double?
    let touches: String?
    let seed: UInt64?
    let resources: String?
  }

  /// - Parameters:
  ///   - arguments: The words of the command line after the name of the program.
  ///   - compiling: The words after this program's path that compile the scenes again when their sources change, and print
  ///     the outcomes in JSON; nil to play them as they are.
  package init(
    _ scenes: [CompiledScene], _ kit: Kit, _ options: SceneOptions, arguments: [String],
    compiling: [String]? = nil, environment: [String: String]
  ) throws {
    program = kit.program
    let entries = scenes.map { scene in
      Entry(
        path: scene.sources.path, name: scene.sources.name, library: scene.library,
        sources: scene.sources.files,
        device: options.device, duration: options.duration, touches: options.touches,
        seed: options.seed, resources: scene.sources.resources)
    }
    // The files of a program after its first one are part of it.
    let parts = scenes.flatMap { $0.sources.files.filter(arguments.contains) }
    let paths = scenes.map(\.sources.path)
    self.arguments = arguments.filter { !parts.contains($0) || paths.contains($0) }
    let folders = [kit.libraries] + scenes.flatMap(\.toolchain.libraries)
    var variables = environment
    variables[Self.variable] = String(
      decoding: try JSONEncoder().encode(entries), as: UTF8.self)
    if let compiling {
      variables["FLIPBOOK_COMPILE"] = String(
        decoding: try JSONEncoder().encode([Kit.programPath] + compiling), as: UTF8.self)
    }
    variables["FLIPBOOK_TIME_LIMIT"] = "\(options.timeLimit)"
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables["LD_LIBRARY_PATH"] = (folders + [environment["LD_LIBRARY_PATH"]].compactMap(\.self))
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ":")
    self.environment = variables
  }

  /// Runs the kit's program in place of this one.
  ///
  /// - Throws: An `ImagingError` if it cannot be run.
  package func run() throws(ImagingError) -> Never {
    // Signals that this process ignores or blocks have their default effects again.
    for number in [SIGINT, SIGTERM, SIGPIPE, SIGXFSZ] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    var words = (["flipbook"] + arguments).map(Self.cString)
    words.append(nil)
    var variables = environment.sorted { $0.key < $1.key }.map {
      Self.cString("\($0.key)=\($0.value)")
    }
    variables.append(nil)
    _ = program.withPath { execve($0, words, variables) }
    throw .system(action: "run", path: program, code: errno)
  }

  /// Returns a copy of the bytes of a text, ended by zero.
  private static func cString(_ text: String) -> UnsafeMutablePointer<CChar>? {
    text.withPath { strdup($0) }
  }
}
