import PlaygroundSupport
import UIKit

class CardViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 300))
    lazy var animator = UIDynamicAnimator(referenceView: view)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 24
        card.center = view.center
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
        view.addSubview(card)
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        animator.removeAllBehaviors()
        let translation = pan.translation(in: view)
        card.center = CGPoint(x: view.center.x + translation.x, y: view.center.y + translation.y)
        card.transform = CGAffineTransform(rotationAngle: translation.x / 400)
        if pan.state == .ended {
            let snap = UISnapBehavior(item: card, snapTo: view.center)
            snap.damping = 0.35
            animator.addBehavior(snap)
        }
    }
}

PlaygroundPage.current.liveView = CardViewController()
