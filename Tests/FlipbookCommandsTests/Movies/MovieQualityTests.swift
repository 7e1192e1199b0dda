import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import FlipbookCommands
@testable import Movies

/// The quality of movies in tutorials.
@MainActor
@Suite(.enabled(if: ExternalTool.ffmpeg.path() != nil, "ffmpeg is not installed"))
struct MovieQualityTests {
  private let folder: TemporaryFolder
  private static let recipes = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Recipes").path

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(
    _ recipe: String, _ file: String, fps: String, width: Int
  ) async throws -> Int {
    _ = try await MovieCommand.run([
      "\(Self.recipes)/\(recipe).yaml", "-o", folder.path(file), "--fps", fps, "--width",
      "\(width)", "--overlay", "none",
    ])
    return try folder.bytes(file).count
  }

  private func render(_ recipe: String, fps: String, width: Int) async throws {
    let recipe = try Recipe.load(path: "\(Self.recipes)/\(recipe).yaml")
    var options = RenderOptions()
    options.fps = .of(fps)
    options.size = .scale(Double(width) / recipe.device.size.width)
    try await recipe.render(to: folder.path("frames"), options: options)
  }

  /// Returns the mean OKLab distance between the pixels of a GIF and the frames.
  private func error(of file: String) async throws -> Double {
    let extracted = folder.path("\(file) frames")
    try Files.makeFolder(extracted)
    try await MovieFrames(path: folder.path(file), kind: .gif).extract(to: extracted)
    var (sum, count) = (0.0, 0)
    var known: [UInt64: Double] = [:]
    for name in try Files.names(in: extracted) {
      let images = try ["\(extracted)/\(name)", folder.path("frames/\(name)")].map {
        try Bitmap(pngFile: $0).pixels
      }
      #expect(images[0].count == images[1].count)
      images[0].withUnsafeBytes { first in
        images[1].withUnsafeBytes { second in
          let (a, b) = (first.bindMemory(to: UInt32.self), second.bindMemory(to: UInt32.self))
          count += a.count
          for index in a.indices where a[index] != b[index] {
            let pair = UInt64(a[index]) << 32 | UInt64(b[index])
            let distance =
              known[pair]
              ?? Double(
                OKLabColor(a[index]).squaredDistance(to: OKLabColor(b[index])).squareRoot())
            known[pair] = distance
            sum += distance
          }
        }
      }
    }
    return sum / Double(max(1, count))
  }

  @Test("the alert as a GIF of 320 px at 25 frames per second is smaller than 800 KB")
  func alertSize() async throws {
    #expect(try await make("alert", "alert.gif", fps: "25", width: 320) < 800_000)
  }

  @Test(
    "a GIF is closer to the frames than with ffmpeg's default palette, and not larger",
    arguments: [("alert", "25"), ("spring-list", "10"), ("vortex-field", "10")])
  func paletteQuality(recipe: String, fps: String) async throws {
    let bytes = try await make(recipe, "ours.gif", fps: fps, width: 320)
    try await render(recipe, fps: fps, width: 320)
    try await ExternalTool.ffmpeg.run([
      "-v", "error", "-framerate", fps, "-i",
      folder.path("frames/\(FramePattern.standard.text)"), "-vf",
      "split[a][b];[a]palettegen[p];[b][p]paletteuse", folder.path("default.gif"),
    ])
    #expect(try bytes <= folder.bytes("default.gif").count)
    let (ours, standard) = (try await error(of: "ours.gif"), try await error(of: "default.gif"))
    #expect(ours <= standard, "\(ours) against \(standard)")
  }

  @Test("the alert's button keeps its color in an MP4", arguments: ["420", "444"])
  func videoColor(chroma: String) async throws {
    let file = folder.path("alert.mp4")
    _ = try await MovieCommand.run([
      "\(Self.recipes)/alert.yaml", "-o", file, "--fps", "10", "--chroma", chroma,
    ])
    // Converts the colors as players do, by the tags of the file.
    try await ExternalTool.ffmpeg.run([
      "-v", "error", "-ss", "1.5", "-i", file, "-frames:v", "1", "-vf",
      "scale=flags=accurate_rnd+full_chroma_int", "-pix_fmt", "rgb24", folder.path("frame.png"),
    ])
    let image = try Bitmap(pngFile: folder.path("frame.png"))
    // The first button of the alert, beside its title.
    let pixel = (570 * image.width + 200) * 4
    let button = image.pixels[pixel..<pixel + 3]
    for (channel, expected) in zip(button, [0x00, 0x78, 0x63]) {
      #expect(abs(Int(channel) - expected) <= 3, "\(Array(button))")
    }
  }
}
