/// One message between the processes of the studio, as bytes with a kind.
///
/// On a pipe, a packet is the length of its payload (four bytes, the least significant first), its
/// kind (one byte) and the payload. To and from pages, `page` payloads are the text messages of a web
/// socket and `frame` payloads its binary messages.
package struct Packet: Hashable, Sendable {
  /// What the payload of a packet is.
  package enum Kind: UInt8, Sendable {
    /// JSON: a `PageRequest` for the stage, or a `PageUpdate` from it.
    case page = 0
    /// A frame, as `FrameEncoder` encodes it.
    case frame = 1
    /// JSON that never reaches a page: a `ServerRequest` for the stage, or a `StageReport` from it.
    case server = 2
  }

  /// The maximum number of bytes of a payload: 64 MB.
  package static let maxPayload = 64 << 20
  /// The number of bytes before the payload.
  package static let headerSize = 5

  package let kind: Kind
  package let payload: [UInt8]

  /// Creates a packet.
  package init(_ kind: Kind, _ payload: [UInt8]) {
    self.kind = kind
    self.payload = payload
  }

  /// The bytes of the packet on a pipe.
  package var bytes: [UInt8] { header + payload }

  /// The bytes before the payload.
  package var header: [UInt8] { Self.header(of: kind, count: payload.count) }

  /// Returns the bytes before a payload of `count` bytes.
  package static func header(of kind: Kind, count: Int) -> [UInt8] {
    let count = UInt32(clamping: count)
    return (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } + [kind.rawValue]
  }
}

/// The error for bytes that are not packets; the rest of the stream cannot be read.
package enum PacketError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A payload above the limit, in bytes.
  case tooLarge(Int)
  /// An unknown kind.
  case unknownKind(UInt8)

  package var description: String {
    switch self {
    case .tooLarge(let count):
      "packet of \(count) bytes: expected at most \(Packet.maxPayload)"
    case .unknownKind(let kind): "unknown kind of packet \(kind): expected 0, 1 or 2"
    }
  }
}

/// Reads packets from the pieces in which a pipe delivers them.
package struct PacketReader: Sendable {
  private var bytes: [UInt8] = []
  /// The number of bytes that belong to packets that were returned.
  private var consumed = 0

  package init() {}

  /// The number of bytes that wait for the rest of their packet.
  package var pendingCount: Int { bytes.count - consumed }

  /// Adds bytes from the stream.
  package mutating func append(_ more: some Collection<UInt8>) {
    if consumed > 0, consumed == bytes.count || consumed > 1 << 16 {
      bytes.removeFirst(consumed)
      consumed = 0
    }
    bytes += more
  }

  /// Returns the next whole packet; nil if more bytes are needed.
  ///
  /// - Throws: A `PacketError` for bytes that are not a packet.
  package mutating func next() throws(PacketError) -> Packet? {
    guard pendingCount >= Packet.headerSize else { return nil }
    let count = (0..<4).reduce(0) { $0 | Int(bytes[consumed + $1]) << ($1 * 8) }
    guard count <= Packet.maxPayload else { throw .tooLarge(count) }
    let code = bytes[consumed + 4]
    guard let kind = Packet.Kind(rawValue: code) else { throw .unknownKind(code) }
    guard pendingCount >= Packet.headerSize + count else { return nil }
    let start = consumed + Packet.headerSize
    consumed = start + count
    return Packet(kind, Array(bytes[start..<consumed]))
  }
}
