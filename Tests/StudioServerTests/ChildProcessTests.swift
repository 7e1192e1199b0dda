import Foundation
import Testing

@testable import StudioServer

@Suite struct ChildProcessTests {
  @Test("a child has the descriptors that it is given, and none of the other pipes")
  func descriptors() throws {
    // Foundation's pipes stay open in children that close nothing.
    let other = Pipe()
    let output = Pipe()
    let child = try ChildProcess(
      [
        "/bin/sh", "-c",
        "for number in 3 4 5 6 7 8 9; do [ ! -e /proc/$$/fd/$number ] || echo $number; done; echo end",
      ],
      environment: [:],
      descriptors: [
        FileHandle.nullDevice.fileDescriptor, output.fileHandleForWriting.fileDescriptor, 2,
      ])
    try output.fileHandleForWriting.close()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text == "end\n")
    #expect(child.reap() == .exited(0))
    withExtendedLifetime(other) {}
  }
}
