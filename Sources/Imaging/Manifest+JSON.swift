import Foundation

extension Manifest {
  /// How many frames become text at a time: an encoder's notes are many times as long as its text.
  private static let batchSize = 256

  /// How many bytes of text a frame usually becomes at most.
  private static let usualLength = 256

  /// The manifest's text: keys in order, so that the same frames give the same bytes.
  ///
  /// Throws `ImagingError.brokenManifest` for a number JSON cannot write, such as an infinite duration.
  package func json() throws(ImagingError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let text = [UInt8](try encoder.encode(self.with([])))
      guard !frames.isEmpty, let start = text.end(ofFirst: Array("\n  \"frames\" : [".utf8)),
        let end = text[start...].firstIndex(of: UInt8(ascii: "]"))
      else { return text + newline }
      var result: [UInt8] = []
      result.reserveCapacity(text.count + frames.count * Self.usualLength)
      result += text[..<start]
      for first in stride(from: 0, to: frames.count, by: Self.batchSize) {
        if first > 0 { result.append(UInt8(ascii: ",")) }
        let batch = try encoder.encode(Array(frames[first...].prefix(Self.batchSize)))
        // Without the brackets, and a level further in.
        for line in batch.dropFirst(2).dropLast(2).split(separator: newline[0]) {
          result += newline + [UInt8](repeating: UInt8(ascii: " "), count: 2) + line
        }
      }
      result += Array("\n  ".utf8) + text[end...] + newline
      return result
    } catch {
      throw .brokenManifest(path: Manifest.fileName, reason: reason(of: error))
    }
  }

  /// The same manifest of other frames.
  private func with(_ frames: [Frame]) -> Manifest {
    Manifest(
      size: size, points: points, scale: scale, fps: fps, duration: duration, recipe: recipe,
      overlays: overlays ?? [], shard: shard, parts: parts, frames: frames)
  }
}

private let newline = [UInt8(ascii: "\n")]

extension [UInt8] {
  /// Where the first of some bytes end.
  fileprivate func end(ofFirst bytes: [UInt8]) -> Int? {
    guard count >= bytes.count else { return nil }
    return (0...count - bytes.count).first { self[$0..<$0 + bytes.count].elementsEqual(bytes) }
      .map { $0 + bytes.count }
  }
}
