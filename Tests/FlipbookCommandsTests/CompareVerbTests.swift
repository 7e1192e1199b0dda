import FlipbookTestSupport
import Foundation
import Imaging
import Movies
import Testing

@testable import Flipbook
@testable import FlipbookCommands

private let hasFFmpeg = ExternalTool.ffmpeg.path() != nil

@MainActor
@Suite struct CompareVerbTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Renders the ball, after a change of its recipe, at 50 frames a second.
  private func render(_ name: String, replacing text: String = "", with other: String = "")
    async throws
  {
    let recipe = try folder.write(
      text.isEmpty ? ballRecipe : ballRecipe.replacing(text, with: other), to: "\(name).yaml")
    var verb = RenderVerb()
    verb.recipes = [recipe]
    verb.options.fps = .of("50")
    verb.folder = folder.path(name)
    _ = try await verb.run { _, _ in }
  }

  private func verb(_ first: String, _ second: String) -> CompareVerb {
    var verb = CompareVerb()
    verb.first = folder.path(first)
    verb.second = folder.path(second)
    return verb
  }

  @Test func `a render is the same as itself, and another recipe's is not`() async throws {
    try await render("a")
    try await render("b")
    try await render("c", replacing: "backgroundColor: orange", with: "backgroundColor: red")
    let same = try await verb("a", "b").run()
    #expect(same.status == .done)
    #expect(
      same.output.hasPrefix(
        "\(folder.path("a")) and \(folder.path("b")) are the same: 25 frames of 40x60 px\n"))
    let other = try await verb("a", "c").run()
    #expect(other.status == .differs)
    #expect(other.output.contains("differ: 25 of 25 frames of 40x60 px"))
    #expect(other.output.contains("differ: frames 0 to 24"))
  }

  @Test func `a deleted frame is told`() async throws {
    try await render("a")
    try await render("b")
    try FileManager.default.removeItem(atPath: folder.path("b/frame_000012.png"))
    let result = try await verb("a", "b").run()
    #expect(result.status == .differs)
    #expect(result.output.contains("missing: frame 12"))
  }

  @Test func `JSON and JUnit say what the text says`() async throws {
    try await render("a")
    try await render("c", replacing: "cornerRadius: 5", with: "cornerRadius: 4")
    var verb = verb("a", "c")
    verb.json = true
    verb.junit = folder.path("report.xml")
    let result = try await verb.run()
    #expect(result.status == .differs)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(report["isSame"] as? Bool == false)
    #expect(report["frames"] as? Int == 25)
    let xml = String(decoding: try folder.bytes("report.xml"), as: UTF8.self)
    #expect(xml.contains("tests=\"25\" failures=\"25\""))
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `frames are compared with a movie of them`() async throws {
    try await render("a")
    try await render("b")
    var movie = MovieVerb()
    movie.input = folder.path("a")
    movie.file = folder.path("a.gif")
    _ = try await movie.run()
    let before = try FileManager.default.contentsOfDirectory(
      atPath: FileManager.default.temporaryDirectory.path)
    let same = try await verb("b", "a.gif").run()
    #expect(same.status == .done, "\(same.output)")
    #expect(same.output.contains("25 frames of 40x60 px"))
    let after = try FileManager.default.contentsOfDirectory(
      atPath: FileManager.default.temporaryDirectory.path)
    #expect(
      after.filter { $0.hasPrefix("flipbook-compare") }.count
        <= before.filter { $0.hasPrefix("flipbook-compare") }.count)

    try FileManager.default.removeItem(atPath: folder.path("b/frame_000004.png"))
    let result = try await verb("b", "a.gif").run()
    #expect(result.output.contains("additional: frame 4"), "\(result.output)")
  }

  @Test func `what cannot be compared is refused`() async throws {
    try await render("a")
    let text = try folder.write("text", to: "a.txt")
    await #expect(throws: VerificationError.unknownKind(path: text)) {
      try await verb("a", "a.txt").run()
    }
    let picture = folder.path("a/frame_000000.png")
    let refusal = VerificationError.pictureAndFrames(picture: picture, frames: folder.path("a"))
    await #expect(throws: refusal) { try await verb("a", "a/frame_000000.png").run() }
    await #expect(throws: refusal) { try await verb("a/frame_000000.png", "a").run() }
    #expect(CommandStatus(of: refusal) == .badInput)
    #expect(
      CommandStatus(
        of: VerificationError.unreadable(.system(action: "read", path: "a", code: EACCES)))
        == .environment)
    #expect(CommandStatus(of: MovieError.unreadableMovie(path: "a", reason: "b")) == .badInput)
  }
}
