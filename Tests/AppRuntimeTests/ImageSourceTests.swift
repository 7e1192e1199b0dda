import Testing
import UIKit

@testable import AppRuntime

@MainActor
@Suite struct ImageSourceTests {
  /// A GIF file of 2 by 2 pixels with frames of indices, of the colors black, white and red.
  private static func file(_ frames: [(indices: [Int], delay: Int, disposal: Int)]) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x81, 0, 0]
    bytes += [0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 5, 0, 0]
    for frame in frames {
      bytes += [0x21, 0xF9, 4, UInt8(frame.disposal << 2 | 1), UInt8(frame.delay), 0, 3, 0]
      bytes += [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2]
      // Codes of three bits: a clear code before each index, so that none gets longer.
      var (bits, count, data): (Int, Int, [UInt8]) = (0, 0, [])
      for code in frame.indices.flatMap({ [4, $0] }) + [5] {
        bits |= code << count
        count += 3
        while count >= 8 {
          data.append(UInt8(bits & 255))
          (bits, count) = (bits >> 8, count - 8)
        }
      }
      if count > 0 { data.append(UInt8(bits & 255)) }
      bytes += [UInt8(data.count)] + data + [0]
    }
    return bytes + [0x3B]
  }

  private static func colors(_ frame: GIFFile.Frame) -> [String] {
    stride(from: 0, to: frame.pixels.count, by: 4).map { start in
      switch Array(frame.pixels[start..<start + 4]) {
      case [0, 0, 0, 255]: "black"
      case [255, 255, 255, 255]: "white"
      case [255, 0, 0, 255]: "red"
      case [0, 0, 0, 0]: "clear"
      default: "other"
      }
    }
  }

  @Test("a frame is drawn over those before it, which stay, are removed or restored")
  func disposal() throws {
    for (disposal, second) in [
      (1, ["black", "red", "red", "white"]), (2, ["clear", "red", "red", "clear"]),
      (3, ["clear", "red", "red", "clear"]),
    ] {
      let bytes = Self.file([([0, 1, 2, 1], 7, disposal), ([3, 2, 2, 3], 1, 0)])
      let file = try #require(GIFFile(bytes))
      #expect(file.width == 2 && file.height == 2 && file.loopCount == 5)
      #expect(file.frames.map(\.delay) == [7, 1])
      #expect(Self.colors(file.frames[0]) == ["black", "white", "red", "white"])
      #expect(Self.colors(file.frames[1]) == second, "\(disposal)")
    }
  }

  @Test("strings of the compression are repeated, also by the code that is being defined")
  func compression() throws {
    // One row of eight pixels of index 1: codes of 3 bits, then of 4.
    var bytes = Array("GIF87a".utf8) + [8, 0, 1, 0, 0x81, 0, 0]
    bytes += [0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0]
    bytes += [0x2C, 0, 0, 0, 0, 8, 0, 1, 0, 0, 2]
    let codes = [(4, 3), (1, 3), (6, 3), (7, 3), (6, 4), (5, 4)]
    var (bits, count): (Int, Int) = (0, 0)
    for (code, width) in codes { (bits, count) = (bits | code << count, count + width) }
    let data = stride(from: 0, to: count, by: 8).map { UInt8(bits >> $0 & 255) }
    bytes += [UInt8(data.count)] + data + [0, 0x3B]
    let file = try #require(GIFFile(bytes))
    #expect(Self.colors(file.frames[0]) == Array(repeating: "white", count: 8))
  }

  @Test("a file that ends too early has the frames until then, or none")
  func truncated() {
    let bytes = Self.file([([0, 1, 2, 1], 7, 1), ([3, 2, 2, 3], 1, 0)])
    for count in 0..<bytes.count {
      let file = GIFFile(Array(bytes[..<count]))
      #expect((file?.frames.count ?? 0) <= 2)
    }
    #expect(GIFFile(Array("GIF89a".utf8)) == nil)
  }

  @Test("an image source has the frames of a GIF file with their durations")
  func source() throws {
    let data = Data(Self.file([([0, 1, 2, 1], 7, 1), ([3, 2, 2, 3], 1, 0)]))
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == kUTTypeGIF)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    #expect(image.width == 2)
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    let frame = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    #expect(frame?[kCGImagePropertyGIFDelayTime as String] as? Double == 0.07)
    let short = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any]
    let second = short?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    #expect((second?[kCGImagePropertyGIFDelayTime as String] as? NSNumber)?.doubleValue == 0.1)
    #expect(
      (second?[kCGImagePropertyGIFUnclampedDelayTime as String] as? NSNumber)?.doubleValue == 0.01)
  }

  @Test("a thumbnail has at most a number of pixels per side")
  func thumbnail() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format)
      .pngData { $0.fill(CGRect(x: 0, y: 0, width: 80, height: 40)) }
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let options = [kCGImageSourceThumbnailMaxPixelSize: 20] as CFDictionary
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(image.width == 20 && image.height == 10)
    #expect(CGImageSourceGetType(source) == kUTTypePNG)
    #expect(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil) == nil)
  }
}
