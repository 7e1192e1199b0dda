//
//  TypingIndicator.swift
//  TypingIndicator
//
//  swift-format-ignore-file
//

import UIKit

class TypingIndicator: UIView {

    let first = UIView()
    let second = UIView()
    let third = UIView()

    private var dots: [UIView] { return [first, second, third] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.9, alpha: 1)
        layer.cornerRadius = frame.height / 2
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(x: 20 + CGFloat(index) * 24, y: frame.height / 2 - 7, width: 14, height: 14)
            dot.backgroundColor = .darkGray
            dot.layer.cornerRadius = 7
            addSubview(dot)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func startAnimating() {
        for (index, dot) in dots.enumerated() {
            UIView.animateKeyframes(withDuration: 1.2, delay: Double(index) * 0.2, options: [.repeat, .calculationModeLinear], animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    dot.transform = CGAffineTransform(translationX: 0, y: -12)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                    dot.transform = .identity
                }
            })
        }
    }

    func stopAnimating() {
        dots.forEach { $0.layer.removeAllAnimations() }
    }
}

class ChatViewController: UIViewController {

    let indicator = TypingIndicator(frame: CGRect(x: 16, y: 500, width: 102, height: 44))
    let bubble = UILabel(frame: CGRect(x: 16, y: 500, width: 180, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(indicator)

        bubble.text = "On my way!"
        bubble.textAlignment = .center
        bubble.backgroundColor = .systemBlue
        bubble.textColor = .white
        bubble.layer.cornerRadius = 22
        bubble.clipsToBounds = true
        bubble.alpha = 0
        view.addSubview(bubble)

        indicator.startAnimating()
        perform(#selector(showMessage), with: nil, afterDelay: 3)
    }

    @objc func showMessage() {
        indicator.stopAnimating()
        print("message")
        UIView.animate(withDuration: 0.25) {
            self.indicator.alpha = 0
            self.bubble.alpha = 1
        }
    }
}
