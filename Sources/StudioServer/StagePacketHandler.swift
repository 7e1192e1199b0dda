import NIOCore
import StudioProtocol

/// Splits what the stage's process sends into packets, and passes them to the hub.
final class StagePacketHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// Space for the header of a web socket's message before a payload.
  private static let headroom = 14

  private let hub: StudioHub
  private let generation: Int
  private var header = ByteBuffer()
  /// The packet that is being received.
  private var packet: (kind: Packet.Kind, payload: ByteBuffer, missing: Int)?

  /// Creates the handler of a process of the stage.
  init(hub: StudioHub, generation: Int) {
    self.hub = hub
    self.generation = generation
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    while bytes.readableBytes > 0 || packet?.missing == 0 {
      guard var current = packet else {
        readHeader(from: &bytes, context)
        continue
      }
      // The payload is modified in place: there is no other reference to it.
      packet = nil
      let count = min(current.missing, bytes.readableBytes)
      if let piece = bytes.readSlice(length: count) {
        current.payload.writeImmutableBuffer(piece)
        current.missing -= count
      }
      guard current.missing == 0 else {
        packet = current
        return
      }
      hub.assumeIsolated { [generation] in
        $0.stageSent(current.kind, current.payload, generation: generation)
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    hub.assumeIsolated { [generation] in $0.stageClosed(generation: generation) }
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func readHeader(from bytes: inout ByteBuffer, _ context: ChannelHandlerContext) {
    let missing = Packet.headerSize - header.readableBytes
    if let piece = bytes.readSlice(length: min(missing, bytes.readableBytes)) {
      header.writeImmutableBuffer(piece)
    }
    guard header.readableBytes == Packet.headerSize,
      let length = header.readInteger(endianness: .little, as: UInt32.self),
      let code = header.readInteger(as: UInt8.self)
    else { return }
    header.clear()
    guard length <= Packet.maxPayload, let kind = Packet.Kind(rawValue: code) else {
      // The rest cannot be read. The hub ends the process when its connection is closed.
      bytes.clear()
      context.close(promise: nil)
      return
    }
    var payload = context.channel.allocator.buffer(capacity: Self.headroom + Int(length))
    payload.writeRepeatingByte(0, count: Self.headroom)
    payload.moveReaderIndex(forwardBy: Self.headroom)
    packet = (kind, payload, Int(length))
  }
}

/// Collects the end of what a process prints.
final class TextTailHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let received: (ByteBuffer) -> Void
  private let ended: () -> Void

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - received: Is called with each piece of text.
  ///   - ended: Is called when there is no more.
  init(received: @escaping (ByteBuffer) -> Void, ended: @escaping () -> Void) {
    self.received = received
    self.ended = ended
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { received(unwrapInboundIn(data)) }

  func channelInactive(context: ChannelHandlerContext) { ended() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
