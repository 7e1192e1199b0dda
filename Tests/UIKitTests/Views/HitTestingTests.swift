import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct HitTestingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  private func name(at x: CGFloat, _ y: CGFloat) -> String? {
    switch root.hitTest(CGPoint(x: x, y: y), with: nil) {
    case root: "root"
    case back: "back"
    case front: "front"
    default: nil
    }
  }

  @Test(
    "hitTest returns the frontmost view",
    arguments: [
      (5.0, 5.0, "root"), (20, 20, "back"), (40, 40, "front"), (80, 80, "root"), (79, 79, "front"),
    ])
  func frontmost(x: Double, y: Double, expected: String) {
    #expect(name(at: x, y) == expected)
  }

  @Test("hitTest returns nil outside of the view") func outside() {
    #expect(name(at: -1, 5) == nil)
    #expect(name(at: 100, 5) == nil)
  }

  @Test(
    "views that do not receive touches are skipped",
    arguments: ["hidden", "transparent", "no user interaction"])
  func skippedViews(kind: String) {
    switch kind {
    case "hidden": front.isHidden = true
    case "transparent": front.alpha = 0.009
    default: front.isUserInteractionEnabled = false
    }
    #expect(name(at: 40, 40) == "back")
  }

  @Test("subviews outside of their superview are not hit") func clippedSubviews() {
    let child = UIView(frame: CGRect(x: -20, y: 0, width: 15, height: 15))
    back.addSubview(child)
    #expect(root.hitTest(CGPoint(x: 2, y: 12), with: nil) === root)
  }

  @Test("hit-testing respects transforms") func transforms() {
    front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(name(at: 31, 31) == "back")
    #expect(name(at: 55, 22) == "front")
  }

  @Test("animating views receive no touches without allowUserInteraction") func animatingViews() {
    let stage = Stage()
    stage.view.addSubview(root)
    UIView.animate(withDuration: 1) { front.alpha = 0.5 }
    #expect(name(at: 40, 40) == "back")
    stage.step(60)
    #expect(name(at: 40, 40) == "front")
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { front.alpha = 1 }
    #expect(name(at: 40, 40) == "front")
  }
}
