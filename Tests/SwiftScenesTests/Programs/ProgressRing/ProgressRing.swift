//
//  ProgressRing.swift
//  ProgressRing
//
//  swift-format-ignore-file
//

import UIKit

class RingView: UIView {

    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()
    let percentLabel = UILabel()

    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval = 0
    private var duration: CFTimeInterval = 0
    private var target: CGFloat = 0

    var onFinish: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        for (shape, color) in [(track, UIColor.systemGray5), (ring, UIColor.systemGreen)] {
            shape.fillColor = UIColor.clear.cgColor
            shape.strokeColor = color.cgColor
            shape.lineWidth = 14
            shape.lineCap = CAShapeLayerLineCap.round
            layer.addSublayer(shape)
        }
        ring.strokeEnd = 0
        percentLabel.textAlignment = .center
        percentLabel.font = UIFont.systemFont(ofSize: 36, weight: .semibold)
        percentLabel.text = "0%"
        addSubview(percentLabel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath(arcCenter: center,
                                radius: min(bounds.width, bounds.height) / 2 - 7,
                                startAngle: -CGFloat.pi / 2,
                                endAngle: 3 * CGFloat.pi / 2,
                                clockwise: true)
        track.path = path.cgPath
        ring.path = path.cgPath
        percentLabel.frame = bounds
    }

    func setProgress(_ value: CGFloat, duration: CFTimeInterval) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = ring.strokeEnd
        animation.toValue = value
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        ring.add(animation, forKey: "progress")

        target = value
        self.duration = duration
        startTime = CACurrentMediaTime()
        displayLink?.invalidate()
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    @objc private func tick(_ link: CADisplayLink) {
        let elapsed = CACurrentMediaTime() - startTime
        let fraction = min(1, CGFloat(elapsed / duration))
        percentLabel.text = "\(Int((fraction * target * 100).rounded()))%"
        if fraction >= 1 {
            link.invalidate()
            displayLink = nil
            onFinish?()
        }
    }
}

class ProgressViewController: UIViewController {

    let ringView = RingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        ringView.center = view.center
        ringView.onFinish = { [weak self] in
            print("finished with", self?.ringView.percentLabel.text ?? "")
        }
        view.addSubview(ringView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ringView.setProgress(0.75, duration: 2)
    }
}
