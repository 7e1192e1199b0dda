import Imaging
import StudioProtocol
import Testing

@Suite struct FrameTests {
  /// An image of pixels with blue in the lowest byte.
  private struct Image {
    let width: Int
    let height: Int
    var pixels: [UInt32]

    init(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) {
      (self.width, self.height) = (width, height)
      pixels = (0..<width * height).map { pixel($0 % width, $0 / width) | 0xFF00_0000 }
    }

    func payload(
      _ header: FrameHeader, _ rectangles: [PixelRectangle], after previous: Image? = nil
    ) -> [UInt8] {
      withView { view in
        guard let previous else {
          return FrameEncoder().payload(header, of: view, in: rectangles)
        }
        return previous.withView {
          FrameEncoder().payload(header, of: view, in: rectangles, after: $0)
        }
      }
    }

    private func withView(_ body: (PixelView) -> [UInt8]) -> [UInt8] {
      pixels.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return [] }
        return body(
          PixelView(
            base: base, width: width, height: height, bytesPerRow: width * 4,
            format: .premultipliedBGRA))
      }
    }

    func header(isKey: Bool = true, sequence: UInt32 = 1) -> FrameHeader {
      FrameHeader(
        isKey: isKey, view: 1, sequence: sequence, tick: 70_000, width: UInt16(width),
        height: UInt16(height), echo: 0xFFFF_FFFF)
    }

    var all: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

    /// The pixels with red in the lowest byte.
    var canvas: [UInt32] {
      pixels.map { $0 & 0xFF00_FF00 | ($0 & 0xFF) << 16 | $0 >> 16 & 0xFF }
    }
  }

  /// A generator of the same numbers in every run.
  private struct Noise {
    var state: UInt32

    mutating func next() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 8
    }
  }

  private static let images: [(String, Image)] = {
    var noise = Noise(state: 1)
    return [
      ("one pixel", Image(1, 1) { _, _ in 0x123456 }),
      ("one color", Image(200, 30) { _, _ in 0xABCDEF }),
      ("rows", Image(17, 40) { _, y in UInt32(y) }),
      ("columns", Image(40, 17) { x, _ in UInt32(x) }),
      ("noise", Image(61, 31) { _, _ in noise.next() }),
      ("few colors", Image(97, 43) { _, _ in noise.next() % 3 }),
      ("squares", Image(64, 64) { x, y in UInt32((x / 9 + y / 7) % 2) * 0xFFFFFF }),
    ]
  }()

  @Test("a key frame is decoded to the image", arguments: images.indices)
  func keyFrame(index: Int) throws {
    let image = Self.images[index].1
    var decoder = FrameDecoder()
    let header = try decoder.draw(image.payload(image.header(), [image.all]))
    #expect(header == image.header())
    #expect(decoder.pixels == image.canvas, "\(Self.images[index].0)")
  }

  @Test("rectangles change only their pixels, and are cut off at the edges") func rectangles()
    throws
  {
    var noise = Noise(state: 7)
    let first = Image(50, 40) { _, _ in noise.next() % 2 }
    let second = Image(50, 40) { _, _ in noise.next() % 2 }
    var decoder = FrameDecoder()
    try decoder.draw(first.payload(first.header(), [first.all]))
    let rectangles = [
      PixelRectangle(x: 3, y: 4, width: 10, height: 11),
      PixelRectangle(x: 40, y: 30, width: 30, height: 30),
      PixelRectangle(x: -5, y: -5, width: 7, height: 7),
      PixelRectangle(x: 60, y: 0, width: 5, height: 5),
    ]
    try decoder.draw(second.payload(second.header(isKey: false), rectangles))
    let expected = (0..<50 * 40).map { index in
      let (x, y) = (index % 50, index / 50)
      let isInside = rectangles.contains {
        ($0.x..<$0.x + $0.width).contains(x) && ($0.y..<$0.y + $0.height).contains(y)
      }
      return isInside ? second.canvas[index] : first.canvas[index]
    }
    #expect(decoder.pixels == expected)
  }

  @Test("pixels that the frame before has are not sent again", arguments: images.indices)
  func keptPixels(index: Int) throws {
    let (name, first) = Self.images[index]
    var second = first
    // Every fifth row and the columns at both edges change.
    for number in second.pixels.indices
    where number / first.width % 5 == 2 || number % first.width < 2 { second.pixels[number] ^= 1 }
    var decoder = FrameDecoder()
    try decoder.draw(first.payload(first.header(), [first.all]))
    let payload = second.payload(second.header(isKey: false), [second.all], after: first)
    try decoder.draw(payload)
    #expect(decoder.pixels == second.canvas, "\(name)")

    // Nothing is kept in a key frame, which needs no other one.
    let key = second.payload(second.header(), [second.all], after: first)
    #expect(key == second.payload(second.header(), [second.all]), "\(name)")
    if name == "noise" { #expect(payload.count < key.count / 3) }
    var damaged = payload
    damaged[1] |= 1
    if name == "noise" { #expect(throws: FrameError.self) { try decoder.draw(damaged) } }
  }

  @Test("everything in a frame is aligned to four bytes, and flat images are small")
  func sizes() {
    for (name, image) in Self.images {
      #expect(image.payload(image.header(), [image.all]).count % 4 == 0, "\(name)")
    }
    let flat = Self.images[1].1
    #expect(flat.payload(flat.header(), [flat.all]).count == 24 + 12 + 8 + 29 * 4)
  }

  @Test("bytes that are cut off or changed are errors, and never trap") func damaged() throws {
    let image = Self.images[5].1
    let payload = image.payload(image.header(), [image.all])
    for count in stride(from: 0, to: payload.count, by: 97) {
      var decoder = FrameDecoder()
      #expect(throws: FrameError.self) { try decoder.draw(Array(payload.prefix(count))) }
    }
    var noise = Noise(state: 3)
    for _ in 0..<300 {
      var damaged = payload
      let index = 20 + Int(noise.next()) % (payload.count - 20)
      damaged[index] = UInt8(truncatingIfNeeded: noise.next())
      var decoder = FrameDecoder()
      _ = try? decoder.draw(damaged)
    }
  }

  @Test("a frame that is no key frame needs one of its size") func missingKeyFrame() {
    let image = Self.images[0].1
    var decoder = FrameDecoder()
    #expect(throws: FrameError.self) {
      try decoder.draw(image.payload(image.header(isKey: false), [image.all]))
    }
  }
}
