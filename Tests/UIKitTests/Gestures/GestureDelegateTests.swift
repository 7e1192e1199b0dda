import Testing
import UIKit

@MainActor
struct GestureDelegateTests {
  private let scene = GestureScene()
  private let judge = Judge()

  /// A pan on the outer view, below which another is on the inner one.
  private func pans() -> (outer: UIPanGestureRecognizer, inner: UIPanGestureRecognizer) {
    (
      scene.add(UIPanGestureRecognizer(), to: scene.outer, name: "O"),
      scene.add(UIPanGestureRecognizer(), name: "I")
    )
  }

  private var begun: [String] {
    scene.log.filter { $0 == "O began" || $0 == "I began" }
  }

  private func drag() {
    scene.drag(by: CGVector(dx: 40, dy: 0), ticks: 4)
    scene.step(6)
  }

  @Test func aDelegateMayDeny() {
    let pans = pans()
    pans.inner.delegate = judge
    judge.begins = false
    drag()
    #expect(begun == ["O began"])
  }

  @Test func aDelegateMayLetBothBe() {
    for isOuters in [true, false] {
      let test = GestureDelegateTests()
      let pans = test.pans()
      (isOuters ? pans.outer : pans.inner).delegate = test.judge
      test.judge.tolerates = true
      test.drag()
      #expect(test.begun == ["I began", "O began"])
    }
  }

  @Test func aDelegateMayHaveItsGestureWaitForAnother() {
    let pans = pans()
    pans.inner.delegate = judge
    judge.waitsFor = pans.outer
    drag()
    #expect(begun == ["O began"])
  }

  @Test func aDelegateMayHaveAnotherGestureWaitForItsOwn() {
    let pans = pans()
    pans.outer.delegate = judge
    judge.isWaitedForBy = pans.inner
    drag()
    #expect(begun == ["O began"])
  }

  @Test func aGestureThatIsRecognizedMakesThoseFailThatWaitForIt() {
    let pans = pans()
    pans.outer.delegate = judge
    judge.tolerates = true
    pans.outer.require(toFail: pans.inner)
    drag()
    #expect(begun == ["I began"])
  }

  @Test func whatIsWaitedForWithoutTouchesIsNoHindrance() {
    let pans = pans()
    pans.inner.require(toFail: UITapGestureRecognizer())
    pans.outer.delegate = judge
    judge.receives = false
    pans.inner.require(toFail: pans.outer)
    drag()
    #expect(begun == ["I began"])
  }

  @Test func subclassesMayWaitAndBeWaitedFor() {
    final class Waiting: UIPanGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.name == "O"
      }
    }
    final class Awaited: UIPanGestureRecognizer {
      override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
      }
    }
    scene.add(Waiting(), name: "W")
    scene.add(UIPanGestureRecognizer(), to: scene.outer, name: "O")
    scene.add(Awaited(), to: scene.outer, name: "A")
    drag()
    #expect(scene.log.filter { $0.hasSuffix(" began") } == ["inner began", "A began"])
  }

  @Test func aFingerThatIsNotReceivedIsNotWatched() {
    let pans = pans()
    pans.inner.delegate = judge
    judge.receives = false
    drag()
    #expect(begun == ["O began"])
  }

  /// As the cell of a list that pans up and down only: source as it is written for iOS.
  @Test(arguments: [
    (CGVector(dx: 0, dy: 40), ["I began"]), (CGVector(dx: 40, dy: 12), ["O began"]),
  ])
  func aViewMayBeItsPansDelegate(way: CGVector, expected: [String]) {
    final class Cell: UIView, UIGestureRecognizerDelegate {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return abs(pan.velocity(in: pan.view).y) > abs(pan.velocity(in: pan.view).x)
      }
    }
    let cell = Cell(frame: scene.inner.bounds)
    scene.inner.addSubview(cell)
    let pan = scene.add(UIPanGestureRecognizer(), to: cell, name: "I")
    pan.delegate = cell
    // The view is asked for the outer one's gesture as well, since it would lose the touch to that.
    let outer = scene.add(UIPanGestureRecognizer(), to: scene.outer, name: "O")
    outer.cancelsTouchesInView = false
    scene.drag(by: way, ticks: 4)
    scene.step(6)
    #expect(begun == expected)
  }

  @Test func aTouchedViewMayDenyWhatWouldTakeTheTouchFromIt() {
    final class Guard: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    scene.inner.addSubview(Guard(frame: scene.inner.bounds))
    let pans = pans()
    drag()
    #expect(begun.isEmpty)
    pans.outer.cancelsTouchesInView = false
    scene.drag(by: CGVector(dx: 40, dy: 0), tick: 10, ticks: 4)
    scene.step(20)
    #expect(begun == ["O began"])
  }
}
