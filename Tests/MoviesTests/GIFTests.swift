import Foundation
import Imaging
import Testing

@testable import Movies

private let hasFFmpeg = ExternalTool.ffmpeg.path() != nil

@Suite struct GIFTests {
  /// Frames of one color each, 8 x 4 px, in a folder whose name is as hard as a name can be.
  private func withFrames(
    _ numbers: [Int], _ body: (String) async throws -> Void
  ) async throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "MoviesTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("100% of 'it'; %d $HOME").path
    try Files.makeFolder(folder)
    let encoder = PNGEncoder()
    for number in numbers {
      let pixel: [UInt8] = [UInt8(number % 256), 100, UInt8(number * 7 % 256), 255]
      let pixels = (0..<32).flatMap { _ in pixel }
      let bitmap = try #require(Bitmap(width: 8, height: 4, pixels: pixels))
      let name = FramePattern.standard.name(of: number)
      try Files.write(bitmap.withPixels { encoder.encode($0) }, to: "\(folder)/\(name)")
    }
    try await body(folder)
  }

  @Test(
    .enabled(if: hasFFmpeg, "ffmpeg is not installed"),
    arguments: [
      (GIF(), 8, 4, UInt16(0) as UInt16?), (GIF(width: 16), 16, 8, 0), (GIF(plays: 1), 8, 4, nil),
      (GIF(plays: 3), 8, 4, 2),
    ])
  func `frames become a GIF`(gif: GIF, width: Int, height: Int, loop: UInt16?) async throws {
    try await withFrames(Array(100..<112)) { folder in
      let path = "\(folder)/out %d.gif"
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))
      try await gif.assemble(framesIn: folder, at: .standard, to: path)
      let file = try ReadGIF(try Files.read(path))
      #expect(file.width == width && file.height == height)
      #expect(file.loop == loop)
      // 12 frames of 1/60 s are 0.2 s: 10 frames of 1/50 s.
      #expect(file.delays == Array(repeating: 2, count: 10))
      #expect(try Files.names(in: folder).count == 13)
    }
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `the rate can be chosen and the bytes are the same each time`() async throws {
    try await withFrames(Array(0..<60)) { folder in
      for name in ["a.gif", "b.gif"] {
        try await GIF(fps: FrameRate(10)).assemble(
          framesIn: folder, at: .standard, to: "\(folder)/\(name)")
      }
      let bytes = try Files.read("\(folder)/a.gif")
      #expect(try ReadGIF(bytes).delays == Array(repeating: 10, count: 10))
      #expect(try Files.read("\(folder)/b.gif") == bytes)
    }
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `a broken frame is told in ffmpeg's words and leaves nothing`() async throws {
    try await withFrames([0]) { folder in
      try Files.write(Array("no picture".utf8), to: "\(folder)/frame_000000.png")
      let error = await #expect(throws: MovieError.self) {
        try await GIF().assemble(framesIn: folder, at: .standard, to: "\(folder)/a.gif")
      }
      guard case .toolFailed(.ffmpeg, let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.contains("Invalid data"))
      #expect(try Files.names(in: folder) == ["frame_000000.png"])
    }
  }

  @Test func `a gap between frames is named`() async throws {
    try await withFrames([3, 4, 6]) { folder in
      await #expect(throws: MovieError.missingFrame(path: "\(folder)/frame_000005.png")) {
        try await GIF().assemble(framesIn: folder, at: .standard, to: "\(folder)/a.gif")
      }
    }
  }

  @Test func `a folder without frames is named`() async throws {
    try await withFrames([]) { folder in
      await #expect(throws: MovieError.noFrames(folder: folder, pattern: "frame_%06d.png")) {
        try await GIF().assemble(framesIn: folder, at: .standard, to: "\(folder)/a.gif")
      }
      let missing = ImagingError.system(
        action: "read the folder", path: "\(folder)/none", code: ENOENT)
      await #expect(throws: MovieError.imaging(missing)) {
        try await GIF().assemble(framesIn: "\(folder)/none", at: .standard, to: "\(folder)/a.gif")
      }
    }
  }

  @Test(arguments: [
    GIF(fps: FrameRate(51)), GIF(width: 0), GIF(width: -1), GIF(width: 16_385), GIF(plays: 0),
    GIF(plays: 65_536),
  ])
  func `options have limits`(gif: GIF) async {
    let error = await #expect(throws: MovieError.self) {
      try await gif.assemble(framesIn: "none", at: .standard, to: "a.gif")
    }
    guard case .badOption = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

/// What a test wants to know of a GIF, found by walking over its blocks.
private struct ReadGIF {
  var width: Int
  var height: Int
  /// How often it plays again, 0 for ever; nil if it says nothing.
  var loop: UInt16?
  /// How long each frame stays, in hundredths of a second.
  var delays: [Int] = []

  init(_ file: [UInt8]) throws {
    var rest = file[...]
    func take(_ count: Int) throws -> [UInt8] {
      guard rest.count >= count else { throw CancellationError() }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func skipColors(_ flags: UInt8) throws {
      if flags & 0x80 != 0 { _ = try take(3 << (Int(flags & 7) + 1)) }
    }
    func blocks() throws -> [[UInt8]] {
      var blocks: [[UInt8]] = []
      while case let count = Int(try take(1)[0]), count > 0 { blocks.append(try take(count)) }
      return blocks
    }

    let header = try take(13)
    #expect(header.starts(with: Array("GIF89a".utf8)))
    width = number(header[6..<8])
    height = number(header[8..<10])
    try skipColors(header[10])
    while true {
      switch try take(1)[0] {
      case 0x21:
        let label = try take(1)[0]
        let blocks = try blocks()
        if label == 0xF9 { delays.append(number(blocks[0][1..<3])) }
        if label == 0xFF, blocks[0] == Array("NETSCAPE2.0".utf8) {
          loop = UInt16(number(blocks[1][1..<3]))
        }
      case 0x2C:
        try skipColors(try take(9)[8])
        _ = try take(1)
        _ = try blocks()
      default:
        #expect(rest.isEmpty)
        return
      }
    }
  }
}
