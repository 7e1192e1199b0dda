import Imaging
import StudioProtocol

/// What the stage sends to the server.
///
/// A frame is written as soon as it is drawn, with what was sent before it: what is sent after it takes time to make, and no page
/// has to wait for it. Everything else is collected until `flush()`.
final class StageOutput {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  /// Whether there is someone to read the output.
  private(set) var isOpen = true

  /// Creates the output to a descriptor.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Writes a frame, or collects what is not a frame.
  func send(_ packet: Packet) {
    bytes += packet.header
    guard packet.kind == .frame else {
      bytes += packet.payload
      return
    }
    flush()
    write(packet.payload)
  }

  /// Writes what was collected.
  func flush() {
    guard !bytes.isEmpty else { return }
    write(bytes)
    bytes = []
  }

  private func write(_ bytes: [UInt8]) {
    guard isOpen else { return }
    isOpen = (try? Files.write(bytes, to: descriptor, path: "the studio")) != nil
  }
}
