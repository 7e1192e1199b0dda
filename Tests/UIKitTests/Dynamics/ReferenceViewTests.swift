import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct ReferenceViewTests {
  private func view(_ x: CGFloat, _ y: CGFloat, in superview: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 50, height: 50))
    superview.addSubview(view)
    return view
  }

  @Test("views are rounded to device pixels and 1/5000 radian, their bodies are not")
  func rounding() {
    let stage = Stage(device: .iPhone8)
    let moving = view(0, 0, in: stage.view)
    let exact = Item(50, 50, at: 25, 25)
    let animator = UIDynamicAnimator(referenceView: stage.view)
    let behavior = UIDynamicItemBehavior(items: [moving, exact])
    for item in behavior.items {
      behavior.addLinearVelocity(CGPoint(x: 17, y: 31), for: item)
      behavior.addAngularVelocity(0.7, for: item)
    }
    animator.addBehavior(behavior)
    for _ in 0..<20 {
      stage.step()
      let center = CGPoint(
        x: (exact.center.x * 2).rounded() / 2, y: (exact.center.y * 2).rounded() / 2)
      #expect(moving.center == center)
      let angle = (exact.angle * 5000).rounded() / 5000
      #expect(moving.transform == CGAffineTransform(rotationAngle: angle))
    }
    #expect(exact.center.x * 2 != (exact.center.x * 2).rounded())
  }

  @Test("views move in the reference view's coordinates, whatever their superview")
  func coordinates() {
    let stage = Stage(device: .iPhone8)
    let container = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    stage.view.addSubview(container)
    let moving = view(0, 0, in: container)
    let animator = UIDynamicAnimator(referenceView: stage.view)
    let collision = UICollisionBehavior(items: [moving])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 375, y: 400))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [moving]))
    for _ in 0..<200 { stage.step() }
    #expect(moving.center == CGPoint(x: 25, y: 173.5))
  }

  @Test("a view in an animator is free of the constraints that its superview holds")
  func constraints() {
    let stage = Stage(device: .iPhone8)
    let (moving, label) = (view(0, 0, in: stage.view), view(0, 0, in: stage.view))
    for view in [moving, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    let held = [
      moving.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 30),
      moving.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 40),
      label.topAnchor.constraint(equalTo: moving.bottomAnchor),
    ]
    let other = [
      label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      moving.widthAnchor.constraint(equalToConstant: 60),
      moving.heightAnchor.constraint(equalToConstant: 80),
    ]
    NSLayoutConstraint.activate(held + other)
    stage.step()
    #expect(moving.frame == CGRect(x: 30, y: 40, width: 60, height: 80))
    let animator = UIDynamicAnimator(referenceView: stage.view)
    animator.addBehavior(UIGravityBehavior(items: [moving]))
    #expect(moving.translatesAutoresizingMaskIntoConstraints)
    #expect(held.allSatisfy { !$0.isActive } && other.allSatisfy(\.isActive))
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
    for _ in 0..<30 { stage.step() }
    let center = moving.center
    #expect(center.y > 150)
    stage.view.setNeedsLayout()
    stage.view.layoutIfNeeded()
    #expect(moving.center == center && moving.bounds.size == CGSize(width: 60, height: 80))
    animator.removeAllBehaviors()
    stage.step()
    #expect(moving.translatesAutoresizingMaskIntoConstraints && moving.center == center)
  }

  @Test("a view does not move in a superview with extreme coordinates")
  func extremeSuperview() {
    let stage = Stage(device: .iPhone8)
    let container = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    stage.view.addSubview(container)
    let moving = view(0, 0, in: container)
    let animator = UIDynamicAnimator(referenceView: stage.view)
    animator.addBehavior(UIGravityBehavior(items: [moving]))
    stage.step()
    container.transform = CGAffineTransform(rotationAngle: 0.7)
    let position = moving.center
    container.center = CGPoint(x: CGFloat.greatestFiniteMagnitude, y: .greatestFiniteMagnitude)
    stage.step()
    #expect(moving.center == position)
    container.center = CGPoint(x: 200, y: 300)
    stage.step()
    #expect(moving.center != position && moving.center.x.isFinite && moving.center.y.isFinite)
  }

  @Test(
    "the reference bounds, inset and extended by a point, stop items",
    arguments: [
      (UIEdgeInsets.zero, 667.0), (UIEdgeInsets(top: 0, left: 0, bottom: 67, right: 0), 600),
    ] as [(UIEdgeInsets, CGFloat)])
  func referenceBounds(insets: UIEdgeInsets, floor: CGFloat) {
    let stage = Stage(device: .iPhone8)
    let item = Item(50, 50, at: 100, 500)
    let animator = UIDynamicAnimator(referenceView: stage.view)
    let collision = UICollisionBehavior(items: [item])
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: insets)
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    for _ in 0..<300 { stage.step() }
    let gap = floor - (item.center.y + 25)
    #expect((0.4...1.0).contains(gap))
    collision.translatesReferenceBoundsIntoBoundary = false
    for _ in 0..<60 { stage.step() }
    #expect(item.center.y > 700)
  }

  @Test("a behavior added again has its reference boundary again")
  func addingAgain() {
    let stage = Stage(device: .iPhone8)
    let item = Item(50, 50, at: 100, 500)
    let animator = UIDynamicAnimator(referenceView: stage.view)
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    stage.step()
    animator.removeBehavior(collision)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    for _ in 0..<300 { stage.step() }
    #expect((641...642).contains(item.center.y))
  }

  @Test("a behavior can be added to a new animator after its old one was released")
  func outlivesAnimator() {
    let stage = Stage(device: .iPhone8)
    let (item, other) = (Item(50, 50, at: 100, 500), Item(50, 50, at: 100, 300))
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    var animator = UIDynamicAnimator(referenceView: stage.view)
    animator.addBehavior(collision)
    stage.step()
    animator = UIDynamicAnimator(referenceView: stage.view)
    animator.addBehavior(UICollisionBehavior(items: [other]))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item, other]))
    for _ in 0..<300 { stage.step() }
    #expect((641...642).contains(item.center.y))
    #expect(other.center.y > 1000)
  }

  @Test("resizing the reference view starts the animator and moves the boundary")
  func resizing() {
    let stage = Stage(device: .iPhone8)
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.view.addSubview(room)
    let moving = view(100, 200, in: room)
    let animator = UIDynamicAnimator(referenceView: room)
    let collision = UICollisionBehavior(items: [moving])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [moving]))
    func rest() {
      for _ in 0..<1000 where animator.isRunning { stage.step() }
      #expect(!animator.isRunning)
    }
    rest()
    #expect(isNear(moving.frame.maxY, 299.5, 0.5))
    room.center.y += 10
    room.transform = CGAffineTransform(rotationAngle: 1)
    room.layer.bounds.size.height += 1
    #expect(!animator.isRunning)
    room.bounds.size.height = 400
    #expect(animator.isRunning)
    rest()
    #expect(isNear(moving.frame.maxY, 399.5, 0.5))
    room.transform = .identity
    room.frame.size.height = 300
    #expect(animator.isRunning)
  }

  @Test("external changes are overwritten unless updateItem is called, which ignores the size")
  func updateItem() {
    let stage = Stage(device: .iPhone8)
    let moving = view(0, 0, in: stage.view)
    let animator = UIDynamicAnimator(referenceView: stage.view)
    let behavior = UIDynamicItemBehavior(items: [moving])
    animator.addBehavior(behavior)
    moving.center = CGPoint(x: 200, y: 200)
    moving.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
    stage.step()
    #expect(moving.center == CGPoint(x: 25, y: 25) && moving.transform == .identity)

    moving.transform = CGAffineTransform(rotationAngle: 1)
    animator.updateItem(usingCurrentState: moving)
    stage.step()
    #expect(moving.transform == .identity)

    moving.center = CGPoint(x: 200, y: 200)
    moving.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
    moving.bounds.size = CGSize(width: 80, height: 80)
    animator.updateItem(usingCurrentState: moving)
    stage.step()
    #expect(moving.center == CGPoint(x: 200, y: 200))
    #expect(moving.transform == CGAffineTransform(rotationAngle: 1))
    let beside = CGRect(x: 250, y: 195, width: 5, height: 10)
    #expect(animator.items(in: beside).isEmpty)

    let plain = Item(50, 50, at: 100, 100)
    behavior.addItem(plain)
    plain.transform = CGAffineTransform(rotationAngle: 1)
    animator.updateItem(usingCurrentState: plain)
    stage.step()
    #expect(isNear(plain.angle, 1, 1e-6))
  }

  @Test("two animators step independently")
  func twoAnimators() {
    let stage = Stage(device: .iPhone8)
    let (first, second) = (view(0, 0, in: stage.view), view(100, 0, in: stage.view))
    let animators = [first, second].map { view in
      let animator = UIDynamicAnimator(referenceView: stage.view)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      return animator
    }
    for _ in 0..<30 { stage.step() }
    #expect(first.center.y == second.center.y && first.center.y > 100)
    withExtendedLifetime(animators) {}
  }
}
