import NIOCore
import NIOWebSocket

/// The web socket of one page: passes its messages to the hub.
final class WebSocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The time between two pings; a page that has answered none of two is gone.
  private static let pingInterval = TimeAmount.seconds(20)

  private let hub: StudioHub
  private var page: PageID?
  private var pings: RepeatedTask?
  private var unansweredPings = 0

  init(hub: StudioHub) { self.hub = hub }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    page = hub.assumeIsolated { $0.pageOpened(channel) }
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    pings = context.eventLoop.scheduleRepeatedTask(
      initialDelay: Self.pingInterval, delay: Self.pingInterval
    ) { _ in bound.value.handler.ping(bound.value.context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    unansweredPings = 0
    switch frame.opcode {
    case .text:
      let message = frame.unmaskedData
      guard let page else { return }
      hub.assumeIsolated { $0.pageSent(message, from: page) }
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .pong: break
    case .connectionClose: close(context, .normalClosure)
    case .binary: close(context, .unacceptableData)
    default: close(context, .protocolError)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // Other errors of the protocol have been answered before.
    if error is NIOWebSocketFrameAggregator.Error { return close(context, .messageTooLarge) }
    if !(error is NIOWebSocketError) { context.close(promise: nil) }
  }

  private func ping(_ context: ChannelHandlerContext) {
    unansweredPings += 1
    guard unansweredPings <= 2 else { return context.close(promise: nil) }
    let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
    context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
  }

  private func close(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode) {
    end()
    context.channel.closeSocket(code)
  }

  private func end() {
    pings?.cancel()
    pings = nil
    guard let page else { return }
    self.page = nil
    hub.assumeIsolated { $0.pageClosed(page) }
  }
}

extension Channel {
  /// Sends the reason for closing a web socket, and closes it.
  func closeSocket(_ code: WebSocketErrorCode) {
    var data = allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    writeAndFlush(frame).whenComplete { _ in self.close(promise: nil) }
  }
}
