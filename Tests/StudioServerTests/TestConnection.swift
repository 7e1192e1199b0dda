import Foundation

/// A connection to the server, over which a test sends any bytes.
final class TestConnection {
  /// What the server did not do.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A message of a web socket.
  enum Message: Equatable {
    case text(String)
    case binary([UInt8])
    case close(Int)

    /// The message as JSON; empty for others.
    var json: [String: String] {
      guard case .text(let text) = self,
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      else { return [:] }
      return object.mapValues { "\($0)" }
    }
  }

  private let descriptor: Int32
  private var incoming: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// Whether the server has closed the connection.
  private(set) var isClosed = false

  /// Connects to a port of this machine.
  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(description: "no connection to port \(port)") }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Sends bytes; ignores that the server has closed the connection.
  func send(_ bytes: [UInt8]) async throws {
    var position = 0
    while position < bytes.count {
      let count = bytes[position...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        position += count
      } else if errno == EAGAIN {
        try await Task.sleep(for: .milliseconds(1))
      } else {
        return
      }
    }
  }

  /// Waits for bytes until a condition has a value.
  private func wait<Value>(
    for description: String, _ condition: () throws -> Value?
  ) async throws -> Value {
    let end = ContinuousClock.now + .seconds(20)
    while true {
      if let value = try condition() { return value }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        incoming += buffer[..<count]
      } else if count == 0 || errno != EAGAIN {
        isClosed = true
        if let value = try condition() { return value }
        throw Failure(description: "closed before \(description)")
      } else if ContinuousClock.now < end {
        // Other tests may occupy all threads until after the end: what has arrived by then counts.
        try await Task.sleep(for: .milliseconds(3))
      } else {
        throw Failure(description: "no \(description)")
      }
    }
  }

  // MARK: HTTP

  /// The answer to a request.
  struct Answer {
    let status: Int
    let headers: [String: String]
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Sends a request, and returns the answer.
  func request(
    _ target: String, method: String = "GET", headers: [String] = []
  ) async throws -> Answer {
    let lines = ["\(method) \(target) HTTP/1.1"] + headers + ["", ""]
    try await send(Array(lines.joined(separator: "\r\n").utf8))
    let head = try await wait(for: "answer") { () -> String? in
      guard let end = incoming.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
      defer { incoming.removeFirst(end.upperBound) }
      return String(decoding: incoming[..<end.lowerBound], as: UTF8.self)
    }
    let parts = head.split(separator: "\r\n")
    let fields = parts.dropFirst().map { line in
      let sides = line.split(separator: ": ", maxSplits: 1)
      return (sides[0].lowercased(), sides.count > 1 ? String(sides[1]) : "")
    }
    let headers = Dictionary(fields) { first, _ in first }
    let length = method == "HEAD" ? 0 : Int(headers["content-length"] ?? "") ?? 0
    let body = try await wait(for: "body") { () -> [UInt8]? in
      guard incoming.count >= length else { return nil }
      defer { incoming.removeFirst(length) }
      return Array(incoming[..<length])
    }
    let status = parts[0].split(separator: " ")[1]
    return Answer(status: Int(status) ?? 0, headers: headers, body: body)
  }

  // MARK: Web sockets

  /// The headers of a request for a web socket.
  static let upgrade = [
    "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ]

  /// Sends a frame of a web socket, masked as browsers do.
  func send(frame payload: [UInt8], opcode: UInt8, isLast: Bool = true) async throws {
    var bytes: [UInt8] = [opcode | (isLast ? 0x80 : 0)]
    switch payload.count {
    case ..<126: bytes.append(0x80 | UInt8(payload.count))
    case ..<65536: bytes += [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default: bytes += [0xFF] + (0..<8).map { UInt8(payload.count >> ((7 - $0) * 8) & 0xFF) }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    bytes += mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    try await send(bytes)
  }

  /// Sends a text message.
  func send(text: String) async throws { try await send(frame: Array(text.utf8), opcode: 1) }

  /// Returns the next message; answers pings.
  func message() async throws -> Message {
    while true {
      let (opcode, payload) = try await wait(for: "message") { frame() }
      switch opcode {
      case 1: return .text(String(decoding: payload, as: UTF8.self))
      case 2: return .binary(payload)
      case 8: return .close(payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : 0)
      default: continue
      }
    }
  }

  private func frame() -> (UInt8, [UInt8])? {
    guard incoming.count >= 2 else { return nil }
    var length = Int(incoming[1] & 0x7F)
    var start = 2
    let extra = length == 126 ? 2 : length == 127 ? 8 : 0
    guard incoming.count >= start + extra else { return nil }
    if extra > 0 { length = incoming[2..<2 + extra].reduce(0) { $0 << 8 | Int($1) } }
    start += extra
    guard incoming.count >= start + length else { return nil }
    defer { incoming.removeFirst(start + length) }
    return (incoming[0] & 0x0F, Array(incoming[start..<start + length]))
  }

  /// Returns the next text message whose field has a value; skips all others.
  func message(where field: String, is value: String) async throws -> [String: String] {
    while true {
      let json = try await message().json
      if json[field]?.contains(value) ?? false { return json }
    }
  }

  /// Returns the next message of a type.
  func message(_ type: String) async throws -> [String: String] {
    try await message(where: "type", is: type)
  }

  /// Waits until the server closes the connection.
  func waitUntilClosed() async throws {
    while !isClosed {
      do { _ = try await wait(for: "end") { () -> Void? in nil } } catch let error as Failure {
        guard isClosed else { throw error }
      }
    }
  }
}
