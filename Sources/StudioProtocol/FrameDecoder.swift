/// The error for bytes that are not a frame.
package struct FrameError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

/// Shows frames on an image in memory, as pages do on a canvas.
package struct FrameDecoder: Sendable {
  package private(set) var width = 0
  package private(set) var height = 0
  /// The pixels, row by row, with red in the lowest byte.
  package private(set) var pixels: [UInt32] = []

  package init() {}

  /// Draws a frame.
  ///
  /// - Throws: A `FrameError` for bytes that are not a frame, or a frame that needs an earlier one.
  @discardableResult
  package mutating func draw(_ payload: [UInt8]) throws(FrameError) -> FrameHeader {
    guard let header = FrameHeader(payload) else {
      throw FrameError(description: "invalid header of a frame")
    }
    let size = (Int(header.width), Int(header.height))
    if header.isKey, size != (width, height) {
      (width, height) = size
      pixels = Array(repeating: 0, count: width * height)
    }
    guard size == (width, height) else {
      throw FrameError(description: "a frame of \(size) pixels follows one of another size")
    }
    var offset = FrameHeader.size
    for _ in 0..<payload.number(at: 20) {
      guard payload.count >= offset + FrameHeader.rectangleSize else { throw .cutOff }
      let (origin, extent) = (payload.number(at: offset), payload.number(at: offset + 4))
      let count = Int(payload.number(at: offset + 8))
      offset += FrameHeader.rectangleSize
      guard count % 4 == 0, payload.count >= offset + count else { throw .cutOff }
      let rectangle = PixelRectangle(
        x: Int(origin & 0xFFFF), y: Int(origin >> 16), width: Int(extent & 0xFFFF),
        height: Int(extent >> 16))
      let words = stride(from: offset, to: offset + count, by: 4).map(payload.number)
      try draw(words[...], in: rectangle, keepsPixels: !header.isKey)
      offset += count
    }
    guard offset == payload.count else {
      throw FrameError(description: "unexpected bytes at the end of a frame")
    }
    return header
  }

  private mutating func draw(
    _ words: ArraySlice<UInt32>, in rectangle: PixelRectangle, keepsPixels: Bool
  ) throws(FrameError) {
    guard rectangle == rectangle.clipped(width: width, height: height) else {
      throw FrameError(description: "rectangle outside of the frame")
    }
    var words = words
    let total = rectangle.width * rectangle.height
    func index(_ number: Int) -> Int {
      (rectangle.y + number / rectangle.width) * width + rectangle.x + number % rectangle.width
    }
    var number = 0
    while let word = words.popFirst() {
      let count = Int(word & 0x3FFF_FFFF)
      guard count > 0, number + count <= total else { throw .cutOff }
      switch FrameEncoder.Operation(rawValue: word >> 30) {
      case .repeat:
        guard let pixel = words.popFirst() else { throw .cutOff }
        for offset in 0..<count { pixels[index(number + offset)] = pixel }
      case .literal:
        guard words.count >= count else { throw .cutOff }
        for offset in 0..<count { pixels[index(number + offset)] = words.removeFirst() }
      case .copy:
        guard number >= rectangle.width, count <= rectangle.width else { throw .cutOff }
        for offset in 0..<count {
          pixels[index(number + offset)] = pixels[index(number + offset - rectangle.width)]
        }
      case .keep where keepsPixels: break
      case .keep, nil:
        throw FrameError(description: "a key frame refers to pixels of the frame before")
      }
      number += count
    }
    guard number == total else { throw .cutOff }
  }
}

extension FrameError {
  fileprivate static let cutOff = FrameError(description: "a frame is cut off")
}
