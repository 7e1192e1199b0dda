import FlipbookTestSupport
import Foundation
import Imaging
import Movies
import Testing
import UIKit

@testable import Figures

@MainActor
@Suite struct FigureFileTests {
  private let folder: TemporaryFolder
  private let recipe: Recipe
  private var file: String { folder.path("s.png") }

  init() throws {
    folder = try TemporaryFolder()
    let path = try folder.write(
      ballRecipe + "\ntimeline:\n  - { at: 0.1s, tap: [20, 30] }\n", to: "ball.yaml")
    recipe = try Recipe.load(path: path)
  }

  @Test("a strobe image has a title above the stage") func strobeImage() throws {
    var options = StrobeOptions()
    options.count = 4
    options.scale = 2
    #expect(try recipe.strobe(to: file, options: options) == 4)
    let image = try Bitmap(pngFile: file)
    #expect(image.width == 480)
    #expect(image.height == 300)
    func blue(_ x: Int, _ y: Int) -> UInt8 {
      let place = (70 + y) * 2 * image.width + (20 + x) * 2
      return image.pixels[place * 4 + 2]
    }
    // The ball starts at the top, and ends on the floor.
    #expect((150..<250).contains(blue(15, 10)))
    #expect(blue(15, 35) < 200)
    #expect(blue(5, 50) == 255)
  }

  @Test(
    "strobe options out of range throw",
    arguments: [
      (1, nil, "from 2 to 60 poses"), (61, nil, "from 2 to 60 poses"),
      (4, 0.2...9, "is outside the recipe"),
    ] as [(Int, ClosedRange<Double>?, String)])
  func strobeLimits(
    count: Int, range: ClosedRange<Double>?, words: String
  ) {
    var options = StrobeOptions()
    options.count = count
    options.range = range
    let error = #expect(throws: MovieError.self) {
      try recipe.strobe(to: file, options: options)
    }
    #expect(error.map { "\($0)".contains(words) } == true)
  }

  @Test("a sheet shows frames with times and events") func sheetCells() throws {
    var options = SheetOptions()
    options.count = 4
    let sheet = try recipe.sheet(options)
    #expect(sheet.title == "A ball falls")
    #expect(sheet.note == "4 frames of 0.5 s, 40 x 60 points")
    let ticks = sheet.cells.map { Int(($0.time * 60).rounded()) }
    #expect(ticks == [0, 10, 19, 29])
    let captions: [[String]] = sheet.cells.map(\.captions)
    #expect(captions.flatMap(\.self) == ["tap 20, 30"])
    #expect(captions[1].count == 1)
    #expect(sheet.list.size == sheet.layout.size)
  }

  @Test("a sheet shows frames at given times") func sheetTimes() throws {
    var options = SheetOptions()
    options.frames = .times([.seconds(0), .seconds(0.25), .end])
    options.width = 40
    options.scale = 1
    #expect(try recipe.sheet(to: file, options: options) == 3)
    let image = try Bitmap(pngFile: file)
    #expect(image.width == 192)
  }

  @Test(
    "sheet options out of range throw",
    arguments: [
      (0, nil, nil, "from 1 to 200 frames"), (4, 0, nil, "from 1 to 200 columns"),
      (4, nil, 2, "from 8 to 4096 points"),
    ] as [(Int, Int?, Double?, String)])
  func sheetLimits(count: Int, columns: Int?, width: Double?, words: String) {
    var options = SheetOptions()
    options.count = count
    options.columns = columns
    options.width = width
    let error = #expect(throws: MovieError.self) { try recipe.sheet(to: file, options: options) }
    #expect(error.map { "\($0)".contains(words) } == true)
  }

  @Test(
    "a sheet's last row has as few empty cells as possible",
    arguments: [(12, 6), (10, 5), (7, 7), (14, 7), (3, 3), (13, 7)])
  func sheetColumns(count: Int, columns: Int) {
    let layout = SheetLayout(
      stage: CGSize(width: 320, height: 568), count: count, columns: nil, width: nil, captions: 0)
    #expect(Set(layout.cells.map(\.minX)).count == columns)
    let whole = CGRect(origin: .zero, size: layout.size)
    for cell in layout.cells { #expect(whole.contains(cell)) }
  }
}
