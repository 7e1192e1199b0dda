import Testing
import UIKit

@MainActor
struct UIGestureRecognizerTests {
  private let scene = GestureScene()

  @Test("the default values are UIKit's") func defaults() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.state == .possible)
    #expect(
      recognizer.isEnabled && recognizer.cancelsTouchesInView && recognizer.delaysTouchesEnded)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.view == nil && recognizer.name == nil && recognizer.numberOfTouches == 0)
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test("recognizers receive touches before views, and inner before outer ones")
  func order() {
    for (view, name) in [(scene.outer, "a"), (scene.inner, "b"), (scene.inner, "c")] {
      let scripted = ScriptedGestureRecognizer()
      scripted.stateOnBegan = .began
      scripted.stateOnEnded = .ended
      scripted.cancelsTouchesInView = false
      let delegate = GestureDelegateStub()
      delegate.shouldRecognizeSimultaneously = true
      scripted.delegate = delegate
      scene.add(scripted, to: view, name: name)
      withExtendedLifetime(delegate) {
        if name == "c" {
          scene.tap()
          scene.step(5)
        }
      }
    }
    // The delegates of the first two recognizers have been released; the last allows simultaneous
    // gestures.
    #expect(
      scene.log == ["b began", "c began", "inner began", "b ended", "c ended", "inner ended"])
  }

  @Test(
    "invalid state transitions are ignored",
    arguments: [
      ([.began, .changed, .changed, .ended], ["began", "changed", "changed", "ended"]),
      ([.ended], ["ended"]), ([.began, .cancelled], ["began", "cancelled"]),
      ([.began, .failed], ["began", "cancelled"]), ([.failed], []), ([.cancelled], []),
      ([.changed], []), ([.began, .possible, .ended], ["began", "ended"]),
    ] as [([UIGestureRecognizer.State], [String])])
  func stateTransitions(states: [UIGestureRecognizer.State], expected: [String]) {
    let scripted = scene.add(ScriptedGestureRecognizer())
    scripted.cancelsTouchesInView = false
    scene.drag(by: CGVector(dx: 20, dy: 0), ticks: 20)
    scene.step(1)
    for state in states { scripted.state = state }
    #expect(scene.log.filter { !$0.hasPrefix("inner") } == expected)
    let isOver = states.last.map { [.ended, .cancelled, .failed].contains($0) } ?? false
    #expect(scripted.resetCount == (isOver ? 1 : 0))
    #expect((scripted.state == .possible) == (isOver || states == [.changed]))
  }

  @Test("a recognizer that has finished receives no more of its touches")
  func finishedRecognizer() {
    let scripted = scene.add(ScriptedGestureRecognizer())
    scripted.stateOnMoved = .ended
    scene.drag(by: CGVector(dx: 20, dy: 0), ticks: 5)
    scene.step(10)
    #expect(scripted.callbacks == ["began 1", "moved 1"])
    #expect(scripted.resetCount == 1)
    scene.tap(tick: 10)
    scene.step(5)
    #expect(scripted.callbacks == ["began 1", "moved 1", "began 1", "ended 1"])
    #expect(scripted.resetCount == 2)
  }

  @Test("the first recognized gesture makes the others fail")
  func prevention() {
    let inner = scene.add(UIPanGestureRecognizer(), name: "inner pan")
    let outer = scene.add(UIPanGestureRecognizer(), to: scene.outer, name: "outer pan")
    scene.drag(by: CGVector(dx: 40, dy: 0), ticks: 2)
    scene.step(5)
    #expect(
      scene.log.filter { $0.contains("pan") } == [
        "inner pan began", "inner pan changed", "inner pan ended",
      ])
    inner.isEnabled = false
    scene.drag(by: CGVector(dx: 40, dy: 0), tick: 10, ticks: 2)
    scene.step(10)
    #expect(scene.log.filter { $0.contains("outer pan") }.count == 3)
    #expect(outer.state == .possible)
  }

  @Test("a pan prevents a tap") func panPreventsTap() {
    scene.add(UITapGestureRecognizer(), name: "tap")
    scene.add(UIPanGestureRecognizer(), name: "pan")
    scene.drag(by: CGVector(dx: 9, dy: 0), ticks: 2)
    scene.drag(by: CGVector(dx: 12, dy: 0), tick: 20, ticks: 2)
    scene.step(30)
    #expect(
      scene.log.filter { !$0.hasPrefix("inner") } == ["tap ended", "pan began", "pan ended"])
  }

  @Test("subclasses can override canPrevent(_:) and canBePrevented(by:)")
  func subclassPrevention() {
    final class NonPreventing: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Unpreventable: UIPanGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    scene.add(NonPreventing(), name: "nonpreventing")
    scene.add(UIPanGestureRecognizer(), name: "pan")
    scene.add(UIPanGestureRecognizer(), name: "other")
    scene.add(Unpreventable(), name: "unpreventable")
    scene.drag(by: CGVector(dx: 20, dy: 0), ticks: 1)
    scene.step(1)
    #expect(
      scene.log.filter { $0.hasSuffix(" began") && !$0.hasPrefix("inner") }
        == ["nonpreventing began", "pan began", "unpreventable began"])
  }

  @Test("disabling a recognizer cancels its gesture") func disabling() {
    let pan = scene.add(UIPanGestureRecognizer())
    scene.drag(by: CGVector(dx: 60, dy: 0), ticks: 6)
    scene.step(3)
    pan.isEnabled = false
    #expect(scene.log.last == "cancelled")
    pan.isEnabled = true
    let count = scene.log.count
    scene.step(5)
    #expect(scene.log.count == count)
  }

  @Test("removing a recognizer from its view cancels its gesture") func removing() {
    let pan = scene.add(UIPanGestureRecognizer())
    #expect(scene.inner.gestureRecognizers == [pan])
    scene.drag(by: CGVector(dx: 60, dy: 0), ticks: 6)
    scene.step(3)
    scene.outer.addGestureRecognizer(pan)
    #expect(scene.log.last == "cancelled")
    #expect(scene.inner.gestureRecognizers == nil)
    #expect(pan.view === scene.outer)
    scene.outer.gestureRecognizers = [UITapGestureRecognizer()]
    #expect(pan.view == nil)
    #expect(scene.outer.gestureRecognizers?.count == 1)
  }

  @Test("touches and events list the recognizers that track them")
  func touchRecognizers() {
    final class Inspector: UIView {
      var seen: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let recognizers = touches.first?.gestureRecognizers ?? []
        seen = [recognizers.count]
        for recognizer in recognizers {
          seen.append(event?.touches(for: recognizer)?.count ?? 0)
        }
        if let window { seen.append(event?.touches(for: window)?.count ?? 0) }
      }
    }
    let inspector = Inspector(frame: scene.inner.bounds)
    scene.inner.addSubview(inspector)
    scene.add(UITapGestureRecognizer())
    scene.add(UIPanGestureRecognizer(), to: scene.outer)
    scene.add(UITapGestureRecognizer(), to: scene.outer).isEnabled = false
    scene.tap()
    scene.step(5)
    #expect(inspector.seen == [2, 1, 1, 1])
  }
}
