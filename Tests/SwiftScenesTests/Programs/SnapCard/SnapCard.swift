//
//  SnapCard.swift
//  SnapCard
//
//  swift-format-ignore-file
//

import UIKit

class SnapCardViewController: UIViewController {

    private let card = UIView()
    private var animator: UIDynamicAnimator!
    private var snap: UISnapBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        card.frame = CGRect(x: 0, y: 0, width: 160, height: 220)
        card.center = view.center
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 16
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        view.addSubview(card)

        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        card.addGestureRecognizer(pan)
        card.isUserInteractionEnabled = true

        animator = UIDynamicAnimator(referenceView: view)
        animator.delegate = self
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if snap == nil && animator.behaviors.isEmpty {
            card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        }
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        switch recognizer.state {
        case .began:
            animator.removeAllBehaviors()
            UIView.animate(withDuration: 0.15) {
                self.card.alpha = 0.8
            }
        case .changed:
            card.center = CGPoint(x: card.center.x + translation.x,
                                  y: card.center.y + translation.y)
            recognizer.setTranslation(.zero, in: view)
        case .ended, .cancelled, .failed:
            card.alpha = 1
            let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
            snap.damping = 0.6
            animator.addBehavior(snap)
            self.snap = snap
        default:
            break
        }
    }
}

extension SnapCardViewController: UIDynamicAnimatorDelegate {
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        print("card is back")
    }
}
