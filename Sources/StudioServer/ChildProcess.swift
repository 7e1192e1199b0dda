import Dispatch
import Glibc
import Imaging
import Paths

/// A child process in a process group of its own, so that Ctrl-C in the terminal ends only the
/// server, which then ends its children.
struct ChildProcess: Sendable {
  /// How a process ended.
  enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signaled(Int32)
  }

  /// The number of the process and of its group, which is valid until `reap` returns.
  let id: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The path of the program and its arguments.
  ///   - environment: The variables of the process.
  ///   - descriptors: The descriptors of the process from 0, as descriptors of this process; it has
  ///     no others.
  init(
    _ command: [String], environment: [String: String], descriptors: [Int32]
  ) throws(StudioServerError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    // A pipe of this process would stay open as long as the child.
    let open = (try? Files.names(in: "/proc/self/fd")) ?? []
    for descriptor in open.compactMap(Int32.init) where descriptor >= descriptors.count {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This process ignores signals that the child must receive.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var id: pid_t = 0
    let code = withCStrings(command) { arguments in
      withCStrings(variables) { variables in
        arguments[0].map { program in
          posix_spawnp(&id, program, &actions, &attributes, arguments, variables)
        } ?? ENOENT
      }
    }
    guard code == 0 else { throw .system(action: "start \(command.first ?? "")", code: code) }
    self.id = id
  }

  /// Calls a closure on another thread when the process has ended, which `reap` then removes.
  func onEnd(_ handler: @escaping @Sendable () -> Void) {
    let id = id_t(id)
    DispatchQueue(label: "child").async {
      var information = siginfo_t()
      while waitid(P_PID, id, &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      handler()
    }
  }

  /// Returns how the process ended, and gives its number back to the system.
  func reap() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
  }

  /// Sends a signal to the process and to those that it has started.
  func send(signal: Int32) { killpg(id, signal) }
}

/// Calls a closure with texts as C strings, followed by nil.
private func withCStrings<Result>(
  _ texts: [String],
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = texts.map { text in text.withPath { strdup($0) } } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { buffer in
    buffer.baseAddress.map(body) ?? body(UnsafeMutablePointer.allocate(capacity: 1))
  }
}

/// Returns the description of a signal, such as `Segmentation fault`.
func signalName(_ signal: Int32) -> String {
  strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
}
