//
//  WaveBoat.swift
//  WaveBoat
//
//  swift-format-ignore-file
//

import UIKit

class WaveView: UIView {

    let boat = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    private let waveLayer = CAShapeLayer()
    private var link: CADisplayLink?
    private var phase: CGFloat = 0
    private var lastTimestamp: CFTimeInterval?

    let amplitude: CGFloat = 30
    let wavelength: CGFloat = 300
    let baseline: CGFloat = 350
    let speed: CGFloat = .pi

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.85, green: 0.95, blue: 1, alpha: 1)
        waveLayer.fillColor = UIColor(red: 0.1, green: 0.45, blue: 0.85, alpha: 1).cgColor
        layer.addSublayer(waveLayer)
        boat.backgroundColor = .brown
        boat.layer.cornerRadius = 4
        addSubview(boat)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            link?.invalidate()
            link = nil
        } else if link == nil {
            let link = CADisplayLink(target: self, selector: #selector(step(link:)))
            link.add(to: RunLoop.main, forMode: RunLoop.Mode.common)
            self.link = link
        }
    }

    private func height(at x: CGFloat) -> CGFloat {
        return baseline + amplitude * sin(2 * .pi * x / wavelength + phase)
    }

    @objc func step(link: CADisplayLink) {
        if let last = lastTimestamp {
            phase += speed * CGFloat(link.timestamp - last)
        }
        lastTimestamp = link.timestamp

        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        var x: CGFloat = 0
        while x <= bounds.width {
            path.addLine(to: CGPoint(x: x, y: height(at: x)))
            x += 5
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.close()
        waveLayer.path = path.cgPath

        let middle = bounds.midX
        boat.center = CGPoint(x: middle, y: height(at: middle) - 8)
        let slope = amplitude * 2 * .pi / wavelength * cos(2 * .pi * middle / wavelength + phase)
        boat.transform = CGAffineTransform(rotationAngle: atan(slope))
    }
}
