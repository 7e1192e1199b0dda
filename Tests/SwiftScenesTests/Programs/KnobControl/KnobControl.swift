//
//  KnobControl.swift
//  KnobControl
//
//  swift-format-ignore-file
//

import UIKit

public class Knob: UIControl {

    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public private(set) var value: Float = 0

    private let startAngle = -CGFloat.pi * 11 / 8
    private let endAngle = CGFloat.pi * 3 / 8
    public let pointer = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.2, alpha: 1)
        layer.cornerRadius = frame.width / 2
        pointer.frame = CGRect(x: 0, y: 0, width: frame.width, height: 8)
        pointer.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
        pointer.isUserInteractionEnabled = false
        let tip = UIView(frame: CGRect(x: frame.width - 40, y: 0, width: 30, height: 8))
        tip.backgroundColor = .systemOrange
        pointer.addSubview(tip)
        addSubview(pointer)
        setValue(0)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public func setValue(_ newValue: Float, animated: Bool = false) {
        value = min(maximumValue, max(minimumValue, newValue))
        let range = endAngle - startAngle
        let fraction = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
        let angle = startAngle + fraction * range
        let change = { self.pointer.transform = CGAffineTransform(rotationAngle: angle) }
        if animated {
            UIView.animate(withDuration: 0.3, animations: change)
        } else {
            change()
        }
    }

    // MARK: Tracking

    private func angle(of touch: UITouch) -> CGFloat {
        let point = touch.location(in: self)
        return atan2(point.y - bounds.midY, point.x - bounds.midX)
    }

    private func follow(_ touch: UITouch) {
        let midPoint = (2 * CGFloat.pi + startAngle - endAngle) / 2 + endAngle
        var bounded = angle(of: touch)
        if bounded > midPoint {
            bounded -= 2 * .pi
        } else if bounded < midPoint - 2 * .pi {
            bounded -= 2 * .pi
        }
        bounded = min(endAngle, max(startAngle, bounded))
        let fraction = Float((bounded - startAngle) / (endAngle - startAngle))
        setValue(minimumValue + fraction * (maximumValue - minimumValue))
        sendActions(for: .valueChanged)
    }

    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        print("released at", Int((value * 100).rounded()))
    }
}

class KnobViewController: UIViewController {

    var knob: Knob!
    let meter = UIView(frame: CGRect(x: 40, y: 500, width: 0, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray
        knob = Knob(frame: CGRect(x: 87.5, y: 200, width: 200, height: 200))
        knob.addTarget(self, action: #selector(knobChanged(sender:)), for: .valueChanged)
        view.addSubview(knob)
        meter.backgroundColor = .systemGreen
        view.addSubview(meter)
    }

    @objc func knobChanged(sender: Knob) {
        meter.frame.size.width = CGFloat(sender.value) * 295
    }
}
