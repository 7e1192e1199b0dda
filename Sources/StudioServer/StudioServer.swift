import FoundationEssentials
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The server of the studio: serves the page, passes its messages to the process of the stage and the
/// frames to the page, watches files, and exports.
public struct StudioServer: Sendable {
  /// The maximum number of bytes of a message from a page.
  static let maxMessage = 1 << 16
  /// The maximum number of connections that have not closed.
  private static let backlog = 64

  private let options: StudioServerOptions

  /// Creates a server.
  public init(_ options: StudioServerOptions) { self.options = options }

  /// Serves until the task is canceled, then ends the processes that it has started.
  ///
  /// - Parameter onReady: Receives the URL of the page as soon as it can be opened.
  /// - Throws: A `StudioServerError`, or a `CancellationError` after the task was canceled.
  public func run(onReady: @Sendable (String) async throws -> Void) async throws {
    try options.checkPath()
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let result: Result<Void, any Error>
    do {
      try await serve(on: group.next(), onReady: onReady)
      result = .success(())
    } catch {
      result = .failure(error)
    }
    try? await group.shutdownGracefully()
    try result.get()
  }

  private func serve(
    on loop: any EventLoop, onReady: @Sendable (String) async throws -> Void
  ) async throws {
    let token = AccessToken()
    let hub = StudioHub(options, token: token, on: loop)
    let listener = try await listen(
      on: loop, hub: hub, gate: RequestGate(token: token, host: options.host))
    do {
      try await hub.start()
      let port = listener.localAddress?.port ?? options.port
      try await onReady("http://\(urlHost):\(port)/?token=\(token.text)")
      // The hub serves until the task is canceled.
      while true { try await Task.sleep(for: .seconds(3600)) }
    } catch {
      try? await listener.close()
      await hub.end()
      throw error
    }
  }

  /// The host of the URL: of a server that listens on all addresses, this machine.
  private var urlHost: String {
    switch options.host {
    case "0.0.0.0", "::": "127.0.0.1"
    case let host where host.contains(":"): "[\(host)]"
    default: options.host
    }
  }

  private func listen(
    on loop: any EventLoop, hub: StudioHub, gate: RequestGate
  ) async throws -> any Channel {
    let address: SocketAddress
    do {
      address = try SocketAddress.makeAddressResolvingHost(options.host, port: options.port)
    } catch {
      throw StudioServerError.unknownHost(options.host)
    }
    let bootstrap = ServerBootstrap(group: loop)
      .serverChannelOption(.backlog, value: Int32(Self.backlog))
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 16)
      .childChannelOption(
        .writeBufferWaterMark,
        value: ChannelOptions.Types.WriteBufferWaterMark(low: 1 << 22, high: 48 << 20)
      )
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try Self.configure(channel, hub, gate) }
      }
    do {
      return try await bootstrap.bind(to: address).get()
    } catch let error as IOError {
      throw serverError(error)
    }
  }

  private func serverError(_ error: IOError) -> StudioServerError {
    switch error.errnoCode {
    case EADDRINUSE: .portInUse(options.port)
    case EACCES, EPERM: .portNotPermitted(options.port)
    case EADDRNOTAVAIL: .foreignAddress(options.host)
    case let code: .system(action: "listen on \(options.host)", code: code)
    }
  }

  /// Prepares a connection for HTTP, which may become a web socket.
  private static func configure(
    _ channel: any Channel, _ hub: StudioHub, _ gate: RequestGate
  ) throws {
    let handler = HTTPHandler(gate: gate, hub: hub)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: maxMessage,
      shouldUpgrade: { channel, head in
        let isAccepted =
          RequestTarget(head.uri).path == "/socket" && gate.refusal(of: head) == nil
          && hub.assumeIsolated { $0.acceptsPages }
        return channel.eventLoop.makeSucceededFuture(isAccepted ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
              maxAccumulatedFrameSize: maxMessage),
            WebSocketHandler(hub: hub))
        }
      })
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 1 << 14
    limits.maxHeaderListSize = 1 << 15
    limits.maxHeaderFieldCount = 100
    let bound = NIOLoopBound(handler, eventLoop: channel.eventLoop)
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
        }
      ),
      withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
      withDecoderLimitConfiguration: limits)
    try channel.pipeline.syncOperations.addHandler(handler)
  }
}
