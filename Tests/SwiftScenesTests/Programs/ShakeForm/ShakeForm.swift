//
//  ShakeForm.swift
//  ShakeForm
//
//  swift-format-ignore-file
//

import UIKit

private extension Selector {
    static let submit = #selector(ShakeFormViewController.submitTapped(_:))
}

class FieldView: UIView {
    let placeholder = UILabel()
    var value: String = "" {
        didSet { placeholder.text = value.isEmpty ? "Name" : value }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderColor = UIColor.lightGray.cgColor
        layer.borderWidth = 1
        layer.cornerRadius = 8
        placeholder.frame = bounds.insetBy(dx: 12, dy: 0)
        placeholder.text = "Name"
        addSubview(placeholder)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 12, -12, 8, -8, 0]
        animation.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
        animation.duration = 0.5
        animation.isAdditive = true
        animation.delegate = self
        layer.add(animation, forKey: "shake")
    }
}

extension FieldView: CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        print("shake stopped", flag)
    }
}

class ShakeFormViewController: UIViewController {

    let nameField = FieldView(frame: CGRect(x: 40, y: 200, width: 295, height: 48))
    let submitButton = UIButton(type: .system)
    var attempts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(nameField)

        submitButton.setTitle("Sign up", for: UIControl.State())
        submitButton.setTitleColor(.white, for: .normal)
        submitButton.backgroundColor = .systemBlue
        submitButton.layer.cornerRadius = 10
        submitButton.frame = CGRect(x: 40, y: 280, width: 295, height: 50)
        submitButton.addTarget(self, action: .submit, for: .touchUpInside)
        view.addSubview(submitButton)
    }

    @objc fileprivate func submitTapped(_ sender: UIButton) {
        attempts += 1
        if nameField.value.isEmpty {
            print("attempt \(attempts): empty")
            nameField.shake()
            nameField.value = "Ada"
        } else {
            print("attempt \(attempts): welcome \(nameField.value)")
            UIView.animate(withDuration: 0.4,
                           delay: 0.1,
                           options: [.curveEaseInOut],
                           animations: {
                sender.bounds.size.width = 50
                sender.layer.cornerRadius = 25
                sender.setTitle("", for: .normal)
            }, completion: nil)
        }
    }
}
