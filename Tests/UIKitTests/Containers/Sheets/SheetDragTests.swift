import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct SheetDragTests {
  @Test("a large sheet follows the finger down after 10 points, and returns from less than half")
  func follow() {
    let scene = SheetScene()
    scene.drag(by: 210)
    scene.step(26)
    #expect(isNear(scene.frame.minY, 69 + 200, 1e-6))
    #expect(scene.frame.height == 783)
    // The dimming and the scale of the presenter follow: 583 of 783 points are visible.
    let shown: CGFloat = 583.0 / 783
    #expect(isNear(scene.sheet.containerView?.subviews.first?.alpha, shown, 1e-5))
    #expect(isNear(scene.stage.view.frame.minX, 16 * shown, 1e-5))
    scene.step(60)
    #expect(scene.frame.minY == 69)
    #expect(scene.log == [])
  }

  @Test("a drag past half of the height dismisses the sheet, and the delegate is notified in order")
  func dismissal() {
    let scene = SheetScene()
    scene.drag(by: 500)
    scene.step(90)
    #expect(scene.isDismissed)
    #expect(scene.log == ["shouldDismiss", "willDismiss", "didDismiss"])
    #expect(scene.stage.view.transform == .identity)
  }

  @Test(
    "a flick of 1000 points per second or more dismisses the sheet",
    arguments: [(950, false), (1050, true)] as [(CGFloat, Bool)])
  func flick(speed: CGFloat, isDismissed: Bool) {
    let scene = SheetScene()
    scene.drag(by: speed * 0.2, duration: 0.2, holding: 0)
    scene.step(90)
    #expect(scene.isDismissed == isDismissed)
  }

  @Test("a sheet that may not be dismissed springs back, and reports the attempt once")
  func modalSheet() {
    let scene = SheetScene { $0.presented.isModalInPresentation = true }
    scene.drag(by: 510)
    scene.step(26)
    // The rubber band: (1 - 1 / (500 · 0.55 / 100 + 1)) · 100.
    #expect(isNear(scene.frame.minY, 69 + 73.333_333, 1e-3))
    scene.step(60)
    #expect(scene.frame.minY == 69)
    #expect(scene.log == ["didAttempt"])
    let refused = SheetScene { $0.allowsDismissal = false }
    refused.drag(by: 500)
    refused.step(90)
    #expect(!refused.isDismissed)
    #expect(refused.log == ["shouldDismiss", "didAttempt"])
  }

  @Test("above the largest detent, the sheet is stretched as by a rubber band") func stretch() {
    let scene = SheetScene([.medium()])
    scene.drag(by: -110)
    scene.step(26)
    // (1 - 1 / (100 · 0.55 / 100 + 1)) · 100 = 35.4839.
    let stretched = 453.44 + 35.483_871
    #expect(isNear(scene.frame.height, stretched, 1e-3))
    #expect(isNear(scene.frame.maxY, 852, 1e-6))
    scene.step(60)
    #expect(isNear(scene.frame.height, 453.44, 1e-6))
  }

  @Test(
    "between detents, the sheet settles at the nearest one",
    arguments: [
      (-140, 0.1, 453.44, []), (-240, 0.1, 783, ["didChange com.apple.UIKit.large"]),
    ] as [(CGFloat, TimeInterval, CGFloat, [String])])
  func detents(distance: CGFloat, hold: TimeInterval, height: CGFloat, log: [String]) {
    let scene = SheetScene([.medium(), .large()])
    scene.drag(by: distance, holding: hold)
    scene.step(26)
    #expect(isNear(scene.frame.height, 453.44 - distance - 10, 1e-6))
    #expect(isNear(scene.frame.maxY, 852, 1e-6))
    scene.step(60)
    #expect(isNear(scene.frame.height, height, 1e-6))
    #expect(scene.log == log)
  }

  @Test("a slower flick is projected, a fast one goes to the next detent") func flicks() {
    let scene = SheetScene([.medium(), .large()])
    // 100 points at 800 points per second, projected by 79 points.
    scene.drag(by: -110, duration: 0.1375, holding: 0)
    scene.step(90)
    #expect(scene.frame.height == 783)
    scene.drag(by: 110, duration: 0.1, holding: 0)
    scene.step(90)
    #expect(isNear(scene.frame.height, 453.44, 1e-6))
    #expect(!scene.isDismissed)
    scene.drag(by: 110, duration: 0.1, holding: 0)
    scene.step(90)
    #expect(scene.isDismissed)
  }

  /// Returns a scene whose presented view contains a scroll view with a content of 2000 points.
  private static func scrolling(expands: Bool = true) -> (SheetScene, UIScrollView) {
    let scroll = UIScrollView(frame: .zero)
    scroll.contentSize = CGSize(width: 100, height: 2000)
    let scene = SheetScene([.medium(), .large()]) {
      scroll.frame = $0.presented.view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      $0.presented.view.addSubview(scroll)
      $0.sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    return (scene, scroll)
  }

  @Test("dragging content up expands the sheet first, then scrolls") func expansion() {
    let (scene, scroll) = Self.scrolling()
    scene.drag(by: -300)
    scene.step(60)
    #expect(scene.frame.height == 783)
    #expect(scroll.contentOffset.y == 0)
    scene.stage.touches.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), time: scene.stage.time,
      duration: 0.4, holding: 0.2)
    scene.step(60)
    #expect(scroll.contentOffset.y > 250)
    #expect(scene.frame.height == 783)
  }

  @Test("without expansion, dragging content up scrolls it") func noExpansion() {
    let (scene, scroll) = Self.scrolling(expands: false)
    scene.drag(by: -200)
    scene.step(60)
    #expect(scroll.contentOffset.y > 150)
    #expect(isNear(scene.frame.height, 453.44, 1e-6))
  }

  @Test("dragging content down at its top moves the sheet, and scrolled content scrolls")
  func downwardDrag() {
    let (scene, scroll) = Self.scrolling()
    scroll.contentOffset.y = 300
    scene.drag(by: 150)
    scene.step(26)
    #expect(scroll.contentOffset.y < 200)
    #expect(isNear(scene.frame.minY, 398.56, 1e-6))
    scroll.setContentOffset(.zero, animated: false)
    scene.step(30)
    scene.drag(by: 110)
    scene.step(26)
    #expect(scroll.contentOffset.y == 0)
    #expect(isNear(scene.frame.minY, 498.56, 1e-6))
  }

  @Test("a tap outside dismisses the sheet") func outsideTap() {
    let scene = SheetScene([.medium()])
    scene.stage.touches.tap(at: CGPoint(x: 200, y: 200), time: scene.stage.time)
    scene.step(60)
    #expect(scene.isDismissed)
    #expect(scene.log == ["shouldDismiss", "willDismiss", "didDismiss"])
  }
}
