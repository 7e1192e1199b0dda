import UIKit

/// Section 2.4 of the cookbook: a pan moves the anchor of an attachment.
///
/// The surviving listing is that of the pan; the views and the other behaviors are the recipe's.
package final class DragTutorial: UIViewController, Tutorial {
  private let square = UIView(frame: CGRect(x: 120, y: 244, width: 80, height: 80))
  private let anchorView = UIView(frame: CGRect(x: 110, y: 150, width: 20, height: 20))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var attachment = UIAttachmentBehavior(
    item: square, offsetFromCenter: UIOffset(horizontal: -40, vertical: -40),
    attachedToAnchor: anchorView.center)

  override package func viewDidLoad() {
    super.viewDidLoad()
    square.backgroundColor = .systemGreen
    square.layer.cornerRadius = 8
    anchorView.backgroundColor = .systemRed
    anchorView.layer.cornerRadius = 10
    view.addSubview(square)
    view.addSubview(anchorView)

    animator.addBehavior(UIGravityBehavior(items: [square]))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(attachment)
    view.addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.handlePan($0) })
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    attachment.anchorPoint = point
    anchorView.center = point
  }

  package func view(_ name: String) -> UIView? {
    switch name {
    case "square": square
    case "anchor": anchorView
    default: nil
    }
  }
}
