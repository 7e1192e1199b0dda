import DisplayList
import FlipbookTestSupport
import Foundation
import Imaging
import Movies
import Testing
import UIKit

@testable import Flipbook

@Suite struct StrobeTests {
  private func layer(
    _ id: Int, x: CGFloat = 0, color: CGColor = .black, _ sublayers: [DisplayLayer] = []
  ) -> DisplayLayer {
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    attributes.position = CGPoint(x: x, y: 5)
    attributes.backgroundColor = color
    return DisplayLayer(id: id, attributes: attributes, sublayers: sublayers)
  }

  /// The numbers, places and opacities in percent of what all poses come to, from back to front.
  private func shown(_ poses: [[DisplayLayer]]) -> [[Int]] {
    let size = CGSize(width: 100, height: 10)
    let list = Strobe(poses: poses.map { DisplayList(size: size, layers: $0) }).list
    func all(_ layers: [DisplayLayer]) -> [[Int]] {
      layers.flatMap { layer -> [[Int]] in
        let attributes = layer.attributes
        let opacity = Int((attributes.opacity * 100).rounded())
        return [[layer.id, Int(attributes.position.x), opacity]] + all(layer.sublayers)
      }
    }
    return all(list?.layers ?? [])
  }

  @Test func `what moves is shown in every pose, the earlier the paler`() {
    let poses = [10, 20, 30].map { x in [layer(1), layer(2, x: x), layer(3)] }
    #expect(
      shown(poses) == [[1, 0, 100], [2, 10, 16], [2, 20, 37], [2, 30, 100], [3, 0, 100]])
  }

  @Test func `what stands is shown once, as it is in the end, and what moves in it moves`() {
    let poses = [(CGColor.white, 10), (.black, 20)].map { color, x in
      [layer(1, color: color, [layer(2, x: x)])]
    }
    #expect(shown(poses) == [[1, 0, 100], [2, 10, 16], [2, 20, 100]])
    let list = Strobe(poses: poses.map { DisplayList(size: .zero, layers: $0) }).list
    #expect(list?.layers.first?.attributes.backgroundColor == .black)
  }

  @Test func `what comes back is shown where it came to`() {
    let poses = [10, 20, 10].map { x in [layer(1, x: x)] }
    #expect(shown(poses) == [[1, 20, 37], [1, 10, 100]])
  }

  @Test func `what goes is shown behind, and what comes is shown wholly`() {
    let poses = [[layer(1), layer(2, x: 5)], [layer(1), layer(3)]]
    #expect(shown(poses) == [[2, 5, 16], [1, 0, 100], [3, 0, 100]])
  }

  @Test(arguments: [(0, 5, 0.16), (4, 5, 1), (2, 5, 0.37), (0, 1, 1)])
  func `the last pose is seen wholly`(pose: Int, count: Int, opacity: Double) {
    #expect(abs(Strobe.opacity(of: pose, count: count) - opacity) < 1e-9)
  }
}

@MainActor
@Suite struct SheetTests {
  private let folder: TemporaryFolder
  private let recipe: String

  init() throws {
    folder = try TemporaryFolder()
    recipe = try folder.write(
      ballRecipe + "\ntimeline:\n  - { at: 0.1s, tap: [20, 30] }\n", to: "ball.yaml")
  }

  @Test func `a sheet shows frames with their times and what has happened`() throws {
    var options = SheetOptions()
    options.count = 4
    let sheet = try Recipe.load(path: recipe).sheet(options)
    #expect(sheet.title == "A ball falls")
    #expect(sheet.note == "4 frames of 0.5 s, 40 x 60 points")
    let ticks = sheet.cells.map { Int(($0.time * 60).rounded()) }
    #expect(ticks == [0, 10, 19, 29])
    let captions: [[String]] = sheet.cells.map(\.captions)
    #expect(captions.flatMap(\.self) == ["tap 20, 30"])
    #expect(captions[1].count == 1)
    #expect(sheet.list.size == sheet.layout.size)
  }

  @Test(arguments: [(12, 6), (10, 5), (7, 7), (14, 7), (3, 3), (13, 7)])
  func `a sheet's last row has as few gaps as can be`(count: Int, columns: Int) {
    let layout = SheetLayout(
      stage: CGSize(width: 320, height: 568), count: count, columns: nil, width: nil, captions: 0)
    #expect(Set(layout.cells.map(\.minX)).count == columns)
    let whole = CGRect(origin: .zero, size: layout.size)
    for cell in layout.cells { #expect(whole.contains(cell)) }
  }
}
