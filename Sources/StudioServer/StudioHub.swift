import Imaging
import NIOCore
import NIOWebSocket
import StudioProtocol

/// The state of the server: the pages, the process of the stage, the watched files and the exports.
///
/// The actor runs on the event loop of all connections, so that their handlers call it directly.
actor StudioHub {
  /// The maximum number of pages that are connected at the same time.
  static let maxPages = 16

  nonisolated let loop: any EventLoop
  nonisolated let options: StudioServerOptions
  nonisolated let token: AccessToken
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    loop.executor.asUnownedSerialExecutor()
  }

  var pages: [PageID: PageConnection] = [:]
  var stage: StageLink?
  /// The number of processes of the stage that were started.
  var generation = 0
  /// Where the next process of the stage continues.
  var resumePoint: ResumePoint?
  /// The trap after which the stage was not started again.
  var trap: PageUpdate?
  var lastTrap: NIODeadline?
  var watcher: FileWatcher?
  var exports = ExportQueue()
  /// Whether the server is ending.
  var isEnding = false
  /// The latest frame that any page has painted.
  var lastPainted: UInt32?
  private var pageCount = 0

  init(_ options: StudioServerOptions, token: AccessToken, on loop: any EventLoop) {
    self.options = options
    self.token = token
    self.loop = loop
  }

  /// Starts the stage and watches the recipe.
  func start() throws {
    let watcher = FileWatcher(on: loop) { [weak self] paths in
      self?.assumeIsolated { $0.filesChanged(paths) }
    }
    self.watcher = watcher
    // Until the stage knows which files the recipe includes.
    watcher.watch(files: [options.absolutePath], folders: [])
    try startStage()
  }

  /// Ends the connections and the processes.
  func end() async {
    isEnding = true
    watcher?.end()
    for page in pages.values { page.channel.closeSocket(.goingAway) }
    pages = [:]
    await endExports()
    await endStage()
  }

  // MARK: Pages

  /// Whether another page may connect.
  var acceptsPages: Bool { pages.count < Self.maxPages && !isEnding }

  /// Adds a page that has connected.
  func pageOpened(_ channel: any Channel) -> PageID {
    pageCount += 1
    let page = PageID(number: pageCount)
    pages[page] = PageConnection(channel: channel)
    if let trap { send(trap, to: page) }
    sendToStage(.join)
    return page
  }

  /// Removes a page.
  func pageClosed(_ page: PageID) { pages[page] = nil }

  /// Handles a message of a page.
  func pageSent(_ message: ByteBuffer, from page: PageID) {
    let request: PageRequest
    do throws(MessageError) {
      request = try PageRequest(payload: message.readableBytesView)
    } catch {
      return send(PageUpdate.notice(Notice(.error, error.description)), to: page)
    }
    switch request {
    case .painted(let sequence): painted(sequence, by: page)
    case .restart: restartStage()
    case .export(let export): self.export(export, for: page)
    case .exportCommand(let export): showCommand(of: export, for: page)
    case .cancelExport: cancelExport()
    case .approve: approve(for: page)
    case .open(let path) where trap != nil:
      resumePoint = ResumePoint(path: path)
      restartStage()
    default: passToStage(message, request, from: page)
    }
  }

  private func painted(_ sequence: UInt32, by page: PageID) {
    if pages[page]?.painted(sequence) ?? false { sendToStage(.keyFrame) }
    // The stage paces itself by the fastest page.
    if let last = lastPainted, Int32(bitPattern: sequence &- last) <= 0 { return }
    lastPainted = sequence
    sendToStage(.painted(sequence: sequence))
  }

  // MARK: Updates

  /// Sends an update to all pages.
  func send(_ update: some Encodable & Sendable) {
    guard let text = Self.text(update) else { return }
    sendText(text)
  }

  /// Sends an update to a page.
  func send(_ update: some Encodable & Sendable, to page: PageID) {
    guard let text = Self.text(update) else { return }
    sendText(text, to: page)
  }

  /// Sends JSON to all pages.
  func sendText(_ text: ByteBuffer) {
    for page in pages.keys { sendText(text, to: page) }
  }

  private func sendText(_ text: ByteBuffer, to page: PageID) {
    guard let channel = pages[page]?.channel else { return }
    // A page that reads nothing must not fill the memory.
    guard channel.isWritable else {
      pages[page] = nil
      channel.close(promise: nil)
      return
    }
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: text), promise: nil)
  }

  private static func text(_ update: some Encodable) -> ByteBuffer? {
    (try? JSONText.compact(update)).map { ByteBuffer(string: $0) }
  }

  // MARK: Files

  private func filesChanged(_ paths: [String]) {
    if trap != nil { startStageAgain() }
    sendToStage(.filesChanged(paths: paths))
  }
}
