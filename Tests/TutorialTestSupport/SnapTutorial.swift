import UIKit

/// Section 2.5 of the cookbook: a square that snaps to every tap.
package final class SnapTutorial: UIViewController, Tutorial {
  private let square = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var snap: UISnapBehavior?

  override package func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.handleTap($0) })

    square.backgroundColor = .green
    square.center = view.center
    view.addSubview(square)

    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    addSnap(to: square.center)
  }

  private func addSnap(to point: CGPoint) {
    let snap = UISnapBehavior(item: square, snapTo: point)
    snap.damping = 0.5
    animator.addBehavior(snap)
    self.snap = snap
  }

  private func handleTap(_ tap: UITapGestureRecognizer) {
    if let snap { animator.removeBehavior(snap) }
    addSnap(to: tap.location(in: view))
  }

  package func view(_ name: String) -> UIView? { name == "square" ? square : nil }
}
