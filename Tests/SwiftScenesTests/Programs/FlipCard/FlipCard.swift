//
//  FlipCard.swift
//  FlipCard
//
//  swift-format-ignore-file
//

import UIKit

class FlipCardViewController: UIViewController {

    let container = UIView()
    let front = UILabel()
    let back = UILabel()
    var isShowingFront = true
    var isFlipping = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal

        container.frame = CGRect(x: 87.5, y: 200, width: 200, height: 260)
        view.addSubview(container)

        configure(front, text: "?", color: .white)
        configure(back, text: "42", color: .systemYellow)
        container.addSubview(front)

        let tap = UITapGestureRecognizer(target: self, action: #selector(flip))
        tap.numberOfTapsRequired = 1
        container.addGestureRecognizer(tap)
    }

    func configure(_ label: UILabel, text: String, color: UIColor) {
        label.frame = container.bounds
        label.text = text
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 80)
        label.backgroundColor = color
        label.layer.cornerRadius = 18
        label.layer.masksToBounds = true
    }

    @objc func flip() {
        guard !isFlipping else {
            print("still flipping")
            return
        }
        isFlipping = true
        let from = isShowingFront ? front : back
        let to = isShowingFront ? back : front
        let direction: UIView.AnimationOptions = isShowingFront ? .transitionFlipFromRight : .transitionFlipFromLeft
        UIView.transition(from: from, to: to, duration: 0.6, options: [direction, .curveEaseInOut]) { finished in
            self.isShowingFront = !self.isShowingFront
            self.isFlipping = false
            print("shows", self.isShowingFront ? "front" : "back", finished)
        }
    }
}
