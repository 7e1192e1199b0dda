import Testing
import UIKit

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

  @Test(arguments: [
    (5.0, 5.0, "root"), (20, 20, "back"), (40, 40, "front"), (80, 80, "root"), (79, 79, "front"),
  ])
  func theForemostViewWins(x: Double, y: Double, expected: String) {
    #expect(name(at: x, y) == expected)
  }

  @Test func nothingIsHitOutside() {
    #expect(name(at: -1, 5) == nil)
    #expect(name(at: 100, 5) == nil)
  }

  @Test(arguments: ["hidden", "clear", "deaf"])
  func viewsThatTakeNoTouchesAreSkipped(kind: String) {
    switch kind {
    case "hidden": front.isHidden = true
    case "clear": front.alpha = 0.009
    default: front.isUserInteractionEnabled = false
    }
    #expect(name(at: 40, 40) == "back")
  }

  @Test func subviewsOutsideTheirSuperviewAreNotHit() {
    let child = UIView(frame: CGRect(x: -20, y: 0, width: 15, height: 15))
    back.addSubview(child)
    #expect(root.hitTest(CGPoint(x: 2, y: 12), with: nil) === root)
  }

  @Test func transformsAreHonoured() {
    front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(name(at: 31, 31) == "back")
    #expect(name(at: 55, 22) == "front")
  }

  @Test func animatingViewsTakeNoTouchesUnlessAllowed() {
    let stage = Stage()
    stage.view.addSubview(root)
    UIView.animate(withDuration: 1) { front.alpha = 0.5 }
    #expect(name(at: 40, 40) == "back")
    for _ in 0..<60 { stage.step() }
    #expect(name(at: 40, 40) == "front")
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { front.alpha = 1 }
    #expect(name(at: 40, 40) == "front")
  }
}
