import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Movies
import Testing
import Verification

@testable import FlipbookCommands

private let hasFFmpeg = ExternalTool.ffmpeg.path() != nil

@MainActor
@Suite struct CompareVerbTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Renders the ball at 50 frames per second, after a change of its recipe.
  private func render(_ name: String, replacing text: String = "", with other: String = "")
    async throws
  {
    let recipe = try folder.write(
      text.isEmpty ? ballRecipe : ballRecipe.replacing(text, with: other), to: "\(name).yaml")
    _ = try await RenderCommand.run([recipe, "--fps", "50", "-o", folder.path(name)])
  }

  private func compare(
    _ first: String, _ second: String, _ flags: String...
  ) async throws -> CommandResult {
    try await CompareCommand.run([folder.path(first), folder.path(second)] + flags)
  }

  @Test("compare finds equal renders the same, and different colors different")
  func compareRenders() async throws {
    try await render("a")
    try await render("b")
    try await render("c", replacing: "backgroundColor: orange", with: "backgroundColor: red")
    let same = try await compare("a", "b")
    #expect(same.status == .success)
    #expect(
      same.output.hasPrefix(
        "\(folder.path("a")) and \(folder.path("b")) are the same: 25 frames of 40x60 px\n"))
    let other = try await compare("a", "c")
    #expect(other.status == .difference)
    #expect(other.output.contains("differ: 25 of 25 frames of 40x60 px"))
    #expect(other.output.contains("differ: frames 0 to 24"))
  }

  @Test("compare reports a missing frame") func missingFrame() async throws {
    try await render("a")
    try await render("b")
    try FileManager.default.removeItem(atPath: folder.path("b/frame_000012.png"))
    let result = try await compare("a", "b")
    #expect(result.status == .difference)
    #expect(result.output.contains("missing: frame 12"))
  }

  @Test("compare writes the same result as JSON and JUnit") func jsonAndJUnit() async throws {
    try await render("a")
    try await render("c", replacing: "cornerRadius: 5", with: "cornerRadius: 4")
    let result = try await compare("a", "c", "--json", "--junit", folder.path("report.xml"))
    #expect(result.status == .difference)
    let report = try result.json
    #expect(report["isSame"] as? Bool == false)
    #expect(report["frames"] as? Int == 25)
    let xml = String(decoding: try folder.bytes("report.xml"), as: UTF8.self)
    #expect(xml.contains("tests=\"25\" failures=\"25\""))
  }

  @Test(
    "compare compares frames with a movie of them",
    .enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func movies() async throws {
    try await render("a")
    try await render("b")
    _ = try await MovieCommand.run([folder.path("a"), "-o", folder.path("a.gif")])
    let before = try FileManager.default.contentsOfDirectory(
      atPath: FileManager.default.temporaryDirectory.path)
    let same = try await compare("b", "a.gif")
    #expect(same.status == .success, "\(same.output)")
    #expect(same.output.contains("25 frames of 40x60 px"))
    let after = try FileManager.default.contentsOfDirectory(
      atPath: FileManager.default.temporaryDirectory.path)
    #expect(
      after.filter { $0.hasPrefix("flipbook-compare") }.count
        <= before.filter { $0.hasPrefix("flipbook-compare") }.count)

    try FileManager.default.removeItem(atPath: folder.path("b/frame_000004.png"))
    let result = try await compare("b", "a.gif")
    #expect(result.output.contains("additional: frame 4"), "\(result.output)")
  }

  @Test("compare throws for text files, and for an image and a folder")
  func incomparablePaths() async throws {
    try await render("a")
    let text = try folder.write("text", to: "a.txt")
    await #expect(throws: VerificationError.unknownKind(path: text)) {
      try await compare("a", "a.txt")
    }
    let image = folder.path("a/frame_000000.png")
    let refusal = VerificationError.imageAndFrames(image: image, frames: folder.path("a"))
    await #expect(throws: refusal) { try await compare("a", "a/frame_000000.png") }
    await #expect(throws: refusal) { try await compare("a/frame_000000.png", "a") }
  }
}
