import Imaging
import Testing

@testable import Verification

@Suite struct ReportImageBlocksTests {
  private func file(_ image: Bitmap) -> [UInt8] { image.withPixels { PNGEncoder().encode($0) } }

  private func blocks(_ images: ReportImageBlocks) -> [ReportImageBlocks.Block] {
    if case .indexed(_, let blocks) = images { blocks } else { [] }
  }

  @Test("images of equal size share a block, up to eight") func blocks() {
    let files = (0..<10).map { file(white(40, 30, except: 0...$0)) }
    let others = [file(white(40, 31)), file(white(41, 30)), file(white(40, 30))]
    let blocks = blocks(ReportImageBlocks(files + others, first: 5))
    #expect(blocks.map(\.first) == [5, 13, 15, 16, 17])
    #expect(blocks.map(\.count) == [8, 2, 1, 1, 1])
    #expect(blocks.map(\.width) == [40, 40, 40, 41, 40])
    #expect(blocks.map(\.height) == [30, 30, 31, 30, 30])
  }

  @Test("indices are compressed rows of all images, and colors a table by frequency")
  func contents() throws {
    let (red, clear) = ([255, 0, 0, 255], [1, 2, 3, 4])
    let files = [white(2, 2, except: 1...1, red), white(2, 2, except: 0...0, rows: 1...1, clear)]
      .map(file)
    let images = ReportImageBlocks(files, first: 0)
    guard case .indexed(let colors, let blocks) = images else {
      Issue.record("expected blocks")
      return
    }
    // Planes of red, green, blue and alpha: white is the most frequent, then the lower number.
    #expect(
      colors == ZlibStream.compressed([255, 1, 255, 255, 2, 0, 255, 3, 0, 255, 4, 255]))
    #expect(blocks.map(\.indices) == [ZlibStream.compressed([0, 2, 0, 0, 0, 0, 1, 0])])
    #expect(images.length < files[0].count + files[1].count)
  }

  @Test("with more than 256 colors, indices have a second plane") func manyColors() throws {
    let gradient = image(300, 2) { x, _ in [x % 256, x / 256, 0, 255] }
    let images = try #require(
      ReportImageBlocks.indexed([file(gradient), file(white(300, 2))], first: 0))
    // White is the most frequent color; the others follow in the order of their numbers.
    let row = Array(1...300) + Array(repeating: 0, count: 300)
    let planes = (row + row).map { UInt8($0 & 255) } + (row + row).map { UInt8($0 >> 8) }
    #expect(blocks(images).map(\.indices) == [ZlibStream.compressed(planes)])
    let few = image(300, 2) { x, _ in [x % 256, 0, 0, 255] }
    let single = try #require(ReportImageBlocks.indexed([file(few)], first: 0))
    let plane = (0..<600).map { UInt8($0 % 300 % 256) }
    #expect(blocks(single).map(\.indices) == [ZlibStream.compressed(plane)])
  }

  @Test("files stay as they are if blocks are not smaller, or if a file is no image")
  func files() {
    let noise = image(64, 64) { x, y in
      let value = (x * 7919 + y * 104_729) &* 2_654_435_761
      return [value >> 8, value >> 16, value >> 24, 255].map { $0 & 255 }
    }
    for files in [[file(noise)], [file(white(4, 4)), [1, 2, 3]]] {
      let images = ReportImageBlocks(files, first: 3)
      #expect(images == .files(first: 3, files))
      #expect(String(decoding: images.html(number: 0), as: UTF8.self).contains("id=\"image-3\">"))
    }
  }
}
