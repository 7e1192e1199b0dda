//
//  RubberBandList.swift
//  RubberBandList
//
//  swift-format-ignore-file
//

import UIKit

final class RubberBandList: UIView {

    let content = UIView()
    private var rows: [UIView] = []
    private var startY: CGFloat = 0
    private var maxOffset: CGFloat { max(0, content.bounds.height - bounds.height) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = .white
        addSubview(content)
        for index in 0..<14 {
            let row = UIView()
            row.backgroundColor = UIColor(hue: CGFloat(index) / 14, saturation: 0.5, brightness: 0.9, alpha: 1)
            row.layer.cornerRadius = 8
            content.addSubview(row)
            rows.append(row)
        }
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: #selector(didPan))
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard content.bounds.isEmpty else { return }
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CGFloat(rows.count) * 70)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 12, y: CGFloat(index) * 70 + 5, width: bounds.width - 24, height: 60)
        }
    }

    /// The formula of a scroll view: resistance grows with the distance.
    private func rubberBand(_ x: CGFloat, dimension d: CGFloat) -> CGFloat {
        let c: CGFloat = 0.55
        return (1 - (1 / ((x * c / d) + 1))) * d
    }

    @objc private func didPan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            startY = content.frame.origin.y
        case .changed:
            let wanted = startY + pan.translation(in: self).y
            if wanted > 0 {
                content.frame.origin.y = rubberBand(wanted, dimension: bounds.height)
            } else if wanted < -maxOffset {
                content.frame.origin.y = -maxOffset - rubberBand(-maxOffset - wanted, dimension: bounds.height)
            } else {
                content.frame.origin.y = wanted
            }
        case .ended, .cancelled:
            let y = content.frame.origin.y
            let target = min(0, max(-maxOffset, y))
            guard target != y else { return }
            let timing = UISpringTimingParameters(dampingRatio: 1)
            let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
            animator.addAnimations { self.content.frame.origin.y = target }
            animator.addCompletion { position in
                print("bounced back", position == .end)
            }
            animator.startAnimation()
        default:
            break
        }
    }
}
