import StudioProtocol

/// The exports of a session: those that wait for their command, the one that runs, and the files.
struct ExportQueue {
  /// What a command was requested for.
  enum Purpose: Sendable {
    case export(ExportRequest.Kind)
    case approval
    case display(PageID)
  }

  /// An export that runs.
  struct Running: Sendable {
    let command: ExportCommand
    let purpose: Purpose
    let process: ChildProcess
    /// What the process printed on the standard error, without its progress.
    var errors: [UInt8] = []
    var isCanceled = false
    var hasClosedErrors = false
    var ending: ChildProcess.Ending?
    /// Is called when the process has ended.
    var onEnd: (@Sendable () -> Void)?
  }

  /// The requests whose commands the stage has not sent yet, by their numbers.
  var requests: [Int: Purpose] = [:]
  var running: Running?
  /// The files that were exported, by the numbers of their exports.
  var files: [Int: String] = [:]
  private var count = 0

  /// Whether an export runs or will run.
  var isBusy: Bool {
    running != nil
      || requests.values.contains { if case .display = $0 { false } else { true } }
  }

  /// Adds a request and returns its number.
  mutating func add(_ purpose: Purpose) -> Int {
    count += 1
    requests[count] = purpose
    return count
  }

  /// Removes the requests that no stage will answer.
  mutating func forgetRequests() { requests = [:] }
}

/// What pages receive about exports.
struct ExportUpdate: Encodable, Sendable {
  let type: String
  let id: Int
  var kind: String
  var command: String
  var progress: Double?
  /// The path of the file or folder, and the URL at which the server sends a file.
  var file: String?
  var url: String?
  var bytes: Int?
  var error: String?

  init(_ type: String, _ command: ExportCommand, _ purpose: ExportQueue.Purpose) {
    self.type = type
    id = command.id
    self.command = command.text
    kind =
      switch purpose {
      case .export(let kind): kind.rawValue
      case .approval: "approve"
      case .display: "command"
      }
  }
}

/// A command as pages receive it.
struct CommandUpdate: Encodable, Sendable {
  let type = "command"
  let id: Int
  let text: String
  let file: String?
  let error: String?

  init(_ command: ExportCommand) {
    id = command.id
    text = command.text
    file = command.file
    error = command.error
  }
}

/// A line of progress that `flipbook` prints.
struct ProgressLine: Decodable {
  let done: Int
  let total: Int
}
