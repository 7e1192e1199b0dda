import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook
@testable import FlipbookCommands

/// What a recipe's `reference:` says.
@MainActor
@Suite struct ReferenceSectionTests {
  private func house(_ section: String, of recipe: String = ballRecipe) throws -> ReferenceHouse {
    try ReferenceHouse(["ball": "\(recipe)\nreference: \(section)\n"])
  }

  private func pictures(in house: ReferenceHouse) throws -> [Int] {
    try house.folder.names(in: "references/ball").compactMap { name in
      name.firstMatch(of: /(\d+)\.png/).flatMap { Int($0.1) }
    }
  }

  /// Each recipe's section, what is asked for beside it, and the frames that are kept as pictures.
  ///
  /// The ball is lowest at frame 14; from frame 15 on it lies still, and what is shown once is kept once.
  @Test(arguments: [
    ("nothing", "{}", nil, [0, 14, 29]),
    ("each tenth", "{ every: 10 }", nil, [0, 10, 14, 20]),
    ("each fifteenth, as asked for", "{ every: 10 }", 15, [0, 14, 15]),
    ("frames", "{ frames: [3, 5] }", nil, [0, 3, 5, 14, 29]),
    ("markers", "{ markers: [0.1s, 250ms], every: 100 }", nil, [0, 6, 14, 15]),
    ("the last of all", "{ frames: 29, markers: 0.5s }", nil, [0, 14, 29]),
  ])
  func `it names pictures`(id: String, section: String, step: Int?, expected: [Int]) async throws {
    let house = try house(section)
    _ = try await house.record { $0.changes.step = step }
    #expect(try pictures(in: house) == expected)
    #expect(try await house.verify().status == .done)
  }

  @Test(arguments: [("{ scale: 0.5 }", nil, "20\t30"), ("{ scale: 0.5 }", 2.0, "80\t120")])
  func `it tells the scale, unless another is asked for`(
    section: String, scale: Double?, size: String
  ) async throws {
    let house = try house(section)
    _ = try await house.record { $0.changes.scale = scale }
    let text = String(
      decoding: try house.folder.bytes("references/ball/reference.txt"), as: UTF8.self)
    #expect(text.contains("\nsize\t\(size)\n"))
    #expect(try await house.verify().status == .done)
  }

  /// A ball of almost the same colour passes with a tolerance, which is told with its reason.
  @Test func `what it allows is used, and told with the reason`() async throws {
    let house = try house(
      "{ tolerances: [{ color: 0.05, why: the sun sets }, { ignore: [20, 0, 10, 10], why: a clock }] }"
    )
    _ = try await house.record()
    try house.rewrite("ball", "backgroundColor: orange", "backgroundColor: '#FF9501'")
    try house.rewrite("ball", "backgroundColor: blue", "backgroundColor: red")
    let result = try await house.verify()
    #expect(result.status == .done, "\(result.output)")
    let text = house.text(of: result)
    #expect(text.hasPrefix("ball: within tolerance: 30 frames, 480 numbers\n"))
    #expect(
      text.hasSuffix(
        """
          Allowed: colours up to 0.05 apart in OKLab are one: the sun sets
          Allowed: 10x10 px at (20, 0) are ignored: a clock
        1 recipe, 30 frames and 480 numbers checked, all pass; \
        tolerance: none, every pixel counts, but for what ball allows

        """), "\(text)")
  }

  @Test func `the command line allows something else`() async throws {
    let house = try house("{ tolerances: { color: 0.05, why: the sun sets } }")
    _ = try await house.record()
    try house.rewrite("ball", "backgroundColor: orange", "backgroundColor: '#FF9501'")
    let result = try await house.verify { $0.tolerance.color = 0.0001 }
    #expect(result.status == .differs)
    #expect(!result.output.contains("the sun sets"))
    #expect(
      result.output.hasSuffix("tolerance: colours up to 0.0001 apart in OKLab are one\n"),
      "\(result.output)")
  }

  @Test func `a region in points covers the pixels that it touches`() throws {
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
