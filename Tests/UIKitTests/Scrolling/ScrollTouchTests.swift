import Testing
import UIKit

@MainActor
struct ScrollTouchTests {
  private func finger(
    on scene: ScrollScene, from start: CGPoint = CGPoint(x: 150, y: 400), by way: CGVector,
    ticks: Int
  ) {
    scene.stage.touches.drag(
      from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), time: scene.stage.time,
      duration: TimeInterval(ticks) / 60)
  }

  /// The first ten points are not part of the drag.
  @Test func aFingerDrags() {
    let scene = ScrollScene()
    finger(on: scene, by: CGVector(dx: 0, dy: -100), ticks: 50)
    scene.step(4)
    #expect(scene.view.isTracking && !scene.view.isDragging)
    #expect(scene.delegate.lines == [])
    scene.step(1)
    #expect(scene.view.isDragging && scene.delegate.lines == ["willBeginDragging"])
    scene.step(20)
    #expect(scene.view.contentOffset.y == 40)
    scene.step(25)
    #expect(!scene.view.isTracking && !scene.view.isDragging)
    #expect(scene.view.contentOffset.y == 90)
    #expect(scene.delegate.lines.last == "didEndDragging false")
  }

  @Test func aFlickThrows() {
    let scene = ScrollScene()
    finger(on: scene, by: CGVector(dx: 0, dy: -200), ticks: 10)
    scene.step(10)
    #expect(abs(scene.delegate.velocity.y - 1.2) < 1e-9)
    #expect(scene.view.isDecelerating)
    scene.settle()
    #expect(abs(scene.view.contentOffset.y - 190 - 594.5) < 1)
  }

  @Test func aTouchStopsContentAndTheContentDoesNotHearOfIt() {
    let scene = ScrollScene()
    let button = scene.addButton()
    finger(on: scene, by: CGVector(dx: 0, dy: -200), ticks: 10)
    scene.step(20)
    let offset = scene.view.contentOffset.y
    button.frame = CGRect(x: 0, y: offset, width: 300, height: 400)
    scene.stage.touches.tap(at: CGPoint(x: 150, y: 300), time: scene.stage.time)
    scene.step(20)
    let stopped = scene.view.contentOffset.y
    #expect(stopped - offset < 20)
    #expect(scene.delegate.lines.last == "didEndDecelerating")
    #expect(scene.heard == [])
    scene.stage.touches.tap(at: CGPoint(x: 150, y: 300), time: scene.stage.time)
    scene.step(20)
    #expect(scene.view.contentOffset.y == stopped)
    #expect(scene.heard == ["down", "up"])
  }

  @Test func contentThatATouchStopsBeyondItsEndComesBack() {
    let scene = ScrollScene()
    finger(on: scene, by: CGVector(dx: 0, dy: 150), ticks: 10)
    scene.step(15)
    scene.stage.touches.press(
      at: CGPoint(x: 150, y: 300), time: scene.stage.time, duration: 0.5)
    scene.step(5)
    let held = scene.view.contentOffset.y
    #expect(held < -5 && !scene.view.isDecelerating)
    scene.step(20)
    #expect(scene.view.contentOffset.y == held)
    scene.step(60)
    #expect(scene.view.contentOffset.y == 0)
  }

  // MARK: Content

  @Test func contentHearsOfATapWhenItIsOver() {
    let scene = ScrollScene()
    scene.addButton()
    scene.stage.touches.tap(at: CGPoint(x: 150, y: 300), time: 0)
    scene.step(2)
    #expect(scene.heard == [])
    scene.step(3)
    #expect(scene.heard == ["down", "up"])
  }

  @Test(
    "content hears of a finger that stays after a moment, or at once",
    arguments: [(true, 8, 9), (false, 0, 1)])
  func delays(delays: Bool, silent: Int, told: Int) {
    let scene = ScrollScene()
    scene.view.delaysContentTouches = delays
    scene.addButton()
    scene.step(3)
    scene.stage.touches.press(at: CGPoint(x: 150, y: 300), time: scene.stage.time, duration: 1)
    // The finger comes down in the tick that has been reached.
    _ = scene.stage.displayList()
    for _ in 0..<silent {
      #expect(scene.heard == [])
      scene.step()
    }
    scene.step(told - silent)
    #expect(scene.heard == ["down"])
  }

  @Test func aFingerThatDragsAtOnceIsNotTheControls() {
    let scene = ScrollScene()
    scene.addButton()
    finger(on: scene, by: CGVector(dx: 0, dy: -100), ticks: 10)
    scene.step(60)
    #expect(scene.heard == [])
    #expect(scene.view.contentOffset.y > 90)
  }

  /// A finger that has rested on the content for a quarter of a second, and then drags.
  private func holdAndDrag(_ scene: ScrollScene) {
    let start = CGPoint(x: 150, y: 300)
    let resting = (0...15).map { CGPoint(x: start.x, y: start.y + CGFloat($0 % 2)) }
    let dragging = (1...10).map { CGPoint(x: start.x, y: start.y - 10 * CGFloat($0)) }
    let (path, length) = (resting + dragging, 15 + 101.0)
    scene.stage.touches.drag(along: path, time: 0, duration: length / 60)
    scene.step(130)
  }

  @Test func aControlKeepsAFingerThatItHasHeardOf() {
    let scene = ScrollScene()
    scene.addButton()
    holdAndDrag(scene)
    #expect(scene.heard == ["down", "up"])
    #expect(scene.view.contentOffset == .zero)
    #expect(scene.delegate.lines == [])
  }

  @Test(
    "other content loses it to the drag, if it can be cancelled",
    arguments: [
      (true, ["began", "cancelled"], 89), (false, ["began", "ended"], 0),
    ] as [(Bool, [String], CGFloat)])
  func cancels(canCancel: Bool, heard: [String], offset: CGFloat) {
    let scene = ScrollScene()
    let pad = scene.addPad()
    scene.view.canCancelContentTouches = canCancel
    holdAndDrag(scene)
    #expect(pad.lines == heard)
    #expect(abs(scene.view.contentOffset.y - offset) <= 1)
  }

  @Test func subclassesChooseWhatContentHearsOfAndKeeps() {
    final class Chooser: UIScrollView {
      var begins = true
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { begins }
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let view = Chooser()
    var scene = ScrollScene(view)
    scene.addButton()
    holdAndDrag(scene)
    #expect(scene.heard == ["down", "cancel"])
    #expect(scene.view.contentOffset.y > 80)
    let silent = Chooser()
    silent.begins = false
    scene = ScrollScene(silent)
    scene.addButton()
    holdAndDrag(scene)
    #expect(scene.heard == [])
    #expect(scene.view.contentOffset.y > 80)
  }

  // MARK: Directions

  @Test(
    "only ways in which there is something to scroll count",
    arguments: [
      ("down", CGVector(dx: 0, dy: -60), true), ("across", CGVector(dx: -60, dy: 0), false),
      ("across and a little down", CGVector(dx: -60, dy: -9), false),
      ("across and down", CGVector(dx: -60, dy: -20), true),
    ])
  func directions(id: String, way: CGVector, begins: Bool) {
    let scene = ScrollScene()
    finger(on: scene, by: way, ticks: 20)
    scene.step(30)
    #expect(scene.delegate.lines.contains("willBeginDragging") == begins)
    #expect(scene.view.contentOffset.x == 0)
  }

  @Test(
    "of two views, one in the other, the one scrolls that can",
    arguments: [
      ("across", CGSize(width: 900, height: 200), CGPoint.zero, CGVector(dx: -60, dy: 0), true),
      ("down", CGSize(width: 900, height: 200), .zero, CGVector(dx: 0, dy: -60), false),
      ("both", CGSize(width: 300, height: 900), .zero, CGVector(dx: 0, dy: -60), true),
      (
        "the inner at its end", CGSize(width: 300, height: 900), CGPoint(x: 0, y: 700),
        CGVector(dx: 0, dy: -60), false
      ),
      (
        "the inner away from it", CGSize(width: 300, height: 900), CGPoint(x: 0, y: 700),
        CGVector(dx: 0, dy: 60), true
      ),
      (
        "both at their start", CGSize(width: 300, height: 900), .zero, CGVector(dx: 0, dy: 60), true
      ),
    ])
  func nests(id: String, content: CGSize, offset: CGPoint, way: CGVector, innerScrolls: Bool) {
    let scene = ScrollScene()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    inner.contentSize = content
    inner.contentOffset = offset
    scene.view.addSubview(inner)
    finger(on: scene, from: CGPoint(x: 150, y: 300), by: way, ticks: 30)
    scene.step(25)
    #expect(inner.isDragging == innerScrolls)
    #expect(scene.view.isDragging != innerScrolls)
    #expect((inner.contentOffset != offset) == innerScrolls)
    #expect((scene.view.contentOffset != .zero) != innerScrolls)
    scene.step(100)
    #expect(!inner.isTracking && !scene.view.isTracking)
  }

  // MARK: The recognizer

  @Test func scrollingThatIsSwitchedOffBreaksTheDragOff() {
    let scene = ScrollScene()
    finger(on: scene, by: CGVector(dx: 0, dy: -100), ticks: 10)
    scene.step(6)
    scene.view.isScrollEnabled = false
    #expect(!scene.view.isDragging && !scene.view.isTracking)
    #expect(scene.delegate.lines.suffix(2) == ["willEndDragging", "didEndDragging false"])
    let offset = scene.view.contentOffset
    scene.step(20)
    #expect(scene.view.contentOffset == offset)
    finger(on: scene, by: CGVector(dx: 0, dy: -100), ticks: 10)
    scene.step(20)
    #expect(scene.view.contentOffset == offset)
  }

  @Test func aViewThatLeavesTheStageLosesTheFinger() {
    let scene = ScrollScene()
    finger(on: scene, by: CGVector(dx: 0, dy: -100), ticks: 10)
    scene.step(6)
    scene.view.removeFromSuperview()
    #expect(!scene.view.isDragging && !scene.view.isTracking)
    let offset = scene.view.contentOffset
    scene.step(20)
    #expect(scene.view.contentOffset == offset)
  }

  @Test func gesturesBesideTheDragAreForTheScrollViewToAllow() {
    final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    for (view, expected) in [(UIScrollView(), false), (Sharing(), true)] {
      let scene = ScrollScene(view)
      var pans = 0
      scene.stage.view.addGestureRecognizer(UIPanGestureRecognizer { _ in pans += 1 })
      finger(on: scene, by: CGVector(dx: 0, dy: -100), ticks: 10)
      scene.step(20)
      #expect(scene.view.contentOffset.y > 80)
      #expect((pans > 0) == expected)
    }
    let view = Sharing()
    #expect(view.panGestureRecognizer.delegate === view)
    #expect(view.panGestureRecognizer.view === view)
  }

  @Test func aPanThatHasToWaitStartsFromWhereItIsThen() {
    let scene = ScrollScene()
    let swipe = UITapGestureRecognizer()
    scene.view.addGestureRecognizer(swipe)
    scene.view.panGestureRecognizer.require(toFail: swipe)
    finger(on: scene, by: CGVector(dx: 0, dy: -100), ticks: 50)
    scene.step(20)
    #expect(scene.view.contentOffset == .zero)
    scene.step(30)
    // The tap fails beyond 45 points; the way until then is lost.
    #expect(scene.view.contentOffset.y == 54)
  }
}

extension ScrollScene {
  /// Adds a button that fills the view, and writes down what it hears.
  @discardableResult
  func addButton() -> UIControl {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("up", [.touchUpInside, .touchUpOutside]), ("cancel", .touchCancel),
    ]
    for (name, event) in events {
      button.addAction(UIAction { [heardBox] _ in heardBox.lines.append(name) }, for: event)
    }
    view.addSubview(button)
    return button
  }

  /// Adds a view that writes down what it hears.
  func addPad() -> Pad {
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.addSubview(pad)
    return pad
  }

  /// What the button has heard.
  var heard: [String] { heardBox.lines }

  final class Pad: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("cancelled")
    }
  }
}
