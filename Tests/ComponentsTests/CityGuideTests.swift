import Components
import Testing
import UIKit

@MainActor
@Suite("The city guide")
struct CityGuideTests {
  /// A guide of three cities on a stage.
  @MainActor
  private struct Guide {
    let stage = Stage(device: .iPhone8)
    let guide: CityGuideComponent

    init() {
      let cities = ["Chioggia", "Görlitz", "Ystad"].map {
        City(name: $0, details: "What there is to say.", colors: [.systemOrange, .systemPink])
      }
      guide = CityGuideComponent(cities: cities, targetView: stage.view)
      stage.view.layoutIfNeeded()
    }

    func run(to time: TimeInterval) {
      while stage.time < time - 1e-9 { stage.step() }
    }

    var first: CityCell? { guide.cell(at: 0) }
    var list: UICollectionView { guide.collectionView }
    /// The frame of the first card as it is shown, in the stage's space.
    var shownFrame: CGRect {
      first.map { cell in
        let shown = cell.layer.presented(at: stage.time)
        let size = shown.bounds.size
        return CGRect(
          x: shown.position.x - size.width / 2 - list.contentOffset.x,
          y: shown.position.y - size.height / 2, width: size.width, height: size.height)
      } ?? .null
    }
  }

  private static let closed = CGRect(x: 60, y: 133.5, width: 255, height: 400)
  private static let open = CGRect(x: 0, y: 0, width: 375, height: 667)

  @Test func `a tap opens a card and moves its neighbour aside, and the button closes it`() throws {
    let guide = Guide()
    #expect(guide.shownFrame == Self.closed)
    let neighbor = try #require(guide.guide.cell(at: 1))
    let place = neighbor.center.x
    guide.stage.touches.tap(at: CGPoint(x: 188, y: 300), time: 0.1)
    guide.run(to: 0.3)
    #expect(guide.shownFrame.width > 265 && guide.shownFrame.width < 365)
    guide.run(to: 1)
    let cell = try #require(guide.first)
    #expect(cell.state == .expanded)
    #expect(guide.shownFrame == Self.open)
    #expect(neighbor.center.x == place + 50)
    #expect(!guide.list.isScrollEnabled && !guide.list.allowsSelection)

    guide.stage.touches.tap(cell.closeButton, time: 1)
    guide.run(to: 2)
    #expect(cell.state == .collapsed)
    #expect(guide.shownFrame == Self.closed)
    #expect(neighbor.center.x == place)
    #expect(guide.list.isScrollEnabled && guide.list.allowsSelection)
  }

  struct Gesture: CustomTestStringConvertible {
    let id: String
    /// Whether the card is open when the finger comes down.
    let startsOpen: Bool
    /// The heights that the finger passes.
    let heights: [CGFloat]
    let duration: TimeInterval
    let expected: CityCell.State
    var testDescription: String { id }
  }

  @Test(arguments: [
    Gesture(
      id: "up", startsOpen: false, heights: [400, 300], duration: 0.3, expected: .expanded),
    Gesture(
      id: "a third up, then up", startsOpen: false, heights: [400, 345, 338], duration: 0.3,
      expected: .expanded),
    Gesture(
      id: "a third up, then a flick down", startsOpen: false, heights: [400, 345, 365],
      duration: 0.3, expected: .collapsed),
    Gesture(
      id: "down from closed", startsOpen: false, heights: [300, 400], duration: 0.3,
      expected: .collapsed),
    Gesture(
      id: "down from open", startsOpen: true, heights: [300, 400], duration: 0.3,
      expected: .collapsed),
    Gesture(
      id: "down from open, then a flick up", startsOpen: true, heights: [300, 360, 340],
      duration: 0.3, expected: .expanded),
  ])
  func `the last direction of a finger decides`(gesture: Gesture) throws {
    let guide = Guide()
    let cell = try #require(guide.first)
    if gesture.startsOpen {
      cell.toggle()
      guide.run(to: 1)
    }
    guide.stage.touches.drag(
      along: gesture.heights.map { CGPoint(x: 188, y: $0) }, time: 1, duration: gesture.duration)
    guide.run(to: 3)
    #expect(cell.state == gesture.expected)
    #expect(guide.shownFrame == (gesture.expected == .expanded ? Self.open : Self.closed))
    #expect(guide.list.isScrollEnabled == (gesture.expected == .collapsed))
  }

  @Test func `a finger scrubs the card`() throws {
    let guide = Guide()
    guide.stage.touches.drag(
      from: CGPoint(x: 188, y: 400), to: CGPoint(x: 188, y: 340), time: 0.1, duration: 1)
    guide.run(to: 1.05)
    // 57 points, less the first 10, of 133.5 points.
    let fraction = 47 / 133.5
    #expect(abs(guide.shownFrame.width - (255 + 120 * fraction)) < 1)
  }

  @Test func `a card is caught on its way and sent back`() throws {
    let guide = Guide()
    let cell = try #require(guide.first)
    guide.stage.touches.tap(at: CGPoint(x: 188, y: 300), time: 0.1)
    guide.stage.touches.drag(
      from: CGPoint(x: 188, y: 250), to: CGPoint(x: 188, y: 290), time: 0.2, duration: 0.5)
    guide.run(to: 0.6)
    #expect(guide.shownFrame.width > 256 && guide.shownFrame.width < 374)
    guide.run(to: 2)
    #expect(cell.state == .collapsed)
    #expect(guide.shownFrame == Self.closed)
    let neighbor = try #require(guide.guide.cell(at: 1))
    #expect(neighbor.center.x == 60 + 275 + 127.5)
  }

  @Test func `to the side, the list scrolls and no card opens`() throws {
    let guide = Guide()
    let cell = try #require(guide.first)
    guide.stage.touches.drag(
      from: CGPoint(x: 300, y: 330), to: CGPoint(x: 80, y: 340), time: 0.1, duration: 0.2)
    guide.run(to: 3)
    #expect(cell.state == .collapsed)
    // Each card and the gap beside it are 275 points wide.
    #expect(guide.list.contentOffset.x.truncatingRemainder(dividingBy: 275) == 0)
    #expect(guide.list.contentOffset.x >= 275)
  }
}
