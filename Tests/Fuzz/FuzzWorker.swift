import ArgumentParser
import Foundation
import Synchronization

/// A process that runs cases of one subject, since a trap ends its process.
struct WorkerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Run some cases in this process.", shouldDisplay: false)

  @Argument var subject: SubjectName
  @Option var folder: String
  @Option var seed: UInt64 = 1
  @Option var first = 0
  @Option var count = 0
  @Option(parsing: .remaining) var files: [String] = []

  @MainActor
  func run() async throws {
    let subject = try subject.make(in: folder)
    for index in first..<first + max(count, files.count) {
      let input =
        files.isEmpty
        ? subject.input(seed: seed, index: index) : try Repository.bytes(of: files[index])
      WorkerMessage.start(index).send()
      let start = Self.processorTime
      do {
        let isValid = try await subject.read(input)
        let milliseconds = Int((Self.processorTime - start) * 1000)
        WorkerMessage.end(index, isValid: isValid, milliseconds, megabytes: Self.megabytes).send()
      } catch {
        WorkerMessage.failure(index, "\(error)").send()
      }
    }
  }

  /// The processor time of the process, in seconds.
  private static var processorTime: Double {
    var usage = rusage()
    getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The maximum memory of the process so far.
  private static var megabytes: Int {
    var usage = rusage()
    getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}

/// What a worker reports about its cases, as a line of text.
enum WorkerMessage {
  case start(Int)
  case end(Int, isValid: Bool, Int, megabytes: Int)
  case failure(Int, String)

  func send() {
    let line =
      switch self {
      case .start(let index): "start \(index)"
      case .end(let index, let isValid, let milliseconds, let megabytes):
        "end \(index) \(isValid) \(milliseconds) \(megabytes)"
      case .failure(let index, let reason):
        "failure \(index) \(reason.replacing("\n", with: " "))"
      }
    // Without a buffer: a trap must not lose a line.
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }

  init?(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, let index = Int(words[1]) else { return nil }
    let rest = words.count > 2 ? words[2].split(separator: " ") : []
    switch words[0] {
    case "start": self = .start(index)
    case "end" where rest.count == 3:
      guard let milliseconds = Int(rest[1]), let megabytes = Int(rest[2]) else { return nil }
      self = .end(index, isValid: rest[0] == "true", milliseconds, megabytes: megabytes)
    case "failure": self = .failure(index, words.count > 2 ? String(words[2]) : "")
    default: return nil
    }
  }
}

/// Runs workers and receives their messages.
struct FuzzWorker {
  /// What the cases of a worker have led to.
  struct Outcome {
    var cases = 0
    var valid = 0
    var maxMilliseconds = 0
    var maxMegabytes = 0
    /// The failed cases with their reasons.
    var failures: [(index: Int, reason: String)] = []
    /// The case after the last one that was run.
    var next = 0
  }

  let subject: SubjectName
  let limits: LimitOptions

  /// Runs a worker until it ends; kills it at a case that takes longer than ten times the limit.
  func run(_ words: [String], from first: Int, until deadline: ContinuousClock.Instant? = nil)
    throws -> Outcome
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      ["worker", subject.rawValue, "--folder", folder.path, "--first", "\(first)"] + words
    let output = Pipe()
    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    try output.fileHandleForWriting.close()

    var outcome = Outcome(next: first)
    var current: Int?
    var text: [UInt8] = []
    let descriptor = output.fileHandleForReading.fileDescriptor
    let patience = Int32(limits.seconds * 10_000) + 20_000
    reading: while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, patience) > 0 else {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        if let current { outcome.failures.append((current, "does not end")) }
        outcome.next = (current ?? outcome.next) + 1
        return outcome
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      text += buffer.prefix(count)
      while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: text[..<end], as: UTF8.self)
        text.removeSubrange(...end)
        receive(WorkerMessage(line[...]), &outcome, &current)
        // The maximum memory of a process never shrinks.
        if isTooLarge(outcome) || deadline.map({ ContinuousClock.now > $0 }) == true {
          kill(process.processIdentifier, SIGKILL)
          process.waitUntilExit()
          return outcome
        }
      }
    }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
      let report = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      let lines = report.split(separator: "\n")
      let cause = lines.first {
        $0.contains("Fatal error") || $0.contains("ERROR:") || $0.contains("runtime error")
      }
      guard let current else { throw Contradiction("the worker failed: \(report.prefix(500))") }
      outcome.failures.append(
        (current, "trap \(process.terminationStatus): \(cause ?? lines.first ?? "")"))
      outcome.next = current + 1
    }
    return outcome
  }

  private func isTooLarge(_ outcome: Outcome) -> Bool {
    limits.megabytes > 0 && outcome.maxMegabytes > limits.megabytes
  }

  private func receive(_ message: WorkerMessage?, _ outcome: inout Outcome, _ current: inout Int?) {
    switch message {
    case nil: break
    case .start(let index): current = index
    case .end(let index, let isValid, let milliseconds, let megabytes):
      current = nil
      outcome.cases += 1
      outcome.valid += isValid ? 1 : 0
      outcome.next = index + 1
      outcome.maxMilliseconds = max(outcome.maxMilliseconds, milliseconds)
      outcome.maxMegabytes = max(outcome.maxMegabytes, megabytes)
      if Double(milliseconds) > limits.seconds * 1000 {
        outcome.failures.append((index, "takes \(milliseconds) ms"))
      }
      if isTooLarge(outcome) { outcome.failures.append((index, "takes \(megabytes) MB")) }
    case .failure(let index, let reason):
      current = nil
      outcome.cases += 1
      outcome.next = index + 1
      outcome.failures.append((index, reason))
    }
  }

  /// Runs files, and returns those that fail with their reasons.
  static func failures(of files: [String], _ subject: SubjectName, limits: LimitOptions) throws
    -> [(file: String, reason: String)]
  {
    var failures: [(String, String)] = []
    var first = 0
    while first < files.count {
      let rest = Array(files[first...])
      let outcome = try FuzzWorker(subject: subject, limits: limits)
        .run(["--files"] + rest, from: 0)
      failures += outcome.failures.map { (rest[$0.index], $0.reason) }
      guard outcome.next > 0 else { break }
      first += outcome.next
    }
    return failures
  }
}
