//
//  Confetti.swift
//  Confetti
//
//  swift-format-ignore-file
//

import UIKit

class ConfettiViewController: UIViewController {

    private var animator: UIDynamicAnimator!
    private let gravity = UIGravityBehavior()
    private let collision = UICollisionBehavior()
    private let colors: [UIColor] = [.systemRed, .systemBlue, .systemYellow, .systemGreen, .systemPurple]
    private(set) var pieces: [UIView] = []

    let celebrateButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Celebrate", for: .normal)
        button.frame = CGRect(x: 127, y: 300, width: 120, height: 44)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.addSubview(celebrateButton)
        celebrateButton.addTarget(self, action: #selector(celebrate), for: .touchUpInside)

        animator = UIDynamicAnimator(referenceView: view)
        gravity.magnitude = 0.8
        animator.addBehavior(gravity)
        let bounds = view.bounds
        collision.addBoundary(withIdentifier: "floor" as NSString,
                              from: CGPoint(x: 0, y: bounds.maxY),
                              to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        collision.collisionMode = .boundaries
        animator.addBehavior(collision)
    }

    @objc private func celebrate() {
        for index in 0..<30 {
            let side = CGFloat(Int.random(in: 6...12))
            let piece = UIView(frame: CGRect(x: view.bounds.midX, y: 120, width: side, height: side))
            piece.backgroundColor = colors.randomElement()
            piece.accessibilityIdentifier = "piece\(index)"
            view.insertSubview(piece, belowSubview: celebrateButton)
            pieces.append(piece)
            gravity.addItem(piece)
            collision.addItem(piece)

            let push = UIPushBehavior(items: [piece], mode: .instantaneous)
            let angle = CGFloat.random(in: -CGFloat.pi ... 0)
            push.setAngle(angle, magnitude: CGFloat.random(in: 0.01...0.04))
            animator.addBehavior(push)
        }
        let names = pieces.map { $0.accessibilityIdentifier ?? "" }.shuffled()
        print("\(names.count) pieces, coin \(Bool.random() ? "heads" : "tails")")
    }
}
