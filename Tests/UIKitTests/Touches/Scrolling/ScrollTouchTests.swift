import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct ScrollTouchTests {
  private func finger(
    on scene: ScrollScene, from start: CGPoint = CGPoint(x: 150, y: 400), by vector: CGVector,
    ticks: Int
  ) {
    scene.stage.touches.drag(
      from: start, to: CGPoint(x: start.x + vector.dx, y: start.y + vector.dy),
      time: scene.stage.time,
      duration: TimeInterval(ticks) / 60)
  }

  /// The first ten points start the pan and are not part of the drag.
  @Test("a drag starts after 10 points and calls the delegate") func drag() {
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

  @Test("a flick starts a deceleration") func flick() {
    let scene = ScrollScene()
    finger(on: scene, by: CGVector(dx: 0, dy: -200), ticks: 10)
    scene.step(10)
    #expect(abs(scene.delegate.velocity.y - 1.2) < 1e-9)
    #expect(scene.view.isDecelerating)
    scene.settle()
    #expect(abs(scene.view.contentOffset.y - 190 - 594.5) < 1)
  }

  @Test("a touch that stops the content is not delivered to it")
  func touchStopsDeceleration() {
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
    #expect(scene.controlEvents.lines == [])
    scene.stage.touches.tap(at: CGPoint(x: 150, y: 300), time: scene.stage.time)
    scene.step(20)
    #expect(scene.view.contentOffset.y == stopped)
    #expect(scene.controlEvents.lines == ["down", "up"])
  }

  @Test("content that a touch stopped past its edge returns when the touch ends")
  func touchStopsBounce() {
    let scene = ScrollScene()
    finger(on: scene, by: CGVector(dx: 0, dy: 150), ticks: 10)
    scene.step(15)
    scene.stage.touches.press(
      at: CGPoint(x: 150, y: 300), time: scene.stage.time, duration: 0.5)
    scene.step(5)
    let stopped = scene.view.contentOffset.y
    #expect(stopped < -5 && !scene.view.isDecelerating)
    scene.step(20)
    #expect(scene.view.contentOffset.y == stopped)
    scene.step(60)
    #expect(scene.view.contentOffset.y == 0)
  }

  // MARK: Content

  @Test("content receives a tap when the finger lifts") func delayedTap() {
    let scene = ScrollScene()
    scene.addButton()
    scene.stage.touches.tap(at: CGPoint(x: 150, y: 300), time: 0)
    scene.step(2)
    #expect(scene.controlEvents.lines == [])
    scene.step(3)
    #expect(scene.controlEvents.lines == ["down", "up"])
  }

  @Test(
    "delaysContentTouches delays a touch by 0.15 s",
    arguments: [(true, 8, 9), (false, 0, 1)])
  func delaysContentTouches(delays: Bool, silentTicks: Int, deliveryTick: Int) {
    let scene = ScrollScene()
    scene.view.delaysContentTouches = delays
    scene.addButton()
    scene.step(3)
    scene.stage.touches.press(at: CGPoint(x: 150, y: 300), time: scene.stage.time, duration: 1)
    // Displays the tick in which the touch begins.
    _ = scene.stage.displayList()
    for _ in 0..<silentTicks {
      #expect(scene.controlEvents.lines == [])
      scene.step()
    }
    scene.step(deliveryTick - silentTicks)
    #expect(scene.controlEvents.lines == ["down"])
  }

  @Test("a control does not receive a touch that drags immediately")
  func immediateDrag() {
    let scene = ScrollScene()
    scene.addButton()
    finger(on: scene, by: CGVector(dx: 0, dy: -100), ticks: 10)
    scene.step(60)
    #expect(scene.controlEvents.lines == [])
    #expect(scene.view.contentOffset.y > 90)
  }

  /// Rests a finger on the content for a quarter of a second and drags it up by 100 points.
  private func holdAndDrag(_ scene: ScrollScene) {
    let start = CGPoint(x: 150, y: 300)
    let resting = (0...15).map { CGPoint(x: start.x, y: start.y + CGFloat($0 % 2)) }
    let dragging = (1...10).map { CGPoint(x: start.x, y: start.y - 10 * CGFloat($0)) }
    let (path, length) = (resting + dragging, 15 + 101.0)
    scene.stage.touches.drag(along: path, time: 0, duration: length / 60)
    scene.step(130)
  }

  @Test("a control keeps a touch that it has received")
  func controlKeepsTouch() {
    let scene = ScrollScene()
    scene.addButton()
    holdAndDrag(scene)
    #expect(scene.controlEvents.lines == ["down", "up"])
    #expect(scene.view.contentOffset == .zero)
    #expect(scene.delegate.lines == [])
  }

  @Test(
    "a drag cancels touches of other content if canCancelContentTouches is true",
    arguments: [
      (true, ["began", "cancelled"], 89), (false, ["began", "ended"], 0),
    ] as [(Bool, [String], CGFloat)])
  func canCancelContentTouches(canCancel: Bool, expected: [String], offset: CGFloat) {
    let scene = ScrollScene()
    let log = scene.addTouchRecorder()
    scene.view.canCancelContentTouches = canCancel
    holdAndDrag(scene)
    #expect(log.lines == expected)
    #expect(abs(scene.view.contentOffset.y - offset) <= 1)
  }

  @Test("touchesShouldBegin and touchesShouldCancel decide on content touches")
  func touchOverrides() {
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
    #expect(scene.controlEvents.lines == ["down", "cancel"])
    #expect(scene.view.contentOffset.y > 80)
    let silent = Chooser()
    silent.begins = false
    scene = ScrollScene(silent)
    scene.addButton()
    holdAndDrag(scene)
    #expect(scene.controlEvents.lines == [])
    #expect(scene.view.contentOffset.y > 80)
  }

  // MARK: Directions

  @Test(
    "only movement along a scrollable axis starts a drag",
    arguments: [
      ("down", CGVector(dx: 0, dy: -60), true), ("across", CGVector(dx: -60, dy: 0), false),
      ("across and slightly down", CGVector(dx: -60, dy: -9), false),
      ("across and down", CGVector(dx: -60, dy: -20), true),
    ])
  func scrollableAxes(id: String, vector: CGVector, begins: Bool) {
    let scene = ScrollScene()
    finger(on: scene, by: vector, ticks: 20)
    scene.step(30)
    #expect(scene.delegate.lines.contains("willBeginDragging") == begins)
    #expect(scene.view.contentOffset.x == 0)
  }

  @Test(
    "of two nested scroll views, the one that can scroll in the direction drags",
    arguments: [
      ("across", CGSize(width: 900, height: 200), CGPoint.zero, CGVector(dx: -60, dy: 0), true),
      ("down", CGSize(width: 900, height: 200), .zero, CGVector(dx: 0, dy: -60), false),
      ("both scroll down", CGSize(width: 300, height: 900), .zero, CGVector(dx: 0, dy: -60), true),
      (
        "inner at its end", CGSize(width: 300, height: 900), CGPoint(x: 0, y: 700),
        CGVector(dx: 0, dy: -60), false
      ),
      (
        "inner away from its end", CGSize(width: 300, height: 900), CGPoint(x: 0, y: 700),
        CGVector(dx: 0, dy: 60), true
      ),
      (
        "both at their starts", CGSize(width: 300, height: 900), .zero, CGVector(dx: 0, dy: 60),
        true
      ),
    ])
  func nestedScrollViews(
    id: String, content: CGSize, offset: CGPoint, vector: CGVector, innerScrolls: Bool
  ) {
    let scene = ScrollScene()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    inner.contentSize = content
    inner.contentOffset = offset
    scene.view.addSubview(inner)
    finger(on: scene, from: CGPoint(x: 150, y: 300), by: vector, ticks: 30)
    scene.step(25)
    #expect(inner.isDragging == innerScrolls)
    #expect(scene.view.isDragging != innerScrolls)
    #expect((inner.contentOffset != offset) == innerScrolls)
    #expect((scene.view.contentOffset != .zero) != innerScrolls)
    scene.step(100)
    #expect(!inner.isTracking && !scene.view.isTracking)
  }

  // MARK: Recognizers

  @Test("setting isScrollEnabled to false cancels the drag")
  func disableDuringDrag() {
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

  @Test("removing the view from its window ends the drag")
  func removeDuringDrag() {
    let scene = ScrollScene()
    finger(on: scene, by: CGVector(dx: 0, dy: -100), ticks: 10)
    scene.step(6)
    scene.view.removeFromSuperview()
    #expect(!scene.view.isDragging && !scene.view.isTracking)
    let offset = scene.view.contentOffset
    scene.step(20)
    #expect(scene.view.contentOffset == offset)
  }

  @Test("the scroll view can allow gestures simultaneous with its pan")
  func simultaneousGestures() {
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

  @Test("a pan that waited for a failure starts at the current location")
  func delayedPan() {
    let scene = ScrollScene()
    let swipe = UITapGestureRecognizer()
    scene.view.addGestureRecognizer(swipe)
    scene.view.panGestureRecognizer.require(toFail: swipe)
    finger(on: scene, by: CGVector(dx: 0, dy: -100), ticks: 50)
    scene.step(20)
    #expect(scene.view.contentOffset == .zero)
    scene.step(30)
    // The tap fails after a movement of 45 points, which is not part of the pan's translation.
    #expect(scene.view.contentOffset.y == 54)
  }
}

extension ScrollScene {
  /// Adds a button that fills the view, and logs its control events.
  @discardableResult
  func addButton() -> UIControl {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("up", [.touchUpInside, .touchUpOutside]), ("cancel", .touchCancel),
    ]
    for (name, event) in events {
      button.addAction(
        UIAction { [controlEvents] _ in controlEvents.lines.append(name) }, for: event)
    }
    view.addSubview(button)
    return button
  }

  /// Adds a view that fills the view, and returns a log of its touches without moves.
  func addTouchRecorder() -> EventLog {
    let log = EventLog()
    let recorder = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    recorder.onTouches = { phase, _, _ in
      if phase != .moved { log.lines.append("\(phase)") }
    }
    view.addSubview(recorder)
    return log
  }
}
