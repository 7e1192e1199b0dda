import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import Flipbook
@testable import FlipbookCommands
@testable import Movies

/// What readers of tutorials will see.
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
    var verb = MovieVerb()
    verb.input = "\(Self.recipes)/\(recipe).yaml"
    verb.file = folder.path(file)
    verb.options.fps = .of(fps)
    verb.options.size = .width(width)
    verb.options.overlays = []
    _ = try await verb.run()
    return try folder.bytes(file).count
  }

  private func render(_ recipe: String, fps: String, width: Int) async throws {
    let recipe = try Recipe.load(path: "\(Self.recipes)/\(recipe).yaml")
    var options = RenderOptions()
    options.fps = .of(fps)
    options.size = .scale(Double(width) / recipe.device.size.width)
    try await recipe.render(to: folder.path("frames"), options: options)
  }

  /// How far a GIF's pixels are from the frames, in OKLab, on average.
  private func error(of file: String) async throws -> Double {
    let apart = folder.path("\(file) apart")
    try Files.makeFolder(apart)
    try await MovieFrames(path: folder.path(file), kind: .gif).extract(to: apart)
    var (sum, count) = (0.0, 0)
    var known: [UInt64: Double] = [:]
    for name in try Files.names(in: apart) {
      let pictures = try ["\(apart)/\(name)", folder.path("frames/\(name)")].map {
        try Bitmap(pngFile: $0).pixels
      }
      #expect(pictures[0].count == pictures[1].count)
      pictures[0].withUnsafeBytes { first in
        pictures[1].withUnsafeBytes { second in
          let (a, b) = (first.bindMemory(to: UInt32.self), second.bindMemory(to: UInt32.self))
          count += a.count
          for place in a.indices where a[place] != b[place] {
            let pair = UInt64(a[place]) << 32 | UInt64(b[place])
            let distance =
              known[pair]
              ?? Double(
                SeenColor(a[place]).squaredDistance(to: SeenColor(b[place])).squareRoot())
            known[pair] = distance
            sum += distance
          }
        }
      }
    }
    return sum / Double(max(1, count))
  }

  @Test func `the alert, 320 px wide at 25 a second, has less than 800 KB`() async throws {
    #expect(try await make("alert", "alert.gif", fps: "25", width: 320) < 800_000)
  }

  @Test(arguments: [("alert", "25"), ("spring-list", "10"), ("vortex-field", "10")])
  func `a GIF is nearer to the frames, and no larger, than with ffmpeg's usual palette`(
    recipe: String, fps: String
  ) async throws {
    let bytes = try await make(recipe, "ours.gif", fps: fps, width: 320)
    try await render(recipe, fps: fps, width: 320)
    try await ExternalTool.ffmpeg.run([
      "-v", "error", "-framerate", fps, "-i",
      folder.path("frames/\(FramePattern.standard.text)"), "-vf",
      "split[a][b];[a]palettegen[p];[b][p]paletteuse", folder.path("usual.gif"),
    ])
    #expect(try bytes <= folder.bytes("usual.gif").count)
    let (ours, usual) = (try await error(of: "ours.gif"), try await error(of: "usual.gif"))
    #expect(ours <= usual, "\(ours) against \(usual)")
  }

  @Test(arguments: ["420", "444"])
  func `the alert's button has its colour in an MP4`(chroma: String) async throws {
    var verb = MovieVerb()
    verb.input = "\(Self.recipes)/alert.yaml"
    verb.file = folder.path("alert.mp4")
    verb.options.fps = .of("10")
    verb.options.chroma = chroma == "444" ? .full : .half
    _ = try await verb.run()
    // As players convert it: by the file's own tags.
    try await ExternalTool.ffmpeg.run([
      "-v", "error", "-ss", "1.5", "-i", verb.file, "-frames:v", "1", "-vf",
      "scale=flags=accurate_rnd+full_chroma_int", "-pix_fmt", "rgb24", folder.path("frame.png"),
    ])
    let picture = try Bitmap(pngFile: folder.path("frame.png"))
    // The first button of the alert, beside its title.
    let place = (570 * picture.width + 200) * 4
    let button = picture.pixels[place..<place + 3]
    for (channel, expected) in zip(button, [0x00, 0x78, 0x63]) {
      #expect(abs(Int(channel) - expected) <= 3, "\(Array(button))")
    }
  }
}
