import Glibc
import NIOCore
import NIOPosix
import StudioProtocol

/// A process of the stage.
struct StageLink {
  /// The maximum number of bytes of the text that explains a trap.
  private static let maxText = 1 << 13

  let process: ChildProcess
  let generation: Int
  let start = NIODeadline.now()
  /// The connection; nil before it is established.
  var channel: (any Channel)?
  /// The packets to send when it is established.
  var waiting: [ByteBuffer] = []
  /// The end of what the process printed on the standard error.
  private(set) var errors: [UInt8] = []
  /// How the process ended; nil while it runs.
  var ending: ChildProcess.Ending?
  /// Whether the process has closed the standard error.
  var hasClosedErrors = false
  /// Is called when the process has ended.
  var onEnd: (@Sendable () -> Void)?

  init(process: ChildProcess, generation: Int) {
    self.process = process
    self.generation = generation
  }

  /// Adds text that the process printed.
  mutating func append(errors text: ByteBuffer) {
    errors += text.readableBytesView
    if errors.count > 2 * Self.maxText { errors.removeFirst(errors.count - Self.maxText) }
  }

  /// The reason why the process ended.
  var reason: String {
    let text = String(decoding: errors.suffix(Self.maxText), as: UTF8.self)
    let lines = text.split(separator: "\n").suffix(12)
    if !lines.isEmpty { return lines.joined(separator: "\n") }
    return switch ending {
    case .signaled(let signal):
      "the stage was ended by a signal: \(signalName(signal))"
    case .exited(let code): "the stage ended with exit code \(code)"
    case nil: "the stage closed its connection"
    }
  }
}

extension StudioHub {
  /// The time that processes get to end before they are killed.
  private static let patience = TimeAmount.seconds(1)
  /// The maximum number of bytes that wait for the stage to read them.
  private static let maxWaiting = 1 << 20

  // MARK: Starting and ending

  /// Starts a process of the stage.
  func startStage() throws(StudioServerError) {
    let sockets = try DescriptorPair.sockets()
    defer { sockets.closeOther() }
    let process: ChildProcess
    let errors: DescriptorPair
    do throws(StudioServerError) {
      errors = try DescriptorPair.pipe()
    } catch {
      sockets.closeOwn()
      throw error
    }
    defer { errors.closeOther() }
    do throws(StudioServerError) {
      process = try ChildProcess(
        options.program + ["studio-stage", "--", options.path],
        // A backtrace of a trap takes seconds.
        environment: options.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
        descriptors: [sockets.other, sockets.other, errors.other])
    } catch {
      sockets.closeOwn()
      errors.closeOwn()
      throw error
    }
    generation += 1
    trap = nil
    lastPainted = nil
    exports.forgetRequests()
    for page in pages.keys { pages[page]?.forgetFrames() }
    stage = StageLink(process: process, generation: generation)
    connect(to: sockets.own, errors: errors.own, generation: generation)
    process.onEnd { [loop, generation] in
      loop.execute { self.assumeIsolated { $0.stageEnded(generation: generation) } }
    }
    sendToStage(.start(resume: resumePoint))
    if !pages.isEmpty { sendToStage(.join) }
  }

  private func connect(to socket: Int32, errors: Int32, generation: Int) {
    ClientBootstrap(group: loop)
      .channelOption(.maxMessagesPerRead, value: 16)
      .channelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 4096, initial: 1 << 16, maximum: 1 << 20)
      )
      .channelOption(
        .writeBufferWaterMark,
        value: ChannelOptions.Types.WriteBufferWaterMark(
          low: Self.maxWaiting / 2, high: Self.maxWaiting)
      )
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            StagePacketHandler(hub: self, generation: generation))
        }
      }
      .withConnectedSocket(socket)
      .whenComplete { result in
        self.assumeIsolated {
          switch result {
          case .success(let channel): $0.stageConnected(channel, generation: generation)
          case .failure: $0.stageClosed(generation: generation)
          }
        }
      }
    NIOPipeBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            TextTailHandler(
              received: { text in
                self.assumeIsolated { $0.stagePrinted(text, generation: generation) }
              },
              ended: { self.assumeIsolated { $0.stageClosedErrors(generation: generation) } }))
        }
      }
      .takingOwnershipOfDescriptor(input: errors)
      .whenFailure { _ in
        self.assumeIsolated { $0.stageClosedErrors(generation: generation) }
      }
  }

  /// Starts the stage again at the request of a page, also one that runs.
  func restartStage() {
    guard let stage, stage.ending == nil else { return startStageAgain() }
    lastTrap = nil
    stage.process.send(signal: SIGKILL)
  }

  /// Starts the stage after a trap, and reports an error to the pages.
  func startStageAgain() {
    guard !isEnding, stage == nil else { return }
    do throws(StudioServerError) {
      try startStage()
    } catch {
      waitAfterTrap(error.description)
    }
  }

  private func waitAfterTrap(_ text: String) {
    let update = PageUpdate.trapped(text: text, canRestart: true)
    trap = update
    send(update)
  }

  /// Ends the stage, and waits until it has ended.
  func endStage() async {
    guard let process = stage?.process else { return }
    sendToStage(.shutdown)
    stage?.channel?.close(mode: .output, promise: nil)
    let kill = loop.scheduleTask(in: Self.patience) { process.send(signal: SIGKILL) }
    await withCheckedContinuation { continuation in
      guard stage != nil else { return continuation.resume() }
      stage?.onEnd = { continuation.resume() }
    }
    kill.cancel()
  }

  // MARK: Events

  private func stageConnected(_ channel: any Channel, generation: Int) {
    guard stage?.generation == generation else { return channel.close(promise: nil) }
    stage?.channel = channel
    for packet in stage?.waiting ?? [] { channel.write(packet, promise: nil) }
    stage?.waiting = []
    channel.flush()
  }

  /// Handles a packet of the stage.
  func stageSent(_ kind: Packet.Kind, _ payload: ByteBuffer, generation: Int) {
    guard stage?.generation == generation, !isEnding else { return }
    switch kind {
    case .frame:
      guard let fields = FrameFields(payload) else { return }
      for page in pages.keys { pages[page]?.send(frame: payload, fields) }
    case .page: sendText(payload)
    case .server:
      guard let report = try? StageReport(payload: payload.readableBytesView) else { return }
      switch report {
      case .watch(let files, let folders): watcher?.watch(files: files, folders: folders)
      case .command(let command): received(command)
      case .resumePoint(let point): resumePoint = point
      }
    }
  }

  /// Ends a process that closed its connection or sent what is no packet.
  func stageClosed(generation: Int) {
    guard let stage, stage.generation == generation, stage.ending == nil else { return }
    // A process that traps closes it as well, and must be able to print why.
    let process = stage.process
    loop.scheduleTask(in: Self.patience) { [weak self] in
      self?.assumeIsolated {
        guard $0.stage?.generation == generation, $0.stage?.ending == nil else { return }
        process.send(signal: SIGKILL)
      }
    }
  }

  private func stagePrinted(_ text: ByteBuffer, generation: Int) {
    guard stage?.generation == generation else { return }
    stage?.append(errors: text)
  }

  private func stageClosedErrors(generation: Int) {
    guard stage?.generation == generation else { return }
    stage?.hasClosedErrors = true
    if stage?.ending != nil { stageIsGone() }
  }

  private func stageEnded(generation: Int) {
    guard let process = stage?.process, stage?.generation == generation else { return }
    stage?.ending = process.reap()
    if stage?.hasClosedErrors ?? true { return stageIsGone() }
    // Another process may have the standard error open.
    loop.scheduleTask(in: .milliseconds(200)) { [weak self] in
      self?.assumeIsolated {
        guard $0.stage?.generation == generation else { return }
        $0.stageIsGone()
      }
    }
  }

  /// Reports that the stage's process has ended, and starts another one unless the last trap was just
  /// now.
  private func stageIsGone() {
    guard let ended = stage else { return }
    stage = nil
    ended.channel?.close(promise: nil)
    ended.onEnd?()
    guard !isEnding else { return }
    let now = NIODeadline.now()
    defer { lastTrap = now }
    // Where it played it would trap again.
    resumePoint?.playing = false
    if let lastTrap, now - lastTrap < .seconds(options.minLifetime) {
      // At the tick it may trap again, too.
      resumePoint?.tick = 0
      return waitAfterTrap(ended.reason)
    }
    send(PageUpdate.trapped(text: ended.reason, canRestart: true))
    startStageAgain()
  }

  // MARK: Sending

  /// Sends a request of a page to the stage as it is.
  func passToStage(_ message: ByteBuffer, _ request: PageRequest, from page: PageID) {
    guard let stage else {
      let notice = Notice(.warning, "the stage is not running: restart it, or change the recipe")
      return send(PageUpdate.notice(notice), to: page)
    }
    guard stage.channel?.isWritable ?? true else {
      // The newest position of a finger is enough, but not the last one.
      if case .touch(let touch) = request, touch.phase == .moved { return }
      let notice = Notice(.warning, "the stage does not respond: wait, or restart it")
      return send(PageUpdate.notice(notice), to: page)
    }
    sendToStage(.page, message)
  }

  /// Sends a request of a page that the server makes.
  func sendToStage(_ request: PageRequest) {
    guard let payload = try? request.payload() else { return }
    sendToStage(.page, ByteBuffer(bytes: payload))
  }

  /// Sends a request of the server.
  func sendToStage(_ request: ServerRequest) {
    guard let payload = try? request.payload() else { return }
    sendToStage(.server, ByteBuffer(bytes: payload))
  }

  private func sendToStage(_ kind: Packet.Kind, _ payload: ByteBuffer) {
    guard stage != nil, stage?.ending == nil else { return }
    var packet = ByteBuffer(bytes: Packet.header(of: kind, count: payload.readableBytes))
    packet.writeImmutableBuffer(payload)
    guard let channel = stage?.channel else {
      stage?.waiting.append(packet)
      return
    }
    channel.writeAndFlush(packet, promise: nil)
  }
}
