import ArgumentParser
import Dispatch
import Foundation
import Synchronization

/// Ends work cleanly when the user presses Ctrl-C or the process is asked to end.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]
  private static let queue = DispatchQueue(label: "signals", qos: .userInteractive)

  /// Does work; a signal cancels it, and a second one kills the process.
  ///
  /// Throws the exit code 128 + signal for work that a signal has cancelled.
  @MainActor
  static func interruptible<Result: Sendable>(
    _ work: @escaping @MainActor @Sendable () async throws -> Result
  ) async throws -> Result {
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
    } catch is CancellationError {
      write(
        "flipbook: interrupted; every file written so far is whole\n", to: .standardError)
      throw ExitCode(128 + (received.withLock { $0 } ?? SIGINT))
    }
  }

  /// Calls a handler at the first signal of a kind; another one does what it always does.
  ///
  /// On a queue of its own: the simulation may be busy on the main one, the jobs on all others.
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
