import Flipbook
import FlipbookTestSupport
import Foundation
import Testing
import Verification

@testable import FlipbookCommands

/// The `reference:` section of recipes.
@MainActor
@Suite struct ReferenceSectionTests {
  private func fixture(_ section: String, of recipe: String = ballRecipe) throws -> ReferenceFixture
  {
    try ReferenceFixture(["ball": "\(recipe)\nreference: \(section)\n"])
  }

  private func images(in fixture: ReferenceFixture) throws -> [Int] {
    try fixture.folder.names(in: "references/ball").compactMap { name in
      name.firstMatch(of: /(\d+)\.png/).flatMap { Int($0.1) }
    }
  }

  /// The section, `--every`, and the frames with images.
  ///
  /// The ball is lowest at frame 14; from frame 15 on it rests, and equal frames share one image.
  @Test(
    "the section selects the frames with images",
    arguments: [
      ("empty", "{}", nil, [0, 14, 29]),
      ("every 10th", "{ every: 10 }", nil, [0, 10, 14, 20]),
      ("--every 15", "{ every: 10 }", 15, [0, 14, 15]),
      ("frames", "{ frames: [3, 5] }", nil, [0, 3, 5, 14, 29]),
      ("markers", "{ markers: [0.1s, 250ms], every: 100 }", nil, [0, 6, 14, 15]),
      ("last frame", "{ frames: 29, markers: 0.5s }", nil, [0, 14, 29]),
    ])
  func images(id: String, section: String, step: Int?, expected: [Int]) async throws {
    let fixture = try fixture(section)
    _ = try await fixture.record("recipes", step.map { ["--every", "\($0)"] } ?? [])
    #expect(try images(in: fixture) == expected)
    #expect(try await fixture.verify().status == .success)
  }

  @Test(
    "--scale replaces the scale of the section",
    arguments: [([], "20\t30"), (["--scale", "2"], "80\t120")] as [([String], String)])
  func scale(flags: [String], size: String) async throws {
    let fixture = try fixture("{ scale: 0.5 }")
    _ = try await fixture.record("recipes", flags)
    let text = String(
      decoding: try fixture.folder.bytes("references/ball/reference.txt"), as: UTF8.self)
    #expect(text.contains("\nsize\t\(size)\n"))
    #expect(try await fixture.verify().status == .success)
  }

  @Test("verify accepts the tolerances of the section, and prints their reasons")
  func tolerances() async throws {
    let fixture = try fixture(
      "{ tolerances: [{ color: 0.05, why: the sun sets }, { ignore: [20, 0, 10, 10], why: a clock }] }"
    )
    _ = try await fixture.record()
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: '#FF9501'")
    try fixture.rewrite("ball", "backgroundColor: blue", "backgroundColor: red")
    let result = try await fixture.verify()
    #expect(result.status == .success, "\(result.output)")
    let text = fixture.text(of: result)
    #expect(text.hasPrefix("ball: within tolerance: 30 frames, 480 numbers\n"))
    #expect(
      text.hasSuffix(
        """
          Allowed: colors within 0.05 in OKLab are equal: the sun sets
          Allowed: 10x10 px at (20, 0) are ignored: a clock
        1 recipe, 30 frames and 480 numbers checked, all pass; \
        tolerance: none, every pixel must match, except those accepted by ball

        """), "\(text)")
  }

  @Test("flags replace the tolerances of the section") func toleranceFlags() async throws {
    let fixture = try fixture("{ tolerances: { color: 0.05, why: the sun sets } }")
    _ = try await fixture.record()
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: '#FF9501'")
    let result = try await fixture.verify("recipes", ["--color", "0.0001"])
    #expect(result.status == .difference)
    #expect(!result.output.contains("the sun sets"))
    #expect(
      result.output.hasSuffix("tolerance: colors within 0.0001 in OKLab are equal\n"),
      "\(result.output)")
  }

  @Test("a region in points covers every pixel that it touches") func regions() throws {
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 1s
      reference: { tolerances: { ignore: [1, 2.1, 3, 4], share: 1%, why: a clock } }
      """, file: "a.yaml")
    let tolerance = RecipeTolerance(of: recipe, scale: 0.5).tolerance
    #expect(tolerance.image.ignoredRegions == [PixelRegion(x: 0, y: 1, width: 2, height: 3)])
    #expect(tolerance.image.share == 0.01)
    #expect(RecipeTolerance(of: recipe, scale: 0.5).parts.map(\.why) == ["a clock"])
  }

  @Test("verify accepts motion within the tolerances of the section, with their reasons")
  func motionTolerances() async throws {
    let fixture = try fixture(
      "{ tolerances: [{ points: 0.5, why: rounding }, { seconds: 50ms, why: a slow start }] }")
    _ = try await fixture.record()
    try fixture.rewrite("ball", "frame: [10, 5, 10, 10]", "frame: [10.25, 5, 10, 10]")
    let result = try await fixture.verify()
    #expect(result.status == .success, "\(result.output)")
    let text = fixture.text(of: result)
    #expect(
      text.contains(
        """
          Within tolerance: ball.center.x moves 0.2 pt, did not move, starting at frame 0.
          1 of 30 frames differs: frame 0.
        """), "\(text)")
    #expect(
      text.contains(
        """
          Allowed: positions and sizes may differ by up to 0.5 pt: rounding
          Allowed: motion may be up to 0.05 s earlier or later: a slow start
        """), "\(text)")
    // A flag replaces the part of the section that it specifies.
    let strict = try await fixture.verify("recipes", ["--points", "0.2", "--json"])
    #expect(strict.status == .difference)
    let recipe = try #require((try strict.json["recipes"] as? [[String: Any]])?.first)
    #expect(
      recipe["motionTolerance"] as? [String: Double] == ["points": 0.2, "seconds": 0.05])
    #expect(
      (recipe["sentences"] as? [String])?[1]
        == "The tolerance is exceeded most by ball.center.x, by 0.05 pt at frame 0.")
  }

  @Test(
    "the flags for motion accept what the section accepts",
    arguments: [
      ("--points", "0.25", "frame: [10, 5, 10, 10]", "frame: [10, 5, 10.25, 10]", true),
      ("--points", "0.2", "frame: [10, 5, 10, 10]", "frame: [10, 5, 10, 10.5]", false),
      (
        "--degrees", "5", "cornerRadius: 5 }", "cornerRadius: 5, transform: { rotation: 4deg } }",
        true
      ),
      (
        "--degrees", "3", "cornerRadius: 5 }", "cornerRadius: 5, transform: { rotation: 4deg } }",
        false
      ),
    ])
  func flags(flag: String, value: String, text: String, other: String, passes: Bool) async throws {
    let recipe = ballRecipe.split(separator: "\nanimator:")[0]
    let fixture = try ReferenceFixture(["ball": String(recipe)])
    _ = try await fixture.record()
    try fixture.rewrite("ball", text, other)
    let result = try await fixture.verify("recipes", [flag, value])
    #expect((result.status == .success) == passes, "\(result.output)")
  }
}
