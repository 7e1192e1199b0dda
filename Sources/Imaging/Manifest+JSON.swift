import Foundation

extension Manifest {
  /// How many frames become text at a time: an encoder's notes are many times as long as its text.
  private static let batchSize = 256

  /// The manifest's text: keys in order, so that the same frames give the same bytes.
  ///
  /// Throws `ImagingError.brokenManifest` for a number JSON cannot write, such as an infinite duration.
  package func json() throws(ImagingError) -> [UInt8] {
    var text: [UInt8] = []
    try writeJSON { text += $0 }
    return text
  }

  /// Hands over the manifest's text, a batch of frames at a time.
  func writeJSON(to put: ([UInt8]) throws(ImagingError) -> Void) throws(ImagingError) {
    let text = try encoded(with([]))
    guard !frames.isEmpty, let start = text.end(ofFirst: Array("\n  \"frames\" : [".utf8)),
      let end = text[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return try put(text + newline) }
    try put(Array(text[..<start]))
    for first in stride(from: 0, to: frames.count, by: Self.batchSize) {
      var lines = first > 0 ? [UInt8(ascii: ",")] : []
      // Without the brackets, and a level further in.
      for line in try encoded(Array(frames[first...].prefix(Self.batchSize)))
        .dropFirst(2).dropLast(2).split(separator: newline[0])
      {
        lines += newline + [UInt8](repeating: UInt8(ascii: " "), count: 2) + line
      }
      try put(lines)
    }
    try put(Array("\n  ".utf8) + text[end...] + newline)
  }

  private func encoded(_ value: some Encodable) throws(ImagingError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(value))
    } catch {
      throw .brokenManifest(path: Manifest.fileName, reason: reason(of: error))
    }
  }

  /// The same manifest of other frames.
  private func with(_ frames: [Frame]) -> Manifest {
    Manifest(
      size: size, points: points, scale: scale, fps: fps, duration: duration, recipe: recipe,
      overlays: overlays ?? [], shard: shard, parts: parts, frames: frames,
      flipbookVersion: flipbookVersion)
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
