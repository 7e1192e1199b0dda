import Glibc
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the HTTP requests of one connection: the page and the files that were exported.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The time after which a connection without a new request is closed.
  private static let idleTime = TimeAmount.seconds(30)
  /// The number of bytes of a file that are sent at a time.
  private static let chunkSize = 1 << 18

  private let gate: RequestGate
  private let hub: StudioHub
  private var head: HTTPRequestHead?
  private var deadline: Scheduled<Void>?

  init(gate: RequestGate, hub: StudioHub) {
    self.gate = gate
    self.hub = hub
  }

  func handlerAdded(context: ChannelHandlerContext) { postpone(context) }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A web socket that was refused is answered as any other request.
    if error is NIOWebSocketUpgradeError || error is HTTPServerUpgradeErrors { return }
    context.close(promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      postpone(context)
      self.head = head
    case .body:
      // No request has a body.
      head = nil
      context.close(promise: nil)
    case .end:
      guard let head else { return }
      self.head = nil
      answer(head, context)
    }
  }

  /// Gives the connection more time.
  private func postpone(_ context: ChannelHandlerContext) {
    deadline?.cancel()
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: Self.idleTime) { channel.close(promise: nil) }
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    if let refusal = gate.refusal(of: head) {
      return send(HTTPAnswer(.forbidden, text: refusal.rawValue), to: head, context)
    }
    guard [.GET, .HEAD].contains(head.method) else {
      return send(HTTPAnswer(.methodNotAllowed, text: "expected GET"), to: head, context)
    }
    let path = RequestTarget(head.uri).path
    if path == "/" {
      let nonce = AccessToken().text
      let page = HTTPAnswer(
        .ok, type: "text/html; charset=utf-8", body: StudioPage.html(nonce: nonce),
        policy: StudioPage.contentSecurityPolicy(nonce: nonce))
      return send(page, to: head, context)
    }
    if path == "/socket" {
      return send(HTTPAnswer(.upgradeRequired, text: "expected a web socket"), to: head, context)
    }
    if let file = hub.assumeIsolated({ $0.exportedFile(at: path) }) {
      return send(file: file, to: head, context)
    }
    send(HTTPAnswer(.notFound, text: "not found"), to: head, context)
  }

  private func send(
    _ answer: HTTPAnswer, to head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    start(answer, length: answer.body.count, to: head, context)
    if head.method != .HEAD {
      let body = context.channel.allocator.buffer(bytes: answer.body)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    finish(head, context)
  }

  private func start(
    _ answer: HTTPAnswer, length: Int, to head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    var headers = answer.headers
    headers.add(name: "Content-Length", value: String(length))
    if !head.isKeepAlive { headers.add(name: "Connection", value: "close") }
    let response = HTTPResponseHead(version: head.version, status: answer.status, headers: headers)
    context.write(wrapOutboundOut(.head(response)), promise: nil)
  }

  private func finish(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      if !head.isKeepAlive { channel.close(promise: nil) }
    }
  }

  /// Sends a file in pieces.
  private func send(
    file path: String, to head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    let descriptor = path.withPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else {
      if descriptor >= 0 { close(descriptor) }
      return send(HTTPAnswer(.notFound, text: "the file was removed"), to: head, context)
    }
    var answer = HTTPAnswer(.ok, type: HTTPAnswer.type(of: path), body: [])
    answer.headers.add(name: "Content-Disposition", value: "attachment")
    let length = Int(status.st_size)
    start(answer, length: length, to: head, context)
    sendPiece(of: descriptor, left: head.method == .HEAD ? 0 : length, to: head, context)
  }

  private func sendPiece(
    of descriptor: Int32, left: Int, to head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    guard left > 0 else {
      close(descriptor)
      return finish(head, context)
    }
    postpone(context)
    var piece = context.channel.allocator.buffer(capacity: Self.chunkSize)
    let count = piece.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.chunkSize) {
      max(0, read(descriptor, $0.baseAddress, min(left, Self.chunkSize)))
    }
    guard count > 0 else {
      // The file was truncated: the length that was promised is wrong.
      close(descriptor)
      return context.close(promise: nil)
    }
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(piece)))).whenComplete { result in
      guard case .success = result else {
        close(descriptor)
        return
      }
      bound.value.handler.sendPiece(
        of: descriptor, left: left - count, to: head, bound.value.context)
    }
  }
}
