import Components
import Testing
import UIKit

@MainActor
@Suite struct CityGuideTests {
  /// A guide of three cities on a stage.
  @MainActor
  private struct Guide {
    let stage = Stage(device: .iPhone8)
    let guide: CityGuideComponent

    init(image: UIImage? = nil, metrics: CityGuideComponent.Metrics = .init()) {
      let cities = ["Chioggia", "Görlitz", "Ystad"].map {
        City(name: $0, details: "Details.", colors: [.systemOrange, .systemPink], image: image)
      }
      guide = CityGuideComponent(cities: cities, metrics: metrics, targetView: stage.view)
      stage.view.layoutIfNeeded()
    }

    func run(to time: TimeInterval) { stage.run(to: time) }

    var first: CityCell? { guide.cell(at: 0) }
    var list: UICollectionView { guide.collectionView }
    /// The presented frame of the first card, in the stage's coordinates.
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

  @Test("the texts of a card are dark on its white background also in the dark appearance")
  func darkAppearance() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let cell = try #require(Guide().first)
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map { $0.textColor.resolvedColor(with: dark) } == [.black, .black])
  }

  @Test("a tap opens a card and moves its neighbor aside, and the button closes it")
  func tapAndClose() throws {
    let guide = Guide()
    #expect(guide.shownFrame == Self.closed)
    let neighbor = try #require(guide.guide.cell(at: 1))
    let center = neighbor.center.x
    guide.stage.touches.tap(at: CGPoint(x: 188, y: 300), time: 0.1)
    guide.run(to: 0.3)
    #expect(guide.shownFrame.width > 265 && guide.shownFrame.width < 365)
    guide.run(to: 1)
    let cell = try #require(guide.first)
    #expect(cell.state == .expanded)
    #expect(guide.shownFrame == Self.open)
    #expect(neighbor.center.x == center + 50)
    #expect(!guide.list.isScrollEnabled && !guide.list.allowsSelection)

    guide.stage.touches.tap(cell.closeButton, time: 1)
    guide.run(to: 2)
    #expect(cell.state == .collapsed)
    #expect(guide.shownFrame == Self.closed)
    #expect(neighbor.center.x == center)
    #expect(guide.list.isScrollEnabled && guide.list.allowsSelection)
  }

  @Test("cards have the size, the spacing, the corners and the shift of the metrics")
  func metrics() throws {
    var metrics = CityGuideComponent.Metrics()
    metrics.cellSize = CGSize(width: 200, height: 667)
    (metrics.spacing, metrics.neighborShift, metrics.cornerRadius) = (30, 80, 5)
    let guide = Guide(metrics: metrics)
    let (cell, neighbor) = (try #require(guide.first), try #require(guide.guide.cell(at: 1)))
    #expect(guide.shownFrame == CGRect(x: 87.5, y: 0, width: 200, height: 667))
    #expect(neighbor.frame.minX == 87.5 + 230)
    #expect(cell.layer.cornerRadius == 5)
    // A card that is as high as the screen can be dragged, too.
    guide.stage.touches.drag(
      from: CGPoint(x: 188, y: 400), to: CGPoint(x: 188, y: 300), time: 0.1, duration: 0.2)
    guide.run(to: 1)
    #expect(cell.state == .expanded)
    #expect(cell.layer.cornerRadius == 0)
    #expect(neighbor.frame.minX == 87.5 + 230 + 80)
    cell.toggle()
    guide.run(to: 2)
    #expect(cell.layer.cornerRadius == 5)
    #expect(guide.shownFrame.width == 200)
  }

  @Test("the image of a city fills the upper part of its card") func image() throws {
    let image = try #require(
      UIImage(contentsOfFile: Self.imagePath), "the gallery has an image at this path")
    let cell = try #require(Guide(image: image).first)
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    #expect(view.image === image)
    #expect(view.contentMode == .scaleAspectFill && view.clipsToBounds)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 255, height: 240))
    let plain = try #require(Guide().first)
    #expect(!plain.contentView.subviews.contains { $0 is UIImageView })
  }

  private static let imagePath = #filePath.replacing(
    "Tests/ComponentsTests/CityGuideTests.swift", with: "Recipes/Gallery/alert-strobe.png")

  @Test("the delegate is notified of taps and of cards that expand and collapse") func delegate()
    throws
  {
    final class Delegate: CityGuideComponentDelegate {
      var calls: [String] = []
      func cityGuide(_ cityGuide: CityGuideComponent, didSelectCityAt index: Int) {
        calls.append("select \(index)")
      }
      func cityGuide(_ cityGuide: CityGuideComponent, didExpandCityAt index: Int) {
        calls.append("expand \(index)")
      }
      func cityGuide(_ cityGuide: CityGuideComponent, didCollapseCityAt index: Int) {
        calls.append("collapse \(index)")
      }
    }
    let (guide, delegate) = (Guide(), Delegate())
    guide.guide.delegate = delegate
    guide.stage.touches.tap(at: CGPoint(x: 188, y: 300), time: 0.1)
    guide.run(to: 0.3)
    #expect(delegate.calls == ["select 0"])
    guide.run(to: 1)
    #expect(delegate.calls == ["select 0", "expand 0"])
    // A card that returns to its state is not reported.
    guide.stage.touches.drag(
      along: [300, 360, 340].map { CGPoint(x: 188, y: $0) }, time: 1, duration: 0.3)
    guide.run(to: 2)
    #expect(delegate.calls.count == 2)
    guide.stage.touches.tap(try #require(guide.first).closeButton, time: 2)
    guide.run(to: 3)
    #expect(delegate.calls.last == "collapse 0")
  }

  struct Gesture: CustomTestStringConvertible {
    let id: String
    /// Whether the card is open when the touch begins.
    let startsOpen: Bool
    /// The y-coordinates along the drag.
    let heights: [CGFloat]
    let duration: TimeInterval
    let expected: CityCell.State
    var testDescription: String { id }
  }

  @Test(
    "the direction of a flick decides whether a card opens",
    arguments: [
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
  func flickDirection(gesture: Gesture) throws {
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

  @Test("a drag scrubs the card's animation") func scrubbing() throws {
    let guide = Guide()
    guide.stage.touches.drag(
      from: CGPoint(x: 188, y: 400), to: CGPoint(x: 188, y: 340), time: 0.1, duration: 1)
    guide.run(to: 1.05)
    // 57 of 133.5 points, minus the first 10, after which the pan is recognized.
    let fraction = 47 / 133.5
    #expect(abs(guide.shownFrame.width - (255 + 120 * fraction)) < 1)
  }

  @Test("a drag catches an opening card and sends it back") func catching() throws {
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

  @Test("a horizontal drag scrolls the list and opens no card") func horizontalDrag() throws {
    let guide = Guide()
    let cell = try #require(guide.first)
    guide.stage.touches.drag(
      from: CGPoint(x: 300, y: 330), to: CGPoint(x: 80, y: 340), time: 0.1, duration: 0.2)
    guide.run(to: 3)
    #expect(cell.state == .collapsed)
    // Each card is 275 points wide, including the space between cards.
    #expect(guide.list.contentOffset.x.truncatingRemainder(dividingBy: 275) == 0)
    #expect(guide.list.contentOffset.x >= 275)
  }
}
