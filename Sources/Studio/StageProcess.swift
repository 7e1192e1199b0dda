import Glibc
import Imaging
import StudioProtocol

/// The process of the stage: reads requests from the standard input, and writes frames to the standard
/// output.
///
/// Anything else that prints to the standard output prints to the standard error instead. The process
/// sleeps while nothing plays, and ends with its input.
@MainActor
package struct StageProcess {
  /// How long work in the background lasts until requests are read again, in seconds.
  private static let sliceDuration = 0.003
  /// The time before the next tick in which no such work starts, in seconds.
  private static let reserve = 0.004

  private let input: Int32
  private let output: StageOutput
  private var reader = PacketReader()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private let session: StudioSession

  private init(path: String, input: Int32, output: Int32) {
    let output = StageOutput(output)
    (self.input, self.output) = (input, output)
    session = StudioSession(path: path) { output.send($0) }
  }

  /// Runs until the input ends, or the server asks to end.
  ///
  /// - Parameter path: The path of a recipe, or of a folder of recipes.
  /// - Throws: A `PacketError` for input that is not from the server.
  package static func run(path: String) async throws {
    let output = dup(Files.standardOutput)
    guard output >= 0 else { return }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    signal(SIGPIPE, SIG_IGN)
    var process = StageProcess(path: path, input: STDIN_FILENO, output: output)
    try process.run()
  }

  private mutating func run() throws {
    while !session.isFinished {
      guard try readRequests() else { return }
      session.advance(to: Self.now)
      guard flush() else { return }
      guard session.hasWork else { continue }
      let now = Self.now
      let next = session.nextTime ?? .infinity
      guard next - now > Self.reserve else { continue }
      let end = min(now + Self.sliceDuration, next - Self.reserve)
      session.doWork(while: { Self.now < end && !hasInput }, at: now)
      guard flush() else { return }
    }
  }

  /// Waits for requests, until the next tick is due or there is other work, and handles them; returns
  /// false at the end of the input.
  private mutating func readRequests() throws -> Bool {
    var timeout: Double?
    if let next = session.nextTime { timeout = max(0, next - Self.now) }
    if session.hasWork, timeout.map({ $0 > Self.reserve }) ?? true { timeout = 0 }
    guard wait(timeout) else { return true }
    while true {
      let count = buffer.withUnsafeMutableBytes {
        recv(input, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
      }
      if count == 0 { return false }
      guard count > 0 else {
        if errno == ENOTSOCK { return try readPipe() }
        return errno == EAGAIN || errno == EINTR
      }
      try handle(count)
      if count < buffer.count { return true }
    }
  }

  /// Reads from an input that is not a socket.
  private mutating func readPipe() throws -> Bool {
    let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    guard count > 0 else { return count < 0 && errno == EINTR }
    try handle(count)
    return true
  }

  private mutating func handle(_ count: Int) throws {
    reader.append(buffer[..<count])
    let now = Self.now
    while let packet = try reader.next() { session.receive(packet, at: now) }
  }

  /// Waits until there is input; returns false if there is none within a number of seconds.
  ///
  /// - Parameter timeout: The maximum duration; nil for none.
  private func wait(_ timeout: Double?) -> Bool {
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    // A tick is at most a millisecond late; the next one is due as if it were not.
    let milliseconds = timeout.map { Int32(min(1e6, ($0 * 1000).rounded(.up))) } ?? -1
    return poll(&request, 1, milliseconds) > 0
  }

  private var hasInput: Bool { wait(0) }

  /// Writes what the session sent; returns false if there is no one to read it.
  private func flush() -> Bool {
    output.flush()
    return output.isOpen
  }

  /// The time of a clock that only increases, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
