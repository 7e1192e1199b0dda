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
    #expect(tolerance.ignoredRegions == [PixelRegion(x: 0, y: 1, width: 2, height: 3)])
    #expect(tolerance.share == 0.01)
    #expect(RecipeTolerance(of: recipe, scale: 0.5).parts.map(\.why) == ["a clock"])
  }
}
