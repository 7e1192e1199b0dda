//
//  CardStack.swift
//  CardStack
//
//  swift-format-ignore-file
//

import UIKit

protocol SwipeCardDelegate: class {
    func cardDidLeave(_ card: SwipeCard, liked: Bool)
    func card(_ card: SwipeCard, didMoveBy fraction: CGFloat)
}

class SwipeCard: UIView {

    weak var delegate: SwipeCardDelegate?
    let name: String
    private var divisor: CGFloat = 1
    private var origin: CGPoint = .zero

    init(frame: CGRect, name: String, color: UIColor) {
        self.name = name
        super.init(frame: frame)
        backgroundColor = color
        layer.cornerRadius = 20
        accessibilityIdentifier = name
        let label = UILabel(frame: bounds)
        label.text = name
        label.textAlignment = .center
        label.textColor = .white
        label.font = UIFont.boldSystemFont(ofSize: 40)
        addSubview(label)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(SwipeCard.panned)))
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc func panned(_ sender: UIPanGestureRecognizer) {
        guard let superview = superview else { return }
        let point = sender.translation(in: superview)
        switch sender.state {
        case .began:
            origin = center
            divisor = (superview.frame.width / 2) / 0.61
        case .changed:
            center = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
            let fromCenter = center.x - superview.bounds.midX
            transform = CGAffineTransform(rotationAngle: fromCenter / divisor)
            delegate?.card(self, didMoveBy: min(abs(point.x) / 100, 1))
        case .ended:
            if abs(point.x) > 100 {
                let direction: CGFloat = point.x > 0 ? 1 : -1
                UIView.animate(withDuration: 0.3, animations: {
                    self.center = CGPoint(x: self.center.x + direction * 400, y: self.center.y + 75)
                    self.alpha = 0
                }, completion: { _ in
                    self.delegate?.cardDidLeave(self, liked: direction > 0)
                    self.removeFromSuperview()
                })
            } else {
                UIView.animate(withDuration: 0.2) {
                    self.center = self.origin
                    self.transform = .identity
                }
                delegate?.card(self, didMoveBy: 0)
            }
        default:
            break
        }
    }
}

class CardStackViewController: UIViewController, SwipeCardDelegate {

    var cards = [SwipeCard]()
    let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let frame = CGRect(x: view.bounds.midX - 130, y: 140, width: 260, height: 340)
        for (index, name) in ["three", "two", "one"].enumerated() {
            let card = SwipeCard(frame: frame, name: name, color: colors[index])
            card.delegate = self
            card.isUserInteractionEnabled = name == "one"
            view.addSubview(card)
            cards.append(card)
        }
        layoutBehind(fraction: 0)
    }

    private func layoutBehind(fraction: CGFloat) {
        guard cards.count > 1 else { return }
        let next = cards[cards.count - 2]
        let scale = 0.9 + 0.1 * fraction
        next.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    func card(_ card: SwipeCard, didMoveBy fraction: CGFloat) {
        if fraction == 0 {
            UIView.animate(withDuration: 0.2) { self.layoutBehind(fraction: 0) }
        } else {
            layoutBehind(fraction: fraction)
        }
    }

    func cardDidLeave(_ card: SwipeCard, liked: Bool) {
        print("\(card.name): \(liked ? "liked" : "skipped")")
        cards.removeLast()
        cards.last?.isUserInteractionEnabled = true
        layoutBehind(fraction: 0)
    }
}
