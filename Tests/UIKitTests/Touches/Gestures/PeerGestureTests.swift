import Testing
import UIKit

/// Two recognizers of one kind with the same requirements.
@MainActor
struct PeerGestureTests {
  /// A kind of recognizer and the touches of its gesture.
  enum Kind: String, CaseIterable, Sendable {
    case tap, doubleTap, twoFingerTap, longPress, pan, swipe, pinch, rotation, edgePan

    @MainActor func make() -> UIGestureRecognizer {
      switch self {
      case .tap: return UITapGestureRecognizer()
      case .doubleTap:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      case .twoFingerTap:
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        return tap
      case .longPress: return UILongPressGestureRecognizer()
      case .pan: return UIPanGestureRecognizer()
      case .swipe: return UISwipeGestureRecognizer()
      case .pinch: return UIPinchGestureRecognizer()
      case .rotation: return UIRotationGestureRecognizer()
      case .edgePan:
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        return pan
      }
    }

    @MainActor func touch(_ scene: GestureScene) {
      let center = CGPoint(x: 150, y: 150)
      let touches = scene.stage.touches
      switch self {
      case .tap: scene.tap()
      case .doubleTap:
        scene.tap()
        scene.tap(tick: 10)
      case .twoFingerTap:
        scene.tap(at: CGPoint(x: 130, y: 150))
        scene.tap(at: CGPoint(x: 170, y: 150))
      case .longPress: touches.press(at: center, time: 0, duration: 0.7)
      case .pan, .swipe: scene.drag(by: CGVector(dx: 90, dy: 0), ticks: 10)
      case .pinch: touches.pinch(at: center, from: 30, to: 90, time: 0, duration: 0.3)
      case .rotation: touches.rotate(at: center, by: 1, distance: 60, time: 0, duration: 0.3)
      case .edgePan:
        touches.drag(
          from: CGPoint(x: 1, y: 150), to: CGPoint(x: 100, y: 150), time: 0, duration: 0.3)
      }
    }
  }

  @Test(
    "of two recognizers of one kind on a view, the first prevents the second",
    arguments: Kind.allCases)
  func sameView(kind: Kind) {
    let scene = GestureScene()
    let view = kind == .edgePan ? scene.stage.view : scene.inner
    scene.add(kind.make(), to: view, name: "first")
    scene.add(kind.make(), to: view, name: "second")
    kind.touch(scene)
    scene.step(60)
    #expect(scene.log.contains("first ended"))
    #expect(!scene.log.contains { $0.hasPrefix("second") })
  }

  @Test(
    "a recognizer of a subview prevents one of the same kind of its superview",
    arguments: Kind.allCases)
  func superview(kind: Kind) {
    let scene = GestureScene()
    let views: (UIView, UIView) =
      kind == .edgePan ? (scene.stage.view, scene.stage.window) : (scene.inner, scene.outer)
    scene.add(kind.make(), to: views.1, name: "second")
    scene.add(kind.make(), to: views.0, name: "first")
    kind.touch(scene)
    scene.step(60)
    #expect(scene.log.contains("first ended"))
    #expect(!scene.log.contains { $0.hasPrefix("second") })
  }

  @Test(
    "recognizers of one kind are both recognized if a delegate allows it", arguments: Kind.allCases)
  func simultaneous(kind: Kind) {
    let scene = GestureScene()
    let view = kind == .edgePan ? scene.stage.view : scene.inner
    let delegate = GestureDelegateStub()
    delegate.shouldRecognizeSimultaneously = true
    scene.add(kind.make(), to: view, name: "first")
    scene.add(kind.make(), to: view, name: "second").delegate = delegate
    kind.touch(scene)
    withExtendedLifetime(delegate) { scene.step(60) }
    #expect(scene.log.contains("first ended") && scene.log.contains("second ended"))
  }

  @Test("the second of two taps is recognized where the first is disabled or requires more taps")
  func fallback() {
    let scene = GestureScene()
    let first = scene.add(UITapGestureRecognizer(), name: "first")
    scene.add(UITapGestureRecognizer(), name: "second")
    first.isEnabled = false
    scene.tap()
    scene.step(40)
    first.isEnabled = true
    first.numberOfTapsRequired = 2
    scene.tap(tick: 40)
    scene.step(40)
    #expect(scene.log.filter { $0.hasSuffix("ended") } == ["second ended", "second ended"])
  }

  @Test("the two taps of equal count are called once per tap, the first of them") func twoTaps() {
    let scene = GestureScene()
    scene.add(UITapGestureRecognizer(), name: "first")
    scene.add(UITapGestureRecognizer(), name: "second")
    scene.tap()
    scene.tap(tick: 60)
    scene.step(100)
    let tap = ["inner began", "first ended", "inner cancelled"]
    #expect(scene.log == tap + tap)
  }
}
