import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct SummaryTests {
  private let fixture: ReferenceFixture
  private var folder: TemporaryFolder { fixture.folder }

  init() throws {
    fixture = try ReferenceFixture(["ball|x": ballRecipe, "good": ballRecipe])
  }

  private func verify(
    _ flags: [String], environment: [String: String] = [:]
  ) async throws -> String {
    let run = try await CommandRun(
      [
        "verify", "@recipes", "--references", "@references", "--actual", "@actual", "--summary",
        "@summary.md",
      ] + flags, in: folder.path, environment: environment)
    #expect(run.status == 1, "\(run.errors)")
    return String(decoding: try folder.bytes("summary.md"), as: UTF8.self)
      .replacing(folder.path + "/", with: "").replacing(
        "\(folder.path)".dropFirst() + "/", with: "")
  }

  @Test("a summary lists the recipes, what changed, and images before and after") func summary()
    async throws
  {
    _ = try await fixture.record()
    try fixture.rewrite("ball|x", "orange", "red")
    let text = try await verify(["--summary-images", "@out/images"])
    #expect(
      text.hasPrefix(
        "## flipbook verify: 1 of 2 recipes fails\n\n2 recipes, 60 frames and "), "\(text)")
    #expect(
      text.contains(
        """
        | Recipe | Verdict |
        | --- | --- |
        | ❌ ball\\|x | differs |
        | ✅ good | the same: 30 frames, 480 numbers |

        ### ball\\|x differs

        - The motion is the same; only the pixels differ.
        - 30 of 30 frames differ: frames 0 to 29.
        """), "\(text)")
    #expect(
      text.contains(
        """
        | Before | After |
        | --- | --- |
        | ![before](out/images/ball-x-before.gif) | ![after](out/images/ball-x-after.gif) |

        """), "\(text)")
    #expect(text.contains("```\nflipbook approve 'ball|x' --references "), "\(text)")
    for (name, other) in [("before", "after"), ("after", "before")] {
      let bytes = try folder.bytes("out/images/ball-x-\(name).gif")
      #expect(bytes.prefix(6) == Data("GIF89a".utf8))
      #expect(try bytes != folder.bytes("out/images/ball-x-\(other).gif"))
    }
    // Without images, none are rendered or mentioned.
    #expect(try await !verify([]).contains("Before"))
  }

  @Test("without ffmpeg, the images are strips of frames that differ") func strips() async throws {
    _ = try await fixture.record()
    try fixture.rewrite("ball|x", "orange", "red")
    let text = try await verify(
      ["--summary-images", "@images"], environment: ["PATH": "/nowhere"])
    #expect(text.contains("![before](images/ball-x-before.png)"), "\(text)")
    let (before, after) = (
      try Bitmap(pngFile: folder.path("images/ball-x-before.png")),
      try Bitmap(pngFile: folder.path("images/ball-x-after.png"))
    )
    // Six frames of 40 x 60 pixels with gaps of 8.
    #expect((before.width, before.height) == (6 * 40 + 5 * 8, 60))
    #expect((after.width, after.height) == (before.width, before.height))
    func color(_ bitmap: Bitmap) -> [UInt8] {
      Array(bitmap.pixels[(10 * bitmap.width + 15) * 4..<(10 * bitmap.width + 15) * 4 + 3])
    }
    #expect(color(before)[1] > 100, "\(color(before))")
    #expect(color(after)[1] < 100, "\(color(after))")
  }

  @Test("a summary is appended to $GITHUB_STEP_SUMMARY, which shows images of other places only")
  func stepSummary() async throws {
    _ = try await fixture.record()
    try fixture.rewrite("ball|x", "orange", "red")
    _ = try folder.write("# Earlier\n", to: "summary.md")
    let variables = ["GITHUB_STEP_SUMMARY": folder.path("summary.md"), "PATH": "/nowhere"]
    let text = try await verify(["--summary-images", "@images"], environment: variables)
    #expect(text.hasPrefix("# Earlier\n\n## flipbook verify"), "\(text)")
    #expect(!text.contains("![before]"))
    #expect(text.contains("images/ball-x-before.png |"), "\(text)")
    let linked = try await verify(
      ["--summary-images", "@images", "--images-url", "https://example.org/a b"],
      environment: variables)
    #expect(linked.contains("![before](https://example.org/a%20b/ball-x-before.png)"), "\(linked)")
    // Any other file is replaced.
    #expect(try await verify([]).hasPrefix("## flipbook verify"))
  }

  @Test("a summary that cannot be written exits with 3 after the verdict") func unwritable()
    async throws
  {
    _ = try await fixture.record()
    let run = try await CommandRun(
      [
        "verify", "@recipes", "--references", "@references", "--actual", "@actual", "--summary",
        "@nowhere/summary.md",
      ], in: folder.path)
    #expect(run.status == 3)
    #expect(run.output.contains("all pass"))
    #expect(run.errors.contains("nowhere"), "\(run.errors)")
  }
}
