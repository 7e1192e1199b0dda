import Glibc
import StudioProtocol
import Testing

@testable import Studio

@Suite struct StageOutputTests {
  @Test("a frame is written at once with what was sent before, and other packets when flushed")
  func order() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0 && fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    defer { close(ends[0]) }
    func received() -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 1000)
      let count = read(ends[0], &bytes, bytes.count)
      return Array(bytes.prefix(max(0, count)))
    }
    let output = StageOutput(ends[1])
    let (scene, frame) = (Packet(.page, [1, 2]), Packet(.frame, [3, 4, 5]))
    output.send(scene)
    #expect(received().isEmpty)
    output.send(frame)
    #expect(received() == scene.bytes + frame.bytes)
    output.send(scene)
    output.send(Packet(.server, [6]))
    #expect(received().isEmpty)
    output.flush()
    #expect(received() == scene.bytes + Packet(.server, [6]).bytes)
    output.flush()
    #expect(received().isEmpty && output.isOpen)
    close(ends[1])
    output.send(frame)
    #expect(!output.isOpen)
  }
}
