import Foundation
import Imaging

@testable import Movies

/// A temporary folder with special characters in its name, removed at the end of the test.
final class MovieFolder: Sendable {
  let path: String
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("MoviesTests-\(UUID().uuidString)")
    path = root.appendingPathComponent("100% of 'it'; %d $HOME").path
    try Files.makeFolder(path)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func path(_ name: String) -> String { "\(path)/\(name)" }
}

extension Movie {
  /// Creates a small movie of a blue square that moves right by a pixel per frame, on orange or
  /// transparent.
  static func small(
    _ format: MovieFormat, fps: FrameRate = FrameRate(25) ?? .standard, duration: Double = 0.4,
    width: Int = 40, height: Int = 24, plays: Int? = nil, isTransparent: Bool = false,
    chroma: Chroma = .half, tool: ExternalTool? = nil
  ) throws -> Movie {
    try Movie(
      format, width: width, height: height,
      timing: MovieTiming(format, fps: fps, duration: duration), plays: plays,
      isTransparent: isTransparent, chroma: chroma, tool: tool)
  }

  /// The pixels of a frame.
  func smallFrame(_ number: Int) -> [UInt8] {
    let ground: [UInt8] = isTransparent ? [0, 0, 0, 0] : [255, 149, 0, 255]
    return (0..<height).flatMap { y in
      (0..<width).flatMap { x in
        (2..<10).contains(x - number) && (2..<10).contains(y) ? [0, 122, 255, 255] : ground
      }
    }
  }

  /// Passes the frames to a sink.
  var smallFrames: MovieFeed {
    { sink in
      for number in 0..<timing.count { try await sink(smallFrame(number)) }
    }
  }

  /// Writes the frames as PNG files, as `render` does.
  func writeSmallFrames(to folder: String, count: Int? = nil) throws {
    try Files.makeFolder(folder)
    let encoder = PNGEncoder()
    for number in 0..<(count ?? timing.count) {
      guard let bitmap = Bitmap(width: width, height: height, pixels: smallFrame(number)) else {
        continue
      }
      let bytes = bitmap.withPixels(encoder.encode)
      try Files.write(bytes, to: "\(folder)/\(FramePattern.standard.name(of: number))")
    }
  }
}
