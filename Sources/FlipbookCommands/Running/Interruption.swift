import Dispatch
import Glibc
import Synchronization

/// Ends work cleanly when the user presses Ctrl-C or the process is asked to end.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]
  private static let queue = DispatchQueue(label: "signals", qos: .userInteractive)

  /// Runs work that the first signal cancels; a second signal kills the process.
  ///
  /// - Returns: The exit code of the work, or 128 + signal for canceled work.
  @MainActor
  static func exitCode(
    of work: @escaping @MainActor @Sendable () async throws -> Int32
  ) async -> Int32 {
    let task = Task { try await work() }
    let received = Mutex<Int32?>(nil)
    let sources = signals.map { number in
      source(of: number) {
        received.withLock { $0 = $0 ?? number }
        task.cancel()
      }
    }
    defer { for source in sources { source.cancel() } }
    do {
      return try await task.value
    } catch {
      CommandContext.process.writeError(
        "flipbook: interrupted; every file written so far is complete\n")
      return 128 + (received.withLock { $0 } ?? SIGINT)
    }
  }

  /// Returns a source that calls a handler at the first signal of a kind; the second signal has its
  /// default effect.
  ///
  /// The source has a queue of its own: the simulation may occupy the main queue, and the jobs all
  /// others.
  private static func source(
    of number: Int32, handler: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler {
      signal(number, SIG_DFL)
      handler()
    }
    source.resume()
    return source
  }
}
