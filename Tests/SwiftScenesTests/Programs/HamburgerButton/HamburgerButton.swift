//
//  HamburgerButton.swift
//  HamburgerButton
//
//  swift-format-ignore-file
//

import UIKit
import QuartzCore

extension CALayer {
    func applyAnimation(_ animation: CABasicAnimation) {
        let copy = animation.copy() as! CABasicAnimation
        if copy.fromValue == nil {
            copy.fromValue = self.presentation()?.value(forKeyPath: copy.keyPath!)
        }
        self.add(copy, forKey: copy.keyPath)
        self.setValue(copy.toValue, forKeyPath: copy.keyPath!)
    }
}

@IBDesignable
class HamburgerButton: UIButton {

    let topStroke = CAShapeLayer()
    let middleStroke = CAShapeLayer()
    let bottomStroke = CAShapeLayer()

    @IBInspectable var strokeColor: UIColor = .white {
        didSet {
            [topStroke, middleStroke, bottomStroke].forEach { $0.strokeColor = strokeColor.cgColor }
        }
    }

    let shortStroke: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 2, y: 2))
        path.addLine(to: CGPoint(x: 28, y: 2))
        return path
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, stroke) in [topStroke, middleStroke, bottomStroke].enumerated() {
            stroke.path = shortStroke
            stroke.fillColor = nil
            stroke.strokeColor = UIColor.white.cgColor
            stroke.lineWidth = 4
            stroke.lineCap = .round
            stroke.bounds = CGRect(x: 0, y: 0, width: 30, height: 4)
            stroke.position = CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(index - 1) * 12)
            stroke.actions = ["position": NSNull(), "transform": NSNull(), "opacity": NSNull()]
            layer.addSublayer(stroke)
        }
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    @objc dynamic var showsMenu: Bool = false {
        didSet {
            let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
            rotation.duration = 0.4
            rotation.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -0.8, 0.5, 1.85)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.duration = 0.2
            let move = CABasicAnimation(keyPath: "position.y")
            move.duration = 0.4

            rotation.toValue = showsMenu ? CGFloat(Double.pi / 4) : 0
            topStroke.applyAnimation(rotation)
            rotation.toValue = showsMenu ? -CGFloat(Double.pi / 4) : 0
            bottomStroke.applyAnimation(rotation)
            fade.toValue = showsMenu ? 0 : 1
            middleStroke.applyAnimation(fade)
            move.toValue = showsMenu ? bounds.midY : bounds.midY - 12
            topStroke.applyAnimation(move)
            move.toValue = showsMenu ? bounds.midY : bounds.midY + 12
            bottomStroke.applyAnimation(move)
        }
    }
}

class HamburgerViewController: UIViewController {

    var button: HamburgerButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 38.0/255, green: 151.0/255, blue: 68.0/255, alpha: 1)
        button = HamburgerButton(frame: CGRect(x: 133, y: 133, width: 54, height: 54))
        button.addTarget(self, action: #selector(toggle(_:)), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func toggle(_ sender: AnyObject!) {
        button.showsMenu = !button.showsMenu
        print("menu \(button.showsMenu ? "open" : "closed"), top at \(button.topStroke.position.y)")
    }
}
