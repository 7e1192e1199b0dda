//
//  PulsingBadge.swift
//  PulsingBadge
//
//  swift-format-ignore-file
//

import UIKit

@IBDesignable
final class PulsingBadge: UIView {

    @IBInspectable var count: Int = 0 {
        didSet { label.text = "\(count)" }
    }

    let label = UILabel()
    let halo = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        halo.backgroundColor = UIColor.systemRed.withAlphaComponent(0.4)
        addSubview(halo)
        label.backgroundColor = .systemRed
        label.textColor = .white
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 20, weight: .bold)
        label.clipsToBounds = true
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [halo, label] as [UIView] {
            view.bounds = bounds
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
            view.layer.cornerRadius = bounds.height / 2
        }
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: 60, height: 60)
    }

    func pulse() {
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveEaseOut]) {
            self.halo.transform = CGAffineTransform(scaleX: 2, y: 2)
            self.halo.alpha = 0
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { pulse() }
    }
}

@available(iOS 17.0, *)
#Preview("Badge") {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    host.backgroundColor = .white
    let badge = PulsingBadge()
    badge.count = 7
    badge.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(badge)
    NSLayoutConstraint.activate([
        badge.centerXAnchor.constraint(equalTo: host.centerXAnchor),
        badge.centerYAnchor.constraint(equalTo: host.centerYAnchor)
    ])
    return host
}
