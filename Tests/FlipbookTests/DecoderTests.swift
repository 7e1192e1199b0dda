import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook

/// Debian's Python, which finds Debian's packages.
private let python = "/usr/bin/python3"

/// The pixels of files according to two independent decoders.
@MainActor
@Suite struct DecoderTests {
  private static let recipes = ["ball": ballRecipe, "card": redCardRecipe]

  /// Prints a line for each file: its name, its size, and its pixels as hexadecimal RGBA.
  private static let program = """
    import sys
    from PIL import Image
    for path in sys.argv[1:]:
        with Image.open(path) as image:
            image.load()
            print(image.width, image.height, image.convert("RGBA").tobytes().hex())
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "libpng and Pillow decode the pixels that were drawn",
    .enabled(if: FileManager.default.isExecutableFile(atPath: python), "python3 is not installed"),
    arguments: ["ball", "card"],
    [
      (isTransparent: false, compression: Compression.fast),
      (isTransparent: true, compression: .fast), (isTransparent: true, compression: .small),
    ])
  func decoders(
    name: String, kind: (isTransparent: Bool, compression: Compression)
  ) async throws {
    let text = try #require(Self.recipes[name])
    let recipe = try Recipe.load(path: folder.write(text, to: "\(name).yaml"))
    var options = RenderOptions()
    options.isTransparent = kind.isTransparent
    options.compression = kind.compression
    let render = try await recipe.render(to: folder.path("frames"), options: options)
    let paths = render.manifest.frames.map { folder.path("frames/\($0.file)") }
    let lines = try pillow(paths)
    #expect(lines.count == paths.count)
    for ((frame, path), line) in zip(zip(render.manifest.frames, paths), lines) {
      let bitmap = try Bitmap(pngFile: path)
      #expect(bitmap.withPixels { Digest(pixels: $0) } == frame.pixels, "\(frame.number)")
      let parts = line.split(separator: " ")
      #expect(parts.prefix(2) == ["\(bitmap.width)", "\(bitmap.height)"])
      #expect(parts.last.map(String.init) == hexadecimal(bitmap.pixels), "\(frame.number)")
    }
  }

  @Test("small compression makes smaller files with equal pixels") func smallCompression()
    async throws
  {
    let recipe = try Recipe.load(path: folder.write(ballRecipe, to: "ball.yaml"))
    var options = RenderOptions()
    options.size = .scale(4)
    let fast = try await recipe.render(to: folder.path("fast"), options: options).manifest
    options.compression = .small
    options.isParanoid = true
    let small = try await recipe.render(to: folder.path("small"), options: options).manifest
    #expect(small.frames.map(\.pixels) == fast.frames.map(\.pixels))
    #expect(small.parts.contains { $0.name == "libpng" })
    for frame in fast.frames {
      let sizes = try ["fast", "small"].map { name in
        try folder.bytes("\(name)/\(frame.file)").count
      }
      #expect(sizes[1] < sizes[0], "\(frame.number)")
    }
  }

  private func pillow(_ paths: [String]) throws -> [Substring] {
    let output = folder.path("pillow.txt")
    try Data().write(to: URL(filePath: output))
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["-c", Self.program] + paths
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "python3-pil is needed")
    return try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
