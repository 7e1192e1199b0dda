import Testing
import UIKit

@MainActor
struct UIGestureRecognizerTests {
  private let scene = GestureScene()

  @Test func defaultsAreUIKits() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.state == .possible)
    #expect(
      recognizer.isEnabled && recognizer.cancelsTouchesInView && recognizer.delaysTouchesEnded)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.view == nil && recognizer.name == nil && recognizer.numberOfTouches == 0)
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test func recognizersHearBeforeViewsAndInnerBeforeOuterOnes() {
    for (view, name) in [(scene.outer, "a"), (scene.inner, "b"), (scene.inner, "c")] {
      let puppet = Puppet()
      puppet.onBegan = .began
      puppet.onEnded = .ended
      puppet.cancelsTouchesInView = false
      let judge = Judge()
      judge.tolerates = true
      puppet.delegate = judge
      scene.add(puppet, to: view, name: name)
      withExtendedLifetime(judge) {
        if name == "c" {
          scene.tap()
          scene.step(5)
        }
      }
    }
    // The first two judges are gone by then; the last lets all be.
    #expect(
      scene.log == ["b began", "c began", "inner began", "b ended", "c ended", "inner ended"])
  }

  @Test(
    "what follows what",
    arguments: [
      ([.began, .changed, .changed, .ended], ["began", "changed", "changed", "ended"]),
      ([.ended], ["ended"]), ([.began, .cancelled], ["began", "cancelled"]),
      ([.began, .failed], ["began", "cancelled"]), ([.failed], []), ([.cancelled], []),
      ([.changed], []), ([.began, .possible, .ended], ["began", "ended"]),
    ] as [([UIGestureRecognizer.State], [String])])
  func transitions(states: [UIGestureRecognizer.State], expected: [String]) {
    let puppet = scene.add(Puppet())
    puppet.cancelsTouchesInView = false
    scene.drag(by: CGVector(dx: 20, dy: 0), ticks: 20)
    scene.step(1)
    for state in states { puppet.state = state }
    #expect(scene.log.filter { !$0.hasPrefix("inner") } == expected)
    let isOver = states.last.map { [.ended, .cancelled, .failed].contains($0) } ?? false
    #expect(puppet.resets == (isOver ? 1 : 0))
    #expect((puppet.state == .possible) == (isOver || states == [.changed]))
  }

  @Test func whatIsOverHearsOfThoseFingersNoMore() {
    let puppet = scene.add(Puppet())
    puppet.onMoved = .ended
    scene.drag(by: CGVector(dx: 20, dy: 0), ticks: 5)
    scene.step(10)
    #expect(puppet.heard == ["began 1", "moved 1"])
    #expect(puppet.resets == 1)
    scene.tap(tick: 10)
    scene.step(5)
    #expect(puppet.heard == ["began 1", "moved 1", "began 1", "ended 1"])
    #expect(puppet.resets == 2)
  }

  @Test func theFirstToBeRecognizedMakesTheOthersFail() {
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

  @Test func aPanPreventsATap() {
    scene.add(UITapGestureRecognizer(), name: "tap")
    scene.add(UIPanGestureRecognizer(), name: "pan")
    scene.drag(by: CGVector(dx: 9, dy: 0), ticks: 2)
    scene.drag(by: CGVector(dx: 12, dy: 0), tick: 20, ticks: 2)
    scene.step(30)
    #expect(
      scene.log.filter { !$0.hasPrefix("inner") } == ["tap ended", "pan began", "pan ended"])
  }

  @Test func subclassesMayPreventNothingOrBePreventedByNothing() {
    final class Meek: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Stubborn: UIPanGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    scene.add(Meek(), name: "meek")
    scene.add(UIPanGestureRecognizer(), name: "pan")
    scene.add(UIPanGestureRecognizer(), name: "other")
    scene.add(Stubborn(), name: "stubborn")
    scene.drag(by: CGVector(dx: 20, dy: 0), ticks: 1)
    scene.step(1)
    #expect(
      scene.log.filter { $0.hasSuffix(" began") && !$0.hasPrefix("inner") }
        == ["meek began", "pan began", "stubborn began"])
  }

  @Test func disablingBreaksOff() {
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

  @Test func removingBreaksOff() {
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

  @Test func touchesTellWhoWatchesThem() {
    final class Witness: UIView {
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
    let witness = Witness(frame: scene.inner.bounds)
    scene.inner.addSubview(witness)
    scene.add(UITapGestureRecognizer())
    scene.add(UIPanGestureRecognizer(), to: scene.outer)
    scene.add(UITapGestureRecognizer(), to: scene.outer).isEnabled = false
    scene.tap()
    scene.step(5)
    #expect(witness.seen == [2, 1, 1, 1])
  }
}
