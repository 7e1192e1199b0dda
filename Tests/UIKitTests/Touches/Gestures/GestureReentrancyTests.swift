import Testing
import UIKit

/// Recognizers, views and touches that are removed or disabled by a callback during a gesture.
@Suite("Gestures: changes in callbacks") @MainActor struct GestureReentrancyTests {
  /// A change that a callback makes.
  enum Change: CaseIterable, Sendable {
    case removesRecognizer, disablesRecognizer, togglesRecognizer, removesView, removesAllViews
    case movesView, addsRecognizer, hidesView, replacesRoot, cancelsFingers
  }

  private func make(_ kind: Int) -> UIGestureRecognizer {
    switch kind {
    case 0: return UITapGestureRecognizer()
    case 1: return UIPanGestureRecognizer()
    case 2:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0.1
      return press
    case 3: return UISwipeGestureRecognizer()
    case 4: return UIPinchGestureRecognizer()
    default: return UIRotationGestureRecognizer()
    }
  }

  @Test(
    "gestures are recognized after any change that a callback made", arguments: Change.allCases,
    [UIGestureRecognizer.State.began, .changed, .ended])
  func changesInCallbacks(change: Change, state: UIGestureRecognizer.State) {
    for kind in 0..<6 {
      let scene = GestureScene()
      let recognizer = scene.add(make(kind))
      let other = scene.add(UIPanGestureRecognizer(), to: scene.outer, name: "outer")
      let delegate = GestureDelegateStub()
      delegate.shouldRecognizeSimultaneously = true
      other.delegate = delegate
      var hasRun = false
      recognizer.addAction { [weak scene] (recognizer: UIGestureRecognizer) in
        guard let scene, recognizer.state == state, !hasRun else { return }
        hasRun = true
        perform(change, on: recognizer, in: scene)
      }
      func touch(_ time: TimeInterval) {
        let center = CGPoint(x: 150, y: 150)
        scene.stage.touches.tap(at: center, time: time)
        scene.stage.touches.press(at: center, time: time + 0.5, duration: 0.3)
        scene.stage.touches.drag(
          from: center, to: CGPoint(x: 210, y: 150), time: time + 1.2, duration: 0.2)
        scene.stage.touches.pinch(
          at: center, from: 30, to: 90, turning: 2, time: time + 1.8, duration: 0.3)
      }
      touch(0)
      scene.step(150)
      #expect(scene.stage.touches.touches.isEmpty)
      #expect(recognizer.state == .possible && other.state == .possible)
      #expect(scene.inner.activeTouchCount == 0 && scene.outer.activeTouchCount == 0)

      // After the hierarchy is restored, gestures are recognized as before.
      scene.stage.view.addSubview(scene.outer)
      scene.outer.addSubview(scene.inner)
      scene.inner.isHidden = false
      scene.inner.gestureRecognizers = [recognizer]
      scene.inner.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      recognizer.isEnabled = true
      let count = scene.log.count
      touch(3)
      scene.step(180)
      let states = Set(scene.log.dropFirst(count))
      #expect(states.contains("\(UIGestureRecognizer.State.ended)"), "\(kind): \(states)")
    }
  }

  private func perform(
    _ change: Change, on recognizer: UIGestureRecognizer, in scene: GestureScene
  ) {
    switch change {
    case .removesRecognizer: recognizer.view?.removeGestureRecognizer(recognizer)
    case .disablesRecognizer: recognizer.isEnabled = false
    case .togglesRecognizer:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case .removesView: scene.inner.removeFromSuperview()
    case .removesAllViews: scene.outer.removeFromSuperview()
    case .movesView: scene.stage.view.addSubview(scene.inner)
    case .addsRecognizer: scene.inner.addGestureRecognizer(UITapGestureRecognizer())
    case .hidesView: scene.inner.isHidden = true
    case .replacesRoot: scene.stage.view.subviews.forEach { $0.removeFromSuperview() }
    case .cancelsFingers: scene.stage.touches.cancel(time: scene.stage.time)
    }
  }
}
