import Testing
import UIKit

@MainActor
struct GestureDelegateTests {
  private let scene = GestureScene()
  private let delegate = GestureDelegateStub()

  /// Adds pan recognizers to the outer and the inner view.
  private func pans() -> (outer: UIPanGestureRecognizer, inner: UIPanGestureRecognizer) {
    (
      scene.add(UIPanGestureRecognizer(), to: scene.outer, name: "O"),
      scene.add(UIPanGestureRecognizer(), name: "I")
    )
  }

  private var beganGestures: [String] {
    scene.log.filter { $0 == "O began" || $0 == "I began" }
  }

  private func drag() {
    scene.drag(by: CGVector(dx: 40, dy: 0), ticks: 4)
    scene.step(6)
  }

  @Test("gestureRecognizerShouldBegin(_:) can prevent a gesture") func shouldBegin() {
    let pans = pans()
    pans.inner.delegate = delegate
    delegate.shouldBegin = false
    drag()
    #expect(beganGestures == ["O began"])
  }

  @Test("shouldRecognizeSimultaneouslyWith allows both gestures") func simultaneousRecognition() {
    for usesOuterPan in [true, false] {
      let test = GestureDelegateTests()
      let pans = test.pans()
      (usesOuterPan ? pans.outer : pans.inner).delegate = test.delegate
      test.delegate.shouldRecognizeSimultaneously = true
      test.drag()
      #expect(test.beganGestures == ["I began", "O began"])
    }
  }

  @Test("shouldRequireFailureOf makes the delegate's recognizer wait")
  func requiresFailure() {
    let pans = pans()
    pans.inner.delegate = delegate
    delegate.requiresFailureOf = pans.outer
    drag()
    #expect(beganGestures == ["O began"])
  }

  @Test("shouldBeRequiredToFailBy makes the other recognizer wait")
  func requiredToFail() {
    let pans = pans()
    pans.outer.delegate = delegate
    delegate.requiredToFailBy = pans.inner
    drag()
    #expect(beganGestures == ["O began"])
  }

  @Test("a recognized gesture makes the recognizers fail that wait for it")
  func recognitionFailsWaitingRecognizers() {
    let pans = pans()
    pans.outer.delegate = delegate
    delegate.shouldRecognizeSimultaneously = true
    pans.outer.require(toFail: pans.inner)
    drag()
    #expect(beganGestures == ["I began"])
  }

  @Test("a required recognizer without touches does not delay a gesture")
  func requirementWithoutTouches() {
    let pans = pans()
    pans.inner.require(toFail: UITapGestureRecognizer())
    pans.outer.delegate = delegate
    delegate.shouldReceive = false
    pans.inner.require(toFail: pans.outer)
    drag()
    #expect(beganGestures == ["I began"])
  }

  @Test("subclasses can override failure requirements") func subclassRequirements() {
    final class Waiting: UIPanGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.name == "O"
      }
    }
    final class Required: UIPanGestureRecognizer {
      override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
      }
    }
    scene.add(Waiting(), name: "W")
    scene.add(UIPanGestureRecognizer(), to: scene.outer, name: "O")
    scene.add(Required(), to: scene.outer, name: "A")
    drag()
    #expect(scene.log.filter { $0.hasSuffix(" began") } == ["inner began", "A began"])
  }

  @Test("shouldReceive can refuse a touch") func shouldReceive() {
    let pans = pans()
    pans.inner.delegate = delegate
    delegate.shouldReceive = false
    drag()
    #expect(beganGestures == ["O began"])
  }

  @Test("a recognizer receives only touches of its allowed types") func allowedTouchTypes() {
    let pans = pans()
    #expect(
      pans.inner.allowedTouchTypes.contains(NSNumber(value: UITouch.TouchType.direct.rawValue)))
    pans.inner.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    drag()
    #expect(beganGestures == ["O began"])
  }

  /// A cell that only pans vertically, as in source code written for iOS.
  @Test(
    "a view can be the delegate of its recognizer",
    arguments: [
      (CGVector(dx: 0, dy: 40), ["I began"]), (CGVector(dx: 40, dy: 12), ["O began"]),
    ])
  func viewAsDelegate(vector: CGVector, expected: [String]) {
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
    // The view also decides on the outer pan, which would cancel its touch, unless it does not.
    let outer = scene.add(UIPanGestureRecognizer(), to: scene.outer, name: "O")
    outer.cancelsTouchesInView = false
    scene.drag(by: vector, ticks: 4)
    scene.step(6)
    #expect(beganGestures == expected)
  }

  @Test("a touched view can refuse gestures that would cancel its touch")
  func touchedViewRefuses() {
    final class RefusingView: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    scene.inner.addSubview(RefusingView(frame: scene.inner.bounds))
    let pans = pans()
    drag()
    #expect(beganGestures.isEmpty)
    pans.outer.cancelsTouchesInView = false
    scene.drag(by: CGVector(dx: 40, dy: 0), tick: 10, ticks: 4)
    scene.step(20)
    #expect(beganGestures == ["O began"])
  }
}
