import FoundationEssentials
import Glibc
import Imaging
import NIOCore
import NIOPosix
import StudioProtocol

/// Exports run as processes of `flipbook`, with the command that the page shows.
extension StudioHub {
  /// The maximum number of bytes of an error.
  private static let maxErrors = 1 << 14
  /// The time that an export gets to remove its temporary files before it is killed.
  private static let patience = TimeAmount.seconds(3)

  // MARK: Requests

  /// Exports a range.
  func export(_ request: ExportRequest, for page: PageID) {
    guard checks(request, for: page), checksIdle(for: page) else { return }
    sendToStage(.exportCommand(id: exports.add(.export(request.kind)), request))
  }

  /// Sends the command that would export a range.
  func showCommand(of request: ExportRequest, for page: PageID) {
    guard checks(request, for: page) else { return }
    sendToStage(.exportCommand(id: exports.add(.display(page)), request))
  }

  /// Records the reference of the open recipe.
  func approve(for page: PageID) {
    guard checksIdle(for: page) else { return }
    sendToStage(.approveCommand(id: exports.add(.approval)))
  }

  /// Ends the export that is running.
  func cancelExport() {
    guard let process = exports.running?.process, exports.running?.ending == nil else { return }
    exports.running?.isCanceled = true
    let id = exports.running?.command.id
    process.send(signal: SIGTERM)
    loop.scheduleTask(in: Self.patience) { [weak self] in
      self?.assumeIsolated {
        guard $0.exports.running?.command.id == id, $0.exports.running?.ending == nil else {
          return
        }
        process.send(signal: SIGKILL)
      }
    }
  }

  /// Ends all exports, and waits until they have ended.
  func endExports() async {
    exports.forgetRequests()
    cancelExport()
    await withCheckedContinuation { continuation in
      guard exports.running != nil else { return continuation.resume() }
      exports.running?.onEnd = { continuation.resume() }
    }
  }

  /// Returns the path of the exported file at a path of the server.
  func exportedFile(at path: Substring) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty, parts[1] == "exports", let id = Int(parts[2]) else {
      return nil
    }
    return exports.files[id]
  }

  private func checks(_ request: ExportRequest, for page: PageID) -> Bool {
    let error: String? =
      if stage == nil {
        "the stage is not running: restart it first"
      } else if let file = request.file, !file.isPlainFileName {
        "invalid name of a file '\(file)': expected a name in the working directory, for example alert.gif"
      } else if request.from < 0 || request.from > request.to {
        "invalid range of ticks: expected a first tick of 0 or more that is not after the last"
      } else {
        nil
      }
    if let error { send(PageUpdate.notice(Notice(.error, error)), to: page) }
    return error == nil
  }

  private func checksIdle(for page: PageID) -> Bool {
    guard exports.isBusy else { return true }
    let notice = Notice(.warning, "another export is running: wait for its end, or cancel it")
    send(PageUpdate.notice(notice), to: page)
    return false
  }

  // MARK: Running

  /// Runs or shows a command that the stage has made.
  func received(_ command: ExportCommand) {
    guard let purpose = exports.requests.removeValue(forKey: command.id) else { return }
    if case .display(let page) = purpose { return send(CommandUpdate(command), to: page) }
    if let error = command.error { return fail(command, purpose, error) }
    // The page shows the command while it runs.
    report("exportProgress", command, purpose) { $0.progress = 0 }
    do throws(StudioServerError) {
      try run(command, purpose)
    } catch {
      fail(command, purpose, error.description)
    }
  }

  private func run(
    _ command: ExportCommand, _ purpose: ExportQueue.Purpose
  ) throws(StudioServerError) {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard null >= 0 else { throw .system(action: "start the export", code: errno) }
    defer { close(null) }
    let errors = try DescriptorPair.pipe()
    defer { errors.closeOther() }
    var arguments = command.arguments
    if ["movie", "render"].contains(arguments.first) { arguments += ["--progress", "json"] }
    let process: ChildProcess
    do throws(StudioServerError) {
      process = try ChildProcess(
        options.program + arguments, environment: options.environment,
        descriptors: [null, null, errors.other])
    } catch {
      errors.closeOwn()
      throw error
    }
    exports.running = ExportQueue.Running(command: command, purpose: purpose, process: process)
    let id = command.id
    NIOPipeBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            TextTailHandler(
              received: { text in self.assumeIsolated { $0.exportPrinted(text, id) } },
              ended: { self.assumeIsolated { $0.exportClosedErrors(id) } }))
        }
      }
      .takingOwnershipOfDescriptor(input: errors.own)
      .whenFailure { _ in self.assumeIsolated { $0.exportClosedErrors(id) } }
    process.onEnd { [loop] in
      loop.execute { self.assumeIsolated { $0.exportEnded(id) } }
    }
  }

  // MARK: Events

  private func exportPrinted(_ text: ByteBuffer, _ id: Int) {
    guard var running = exports.running, running.command.id == id else { return }
    running.errors += text.readableBytesView
    // Whole lines of progress are removed; the rest is an error.
    var kept: [UInt8] = []
    var progress: Double?
    for line in running.errors.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      if let value = try? JSONDecoder().decode(ProgressLine.self, from: Data(line)) {
        progress = Double(value.done) / Double(max(1, value.total))
      } else {
        kept += line + [UInt8(ascii: "\n")]
      }
    }
    running.errors = kept.dropLast().suffix(Self.maxErrors)
    exports.running = running
    if let progress {
      // The file is written after the last frame.
      report("exportProgress", running.command, running.purpose) { $0.progress = progress * 0.99 }
    }
  }

  private func exportClosedErrors(_ id: Int) {
    guard exports.running?.command.id == id else { return }
    exports.running?.hasClosedErrors = true
    if exports.running?.ending != nil { exportIsGone() }
  }

  private func exportEnded(_ id: Int) {
    guard let process = exports.running?.process, exports.running?.command.id == id else { return }
    exports.running?.ending = process.reap()
    if exports.running?.hasClosedErrors ?? true { return exportIsGone() }
    // A program that the export has started may have the standard error open.
    loop.scheduleTask(in: .milliseconds(200)) { [weak self] in
      self?.assumeIsolated {
        guard $0.exports.running?.command.id == id else { return }
        $0.exportIsGone()
      }
    }
  }

  private func exportIsGone() {
    guard let running = exports.running else { return }
    exports.running = nil
    running.onEnd?()
    guard !isEnding else { return }
    if running.isCanceled { return fail(running.command, running.purpose, "canceled") }
    guard running.ending == .exited(0) else {
      return fail(running.command, running.purpose, running.reason)
    }
    if case .approval = running.purpose {
      if let file = running.command.file { sendToStage(.filesChanged(paths: [file])) }
    }
    report("exportDone", running.command, running.purpose) { update in
      guard let file = running.command.file else { return }
      update.file = file
      guard !Files.isFolder(file), let length = try? Files.length(of: file) else { return }
      exports.files[running.command.id] = file
      update.bytes = length
      update.url =
        "/exports/\(running.command.id)/\(file.lastPathPart.urlEncoded)?token=\(token.text)"
    }
  }

  private func fail(_ command: ExportCommand, _ purpose: ExportQueue.Purpose, _ error: String) {
    report("exportFailed", command, purpose) { $0.error = error }
  }

  private func report(
    _ type: String, _ command: ExportCommand, _ purpose: ExportQueue.Purpose,
    _ change: (inout ExportUpdate) -> Void
  ) {
    var update = ExportUpdate(type, command, purpose)
    change(&update)
    send(update)
  }
}

extension ExportQueue.Running {
  /// The reason why the export failed.
  fileprivate var reason: String {
    let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingPrefix("flipbook: error: ") }
    if !lines.isEmpty { return lines.suffix(12).joined(separator: "\n") }
    return switch ending {
    case .signaled(let signal):
      "the export was ended by a signal: \(signalName(signal))"
    case .exited(let code): "the export ended with exit code \(code)"
    case nil: "the export did not end"
    }
  }
}

extension String {
  /// The name of a file as a part of a URL.
  fileprivate var urlEncoded: String {
    fileBytes.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        String(UnicodeScalar(byte))
      default:
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
