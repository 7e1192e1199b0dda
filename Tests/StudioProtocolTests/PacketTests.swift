import StudioProtocol
import Testing

@Suite struct PacketTests {
  @Test("packets arrive whole, however the pipe splits them", arguments: [1, 2, 3, 7, 64, 4096])
  func pieces(size: Int) throws {
    let packets = [
      Packet(.page, Array("{}".utf8)), Packet(.frame, []),
      Packet(.server, (0..<3000).map { UInt8(truncatingIfNeeded: $0) }),
    ]
    let bytes = packets.flatMap(\.bytes)
    var reader = PacketReader()
    var read: [Packet] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(start + size, bytes.count)])
      while let packet = try reader.next() { read.append(packet) }
    }
    #expect(read == packets)
    #expect(reader.pendingCount == 0)
  }

  @Test("a packet above the limit is an error before its payload arrives") func tooLarge() {
    var reader = PacketReader()
    reader.append([0, 0, 0, 5, 0])
    #expect(throws: PacketError.tooLarge(5 << 24)) { try reader.next() }
  }

  @Test("an unknown kind is an error") func unknownKind() {
    var reader = PacketReader()
    reader.append([0, 0, 0, 0, 9])
    #expect(throws: PacketError.unknownKind(9)) { try reader.next() }
  }
}
