import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Movies
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct ImageVerbTests {
  private let folder: TemporaryFolder
  private let recipe: String
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    recipe = try folder.write(
      ballRecipe + "\ntimeline:\n  - { at: 0.1s, tap: [20, 30] }\n", to: "ball.yaml")
    file = folder.path("s.png")
  }

  @Test("strobe draws a title, and all poses below it") func strobe() async throws {
    let result = try await StrobeCommand.run(
      [recipe, "-o", file, "--count", "4", "--scale", "2"])
    #expect(result.output == "ball: 4 poses, in \(file)\n")
    let image = try Bitmap(pngFile: file)
    #expect(image.width == 480)
    #expect(image.height == 300)
    func blue(_ x: Int, _ y: Int) -> UInt8 {
      let pixel = (70 + y) * 2 * image.width + (20 + x) * 2
      return image.pixels[pixel * 4 + 2]
    }
    // The ball starts at the top and rests on the floor at the end.
    #expect((150..<250).contains(blue(15, 10)))
    #expect(blue(15, 35) < 200)
    #expect(blue(5, 50) == 255)
  }

  @Test(
    "strobe rejects counts and time ranges out of range",
    arguments: [
      ["--count", "1"], ["--count", "61"], ["--count", "4", "--between", "0.2-9"],
    ])
  func strobeLimits(flags: [String]) async {
    await #expect(throws: (any Error).self) {
      try await StrobeCommand.run([recipe, "-o", file] + flags)
    }
  }

  @Test("sheet shows the frames at the requested times") func sheetTimes() async throws {
    let result = try await SheetCommand.run(
      [recipe, "-o", file, "--at", "0,0.25s,end", "--width", "40", "--scale", "1"])
    #expect(result.output == "ball: 3 frames, in \(file)\n")
    let image = try Bitmap(pngFile: file)
    #expect(image.width == 192)
  }

  @Test(
    "sheet rejects counts, columns, and widths out of range",
    arguments: [
      ["--count", "0"], ["--count", "4", "--columns", "0"], ["--count", "4", "--width", "2"],
    ])
  func sheetLimits(flags: [String]) async {
    await #expect(throws: MovieError.self) {
      try await SheetCommand.run([recipe, "-o", file] + flags)
    }
  }
}
