import Testing
import TutorialTestSupport
import UIKit

@testable import Components

@MainActor
@Suite struct SpringListTests {
  @MainActor
  private struct List {
    let stage = Stage(device: .iPhone5s)
    let list: SpringListComponent
    let count: Int

    init(count: Int = 50, layout: UICollectionViewFlowLayout? = nil) {
      self.count = count
      list = SpringListComponent(
        count: count, rowHeight: 44, colors: [.red, .green, .blue], targetView: stage.view)
      if let layout {
        layout.itemSize = list.layout.itemSize
        list.collectionView.collectionViewLayout = layout
      }
      stage.view.layoutIfNeeded()
    }

    func step(_ ticks: Int) { stage.step(ticks) }

    /// The y-coordinates of the centers of the visible rows, from top to bottom.
    var centers: [CGFloat] {
      let offset = list.collectionView.contentOffset.y
      return (0..<count).compactMap { row in
        list.collectionView.cellForItem(at: IndexPath(item: row, section: 0))
          .map { $0.center.y - offset }
      }
    }
  }

  @Test("rows are evenly spaced at rest") func spacingAtRest() {
    let list = List()
    list.step(30)
    let gaps = zip(list.centers.dropFirst(), list.centers).map { $0 - $1 }
    #expect(gaps.count >= 10)
    #expect(gaps.allSatisfy { abs($0 - 54) < 0.6 })
  }

  @Test("messages have bubbles of the heights of their texts, on their sides") func messages()
    throws
  {
    let stage = Stage(device: .iPhone5s)
    let list = SpringListComponent(
      messages: [
        Message(text: "Hello"), Message(text: "Hi", side: .right),
        Message(text: String(repeating: "many words ", count: 20)),
      ], targetView: stage.view)
    stage.step(2)
    let cells = try (0..<3).map { item in
      try #require(list.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
    }
    let bubbles = cells.compactMap(\.contentView.subviews.first)
    let labels = bubbles.compactMap { $0.subviews.first as? UILabel }
    try #require(labels.count == 3)
    #expect(bubbles.map(\.frame.height) == cells.map(\.bounds.height))
    #expect(cells[0].bounds.height == cells[1].bounds.height)
    #expect(cells[2].bounds.height > 3 * cells[0].bounds.height)
    #expect(cells.map(\.bounds.width) == [320, 320, 320])
    #expect(bubbles[0].frame.minX == 12 && bubbles[1].frame.maxX == 308)
    #expect(bubbles[0].frame.width < 80 && bubbles[2].frame.width > 200)
    #expect(bubbles[2].frame.width <= 320 * 0.72)
    // Dynamic items are at whole half points.
    for (cell, next) in zip(cells, cells.dropFirst()) {
      #expect(abs(next.frame.minY - cell.frame.maxY - 8) <= 0.5)
    }
    let fitting = labels[2].sizeThatFits(CGSize(width: labels[2].bounds.width, height: 1000))
    #expect(labels[2].bounds.height >= fitting.height)
  }

  @Test("messages hang on springs") func messageSprings() throws {
    let stage = Stage(device: .iPhone5s)
    let messages = (0..<40).map {
      Message(text: "Message \($0)", side: $0 % 3 == 0 ? .right : .left)
    }
    let list = SpringListComponent(messages: messages, targetView: stage.view)
    stage.touches.drag(
      from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300), time: 0.1, duration: 0.3)
    stage.step(20)
    let frames = (0..<40).compactMap {
      list.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    let gaps = zip(frames.dropFirst(), frames).map { $0.minY - $1.maxY }
    #expect(gaps.contains { abs($0 - 8) > 1 })
    stage.step(600)
    let resting = (0..<40).compactMap {
      list.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(zip(resting.dropFirst(), resting).allSatisfy { abs($0.minY - $1.maxY - 8) < 0.6 })
  }

  @Test("rows lag behind in proportion to their distance from the finger") func lag() throws {
    let list = List()
    list.stage.touches.drag(
      from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300), time: 0.1, duration: 0.4)
    list.step(24)
    let offset = list.list.collectionView.contentOffset.y
    #expect(offset > 100)
    let stretches = (0..<50).compactMap { row -> (distance: CGFloat, stretch: CGFloat)? in
      let path = IndexPath(item: row, section: 0)
      guard let cell = list.list.collectionView.cellForItem(at: path) else { return nil }
      let restingCenter = 22 + 54 * CGFloat(row)
      let finger = list.list.collectionView.panGestureRecognizer
        .location(in: list.list.collectionView).y
      return (abs(restingCenter - finger), cell.center.y - restingCenter)
    }
    let near = try #require(stretches.min { $0.distance < $1.distance })
    let far = try #require(stretches.max { $0.distance < $1.distance })
    #expect(abs(near.stretch) < 10)
    #expect(far.stretch > near.stretch + 15)

    list.step(8 * Stage.ticksPerSecond)
    let gaps = zip(list.centers.dropFirst(), list.centers).map { $0 - $1 }
    #expect(gaps.allSatisfy { abs($0 - 54) < 0.6 })
  }

  @Test("rows within a shorter resistance length lag behind more") func resistanceLength() {
    func lag(_ length: CGFloat) -> CGFloat {
      let list = List()
      list.list.layout.resistanceLength = length
      list.stage.touches.drag(
        from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300), time: 0.1, duration: 0.4)
      list.step(24)
      let cell = list.list.collectionView.cellForItem(at: IndexPath(item: 5, section: 0))
      return (cell?.center.y ?? 0) - (22 + 54 * 5)
    }
    #expect(SpringFlowLayout().resistanceLength == 500)
    #expect(lag(250) > lag(500) + 5)
  }

  @Test("the delegate is notified of a tapped row") func delegate() {
    final class Delegate: SpringListComponentDelegate {
      var rows: [Int] = []
      func springList(_ springList: SpringListComponent, didSelectRowAt index: Int) {
        rows.append(index)
      }
    }
    let (list, delegate) = (List(), Delegate())
    list.list.delegate = delegate
    list.stage.touches.tap(at: CGPoint(x: 160, y: 80), time: 0.1)
    list.step(60)
    #expect(delegate.rows == [1])
  }

  @Test("rows that were off screen return to their positions") func returningRows() {
    let list = List()
    for (time, from, to) in [(0.1, 500.0, 100.0), (1.5, 500, 100), (3, 100, 500), (4.5, 100, 500)] {
      list.stage.touches.drag(
        from: CGPoint(x: 160, y: from), to: CGPoint(x: 160, y: to), time: time, duration: 0.12)
    }
    for _ in 0..<(14 * Stage.ticksPerSecond) {
      list.step(1)
      #expect(list.centers.allSatisfy { $0.isFinite })
    }
    let gaps = zip(list.centers.dropFirst(), list.centers).map { $0 - $1 }
    #expect(gaps.count >= 10)
    #expect(gaps.allSatisfy { abs($0 - 54) < 0.6 })
  }

  /// A drag from one y-coordinate to another.
  typealias Drag = (time: TimeInterval, from: CGFloat, to: CGFloat, duration: TimeInterval)

  @Test(
    "rows of a long list move as in the tutorial, in which every row has a spring",
    arguments: [
      ("a slow drag", [(0.1, 450, 200, 1)]),
      ("a flick", [(0.1, 450, 150, 0.15)]),
      ("repeated flicks", [(0.1, 500, 20, 0.1), (0.3, 500, 20, 0.1), (0.5, 500, 20, 0.1)]),
      (
        "flicks back and forth",
        [(0.1, 450, 150, 0.15), (0.6, 120, 500, 0.12), (0.9, 120, 500, 0.12)]
      ),
      ("a catch far from the last touch", [(0.1, 500, 300, 0.15), (0.5, 60, 300, 0.8)]),
    ] as [(String, [Drag])])
  func matchesTutorial(
    id: String, drags: [Drag]
  ) {
    func run(_ list: List) -> [[CGFloat]] {
      for drag in drags {
        list.stage.touches.drag(
          from: CGPoint(x: 160, y: drag.from), to: CGPoint(x: 160, y: drag.to), time: drag.time,
          duration: drag.duration)
      }
      return (0..<240).map { _ in
        list.step(1)
        return list.centers.filter { (0...568).contains($0) }
      }
    }
    let count = SpringFlowLayout.maxFullCount + 20
    let (ours, expected) = (
      run(List(count: count)), run(List(count: count, layout: TutorialSpringLayout()))
    )
    for (tick, (ours, expected)) in zip(ours, expected).enumerated() {
      // Rounding to whole pixels may move a row by half a point.
      let agrees =
        ours.count == expected.count && zip(ours, expected).allSatisfy { abs($0 - $1) <= 0.5 }
      #expect(agrees, "tick \(tick): \(ours) and \(expected)")
    }
  }

  @Test("all rows of a short list have springs of their own", arguments: [0, 1, 50, 100])
  func shortList(count: Int) {
    #expect(List(count: count).list.layout.springCount == count)
  }

  @Test("only rows near the screen have springs of their own") func springCount() {
    let list = List(count: 5000)
    list.stage.touches.drag(
      from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 100), time: 0.1, duration: 0.15)
    for _ in 0..<240 {
      list.step(1)
      #expect(list.list.layout.springCount < 60)
    }
    #expect(list.list.collectionView.contentOffset.y > 400)
    list.step(6 * Stage.ticksPerSecond)
    #expect(list.list.layout.springCount < 40)
  }
}
