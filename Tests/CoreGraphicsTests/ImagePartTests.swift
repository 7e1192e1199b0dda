import CoreGraphics
import Foundation
import Testing

@Suite struct ImagePartTests {
  /// Returns an image of 3 × 2 opaque pixels whose red is the number of the pixel.
  private func numbered() throws -> CGImage {
    try #require(
      CGImage(width: 3, height: 2, pixels: (0..<6).flatMap { [0, 0, UInt8($0), 255] }))
  }

  private func reds(_ image: CGImage?) -> [UInt8]? {
    image.map { image in stride(from: 2, to: image.pixels.count, by: 4).map { image.pixels[$0] } }
  }

  @Test(
    "a part of an image has the pixels of the rectangle, extended to whole pixels",
    arguments: [
      ("part", CGRect(x: 1, y: 1, width: 2, height: 1), [4, 5]),
      ("fractions", CGRect(x: 0.6, y: 0.2, width: 1, height: 0.5), [0, 1]),
      ("beyond", CGRect(x: 2, y: -5, width: 9, height: 9), [2, 5]),
      ("outside", CGRect(x: 3, y: 0, width: 2, height: 2), nil),
      ("infinite", CGRect.infinite, [0, 1, 2, 3, 4, 5]),
      ("null", CGRect.null, nil),
    ] as [(String, CGRect, [UInt8]?)])
  func cropping(id: String, rect: CGRect, expected: [UInt8]?) throws {
    #expect(reds(try numbered().cropping(to: rect)) == expected)
  }

  @Test("an image is multiplied by a mask of another size") func masking() throws {
    let mask = try #require(
      CGImage(width: 3, height: 1, pixels: [255, 255, 255, 255, 0, 0, 0, 255, 128, 128, 128, 255]))
    let masked = try #require(try numbered().masking(mask))
    let alphas = stride(from: 3, to: 24, by: 4).map { masked.pixels[$0] }
    #expect(alphas == [255, 0, 128, 255, 0, 128])
  }

  @Test("an image of a file has pixels of red, green, blue and alpha") func fileFormat() throws {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [3, 2, 1, 255]))
    #expect(image.dataProvider?.data == Data([1, 2, 3, 255]))
    #expect(image.alphaInfo == .premultipliedLast)
    #expect(image.bytesPerRow == 4 && image.bitsPerPixel == 32 && image.bitsPerComponent == 8)
    #expect(CFDataGetLength(image.dataProvider?.data) == 4)
  }

  @Test(
    "pixels in a format become an image",
    arguments: [
      ("straight", CGImageAlphaInfo.last, 0, [200, 100, 0, 128], [0, 50, 100, 128]),
      ("premultiplied", .premultipliedLast, 0, [100, 50, 0, 128], [0, 50, 100, 128]),
      ("first", .premultipliedFirst, 0, [128, 100, 50, 0], [0, 50, 100, 128]),
      ("reversed", .premultipliedFirst, 0x2000, [0, 50, 100, 128], [0, 50, 100, 128]),
      ("without alpha", .noneSkipLast, 0, [1, 2, 3, 9], [3, 2, 1, 255]),
      ("24 bits", .none, 0, [1, 2, 3], [3, 2, 1, 255]),
    ] as [(String, CGImageAlphaInfo, UInt32, [UInt8], [UInt8])])
  func formats(
    id: String, info: CGImageAlphaInfo, order: UInt32, bytes: [UInt8], expected: [UInt8]
  ) throws {
    let provider = try #require(CGDataProvider(data: CFData(bytes)))
    let image = CGImage(
      width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bytes.count * 8,
      bytesPerRow: bytes.count, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: info.rawValue | order), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
    #expect(image?.pixels == expected)
  }

  @Test(
    "an image without enough bytes, or in another format, does not exist",
    arguments: [
      ("rows", 2, 2, 8, 32, 8), ("row", 2, 1, 8, 32, 4), ("bits", 1, 1, 5, 16, 2),
      ("width", 0, 1, 8, 32, 4), ("large", 1 << 40, 1 << 40, 8, 32, 4),
    ])
  func invalidImages(
    id: String, width: Int, height: Int, bits: Int, pixel: Int, row: Int
  ) throws {
    let provider = try #require(CGDataProvider(data: CFData([0, 0, 0, 0, 0, 0, 0, 0])))
    let image = CGImage(
      width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: row,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 1),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(image == nil)
  }

  @Test("locations of gradients are ordered, limited, and even by default") func gradients() throws
  {
    let colors = [CGColor.black, .white, .clear]
    let even = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    let ordered = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [2, -1, 0.5]))
    #expect(ordered.stops.map(\.location) == [0, 0.5, 1])
    #expect(ordered.stops.map(\.color) == [.white, .clear, .black])
    let components: [CGFloat] = [1, 0.5, 0, 1]
    let gray = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: components, locations: nil,
      count: 2)
    #expect(gray?.stops.map(\.color) == [CGColor(gray: 1, alpha: 0.5), .black])
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }
}
