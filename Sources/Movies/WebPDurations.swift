/// Corrects the duration of the last frame of a WebP movie, to which libwebp's encoder gives the
/// average of the others.
enum WebPDurations {
  /// Returns a movie with a total duration of `seconds`, by setting the last frame's duration.
  ///
  /// Any other file is returned unchanged.
  ///
  /// The offsets are those of the chunk ANMF (WebP Container Specification, "Animation").
  static func setting(_ seconds: Double, of file: [UInt8]) -> [UInt8] {
    var position = 12
    var frames: [Int] = []
    while position + 8 <= file.count {
      let size = number(file, position + 4, bytes: 4)
      if file[position..<position + 4].elementsEqual("ANMF".utf8), position + 24 <= file.count {
        frames.append(position + 20)
      }
      position += 8 + size + size % 2
    }
    guard let last = frames.last else { return file }
    let others = frames.dropLast().reduce(0) { $0 + number(file, $1, bytes: 3) }
    let delay = max(1, min(0xFF_FFFF, Int((seconds * 1000).rounded()) - others))
    var result = file
    for byte in 0..<3 { result[last + byte] = UInt8(delay >> (8 * byte) & 0xFF) }
    return result
  }

  private static func number(_ file: [UInt8], _ position: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(file[position + $1]) << (8 * $1) }
  }
}
