import NIOCore
import NIOWebSocket

/// The number of a page that is connected.
struct PageID: Hashable, Comparable, Sendable {
  let number: Int

  static func < (a: PageID, b: PageID) -> Bool { a.number < b.number }
}

/// A page that is connected, with the frames that it has not painted yet.
struct PageConnection: Sendable {
  /// The maximum number of frames of a view that were sent, but not painted.
  ///
  /// The stage holds frames back before this many, as a dropped frame costs a key frame.
  static let maxUnpainted = 6

  let channel: any Channel
  private var views: [UInt8: View] = [:]
  /// Whether a frame was dropped since the last request for a key frame.
  private var hasDropped = false

  /// The frames of one view.
  private struct View {
    /// Whether only a key frame can be shown next.
    var needsKeyFrame = true
    /// The sequence numbers of the frames that were sent and not painted.
    var unpainted: [UInt32] = []
  }

  init(channel: any Channel) { self.channel = channel }

  /// Sends a frame, unless the page is too slow for it or needs a key frame first.
  mutating func send(frame: ByteBuffer, _ fields: FrameFields) {
    var view = views[fields.view] ?? View()
    defer { views[fields.view] = view }
    guard fields.isKey || !view.needsKeyFrame else { return }
    guard view.unpainted.count < Self.maxUnpainted else {
      view.needsKeyFrame = true
      hasDropped = true
      return
    }
    view.needsKeyFrame = false
    view.unpainted.append(fields.sequence)
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .binary, data: frame), promise: nil)
  }

  /// Notes that a frame was painted.
  ///
  /// - Returns: Whether to request a key frame now: the page has caught up after frames were dropped.
  mutating func painted(_ sequence: UInt32) -> Bool {
    for view in views.keys {
      // Numbers may wrap around.
      views[view]?.unpainted.removeAll { Int32(bitPattern: $0 &- sequence) <= 0 }
    }
    guard hasDropped, views.values.allSatisfy(\.unpainted.isEmpty) else { return false }
    hasDropped = false
    return true
  }

  /// Prepares for the frames of another process of the stage, whose numbers start again.
  mutating func forgetFrames() {
    views = [:]
    hasDropped = false
  }
}

/// The fields of a frame that the server reads; it passes the bytes on as they are.
struct FrameFields: Hashable, Sendable {
  let isKey: Bool
  let view: UInt8
  let sequence: UInt32

  /// Reads the fields; nil for bytes that are not a frame.
  init?(_ frame: ByteBuffer) {
    let start = frame.readerIndex
    guard let flags = frame.getInteger(at: start + 1, as: UInt8.self),
      let view = frame.getInteger(at: start + 2, as: UInt8.self),
      let sequence = frame.getInteger(at: start + 4, endianness: .little, as: UInt32.self)
    else { return nil }
    isKey = flags & 1 != 0
    self.view = view
    self.sequence = sequence
  }
}
