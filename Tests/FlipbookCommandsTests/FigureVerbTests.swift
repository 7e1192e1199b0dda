import FlipbookTestSupport
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct FigureVerbTests {
  private let folder: TemporaryFolder
  private let recipe: String

  init() throws {
    folder = try TemporaryFolder()
    recipe = try folder.write(ballRecipe, to: "ball.yaml")
  }

  @Test("strobe prints the number of poses and the file") func strobeOutput() throws {
    var verb = StrobeVerb()
    verb.recipe = recipe
    verb.file = folder.path("s.png")
    verb.options.count = 4
    #expect(try verb.run().output == "ball: 4 poses, in \(verb.file)\n")
  }

  @Test("sheet prints the number of frames and the file") func sheetOutput() throws {
    var verb = SheetVerb()
    verb.recipe = recipe
    verb.file = folder.path("s.png")
    verb.options.moments = [.seconds(0), .seconds(0.25), .end]
    #expect(try verb.run().output == "ball: 3 frames, in \(verb.file)\n")
  }
}
