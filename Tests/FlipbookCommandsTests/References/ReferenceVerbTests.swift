import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Testing
import Verification

@testable import FlipbookCommands

@MainActor
@Suite struct ReferenceVerbTests {
  private let fixture: ReferenceFixture

  init() throws {
    fixture = try ReferenceFixture(["ball": ballRecipe, "fade": fadeRecipe])
  }

  @Test("a recorded reference passes, and recording it again changes no file")
  func recordAndVerify() async throws {
    let result = try await fixture.record()
    #expect(
      result.output.hasPrefix("ball: 30 frames, "), "\(result.output)")
    let first = try fixture.folder.bytes("references/ball/reference.txt")
    let date = {
      try FileManager.default.attributesOfItem(
        atPath: fixture.folder.path("references/ball/frame_000000.png"))[.modificationDate] as? Date
    }
    let before = try date()
    let verified = try await fixture.verify()
    #expect(verified.status == .success, "\(verified.output)")
    #expect(verified.output.contains("ball: the same: 30 frames, "))
    #expect(verified.output.contains("2 recipes, 60 frames and "))
    #expect(
      verified.output.hasSuffix("checked, all pass; tolerance: none, every pixel must match\n"))
    _ = try await fixture.record()
    #expect(try fixture.folder.bytes("references/ball/reference.txt") == first)
    #expect(try date() == before)
    #expect(!FileManager.default.fileExists(atPath: fixture.folder.path("actual")))
  }

  @Test("record keeps a reference that differs in its versions and missing parts only")
  func versions() async throws {
    let path = "references/ball/reference.txt"
    _ = try await fixture.record("recipes/ball.yaml")
    let text = String(decoding: try fixture.folder.bytes(path), as: UTF8.self)
    #expect(text.contains("\nflipbook\t\(FlipbookVersion.current)\n"))
    // As version 0.1 recorded it.
    let earlier = text.replacing(/\nflipbook\t.*/, with: "")
      .replacing(/\npart\t(?:freetype|pixman)\t.*/, with: "")
    _ = try fixture.folder.write(earlier, to: path)
    _ = try await fixture.record("recipes/ball.yaml")
    #expect(try fixture.folder.bytes(path) == Data(earlier.utf8))
    #expect(try await fixture.verify("recipes/ball.yaml").status == .success)
    // A part with another version changes the reference.
    _ = try fixture.folder.write(
      earlier.replacing(/\npart\tcairo\t.*/, with: "\npart\tcairo\t1.0.0"), to: path)
    _ = try await fixture.record("recipes/ball.yaml")
    #expect(try fixture.folder.bytes(path) == Data(text.utf8))
  }

  @Test("equal frames share one image") func equalFrames() async throws {
    _ = try await fixture.record("recipes/fade.yaml")
    let names = try fixture.folder.names(in: "references/fade").filter { $0.hasSuffix(".png") }
    let files = try names.map { try fixture.folder.bytes("references/fade/\($0)") }
    #expect(Set(files).count == files.count)
    // The card rests from frame 12 on, so frame 20 is equal.
    #expect(!names.contains("frame_000020.png") || !names.contains("frame_000012.png"))
  }

  @Test("a changed color leaves the motion the same") func color() async throws {
    _ = try await fixture.record()
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: red")
    let result = try await fixture.verify()
    #expect(result.status == .difference)
    #expect(
      result.output.contains("ball: differs\n  The motion is the same; only the pixels differ.\n")
    )
    #expect(result.output.contains("  30 of 30 frames differ: frames 0 to 29.\n"))
    #expect(
      result.output.contains(
        "flipbook approve ball --references \(fixture.folder.path("references")) --actual \(fixture.folder.path("actual"))\nfade: the same"
      ))
    #expect(result.output.contains("2 recipes, 60 frames and "))
    #expect(result.output.contains("checked, 1 fails; tolerance: none"))
  }

  @Test("verify reports a shift of the timeline in frames") func shift() async throws {
    _ = try await fixture.record()
    try fixture.rewrite("fade", "at: 0.1s", "at: 0.15s")
    try fixture.rewrite("fade", "at: 0.2s", "at: 0.25s")
    try fixture.rewrite("fade", "at: 0.3s", "at: 0.35s")
    let result = try await fixture.verify()
    #expect(
      result.output.contains(
        "The motion is the same, but 3 frames (50 ms) later, starting at frame 7."),
      "\(result.output)")
  }

  @Test("an approved recipe passes") func approve() async throws {
    _ = try await fixture.record()
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: red")
    #expect(try await fixture.verify().status == .difference)
    #expect(try await fixture.approve(["recipes/ball.yaml"]).output == "ball: approved\n")
    #expect(try await fixture.verify().status == .success)
    let error = VerificationError.nothingToApprove(path: fixture.folder.path("actual"))
    await #expect(throws: error) { try await fixture.approve() }
  }

  @Test("a recipe without a reference fails, and so does a reference without a recipe")
  func missingPartner()
    async throws
  {
    _ = try await fixture.record()
    try FileManager.default.moveItem(
      atPath: fixture.folder.path("recipes/fade.yaml"),
      toPath: fixture.folder.path("recipes/card.yaml")
    )
    let result = try await fixture.verify()
    #expect(result.status == .difference)
    #expect(result.output.contains("card: has no reference\n"))
    #expect(result.output.contains("fade: has no recipe\n"))
    let alone = try await fixture.verify("recipes/ball.yaml")
    #expect(alone.status == .success)
    #expect(try await fixture.approve().output == "card: approved\n")
  }

  @Test("verify uses and prints the tolerance of flags") func tolerance() async throws {
    _ = try await fixture.record("recipes/ball.yaml")
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: '#FF9501'")
    let result = try await fixture.verify("recipes/ball.yaml", ["--color", "0.05"])
    #expect(result.status == .success, "\(result.output)")
    #expect(result.output.contains("ball: within tolerance"))
    #expect(result.output.contains("tolerance: colors within 0.05 in OKLab are equal"))
  }

  @Test("a recipe with a damaged reference fails, and the others are verified")
  func damagedReference() async throws {
    _ = try await fixture.record()
    _ = try fixture.folder.write("nonsense", to: "references/ball/reference.txt")
    let result = try await fixture.verify()
    #expect(result.status == .invalidInput)
    #expect(
      fixture.text(of: result).hasPrefix(
        """
        ball: cannot be verified
          Cannot read references/ball/reference.txt: expected format version 1; record the reference again.
        fade: the same: 30 frames,
        """))
  }

  @Test("verify writes the same result as JSON and JUnit") func jsonAndJUnit() async throws {
    _ = try await fixture.record()
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: red")
    let result = try await fixture.verify(
      "recipes", ["--json", "--junit", fixture.folder.path("report.xml")])
    let report = try result.json
    #expect(report["formatVersion"] as? Int == 1)
    #expect(report["isSame"] as? Bool == false)
    let recipes = try #require(report["recipes"] as? [[String: Any]])
    #expect(recipes.map { $0["isSame"] as? Bool } == [false, true])
    let xml = String(decoding: try fixture.folder.bytes("report.xml"), as: UTF8.self)
    #expect(xml.contains("tests=\"2\" failures=\"1\" time=\""))
    let times = xml.matches(of: /file="([^"]*)" time="(\d+\.\d{3})"/)
    #expect(
      times.map { String($0.1) }
        == ["ball", "fade"].map { fixture.folder.path("recipes/\($0).yaml") })
    #expect(xml.contains("<failure message=\"The motion is the same; only the pixels differ.\">"))
  }
}
