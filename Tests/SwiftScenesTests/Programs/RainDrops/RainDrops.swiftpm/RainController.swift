//
//  RainController.swift
//  RainDrops
//
//  swift-format-ignore-file
//

import UIKit

final class RainController: UIViewController {
    private var timer: Timer?
    private var count = 0
    let puddle = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray
        puddle.backgroundColor = .systemBlue
        puddle.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: 0)
        view.addSubview(puddle)
        timer = .scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] timer in
            MainActor.assumeIsolated {
                self?.drop(timer)
            }
        }
    }

    private func drop(_ timer: Timer) {
        count += 1
        if count > 12 {
            timer.invalidate()
            print("the rain stops")
            return
        }
        let x = CGFloat.random(in: 20...(view.bounds.width - 20))
        let drop = UIView(frame: CGRect(x: x, y: -20, width: 6, height: 14))
        drop.backgroundColor = .systemTeal
        drop.layer.cornerRadius = 3
        drop.accessibilityIdentifier = "drop\(count)"
        view.insertSubview(drop, belowSubview: puddle)

        UIView.animate(withDuration: 0.6, delay: 0, options: .curveEaseIn) {
            drop.center.y = self.puddle.frame.minY
        } completion: { _ in
            drop.removeFromSuperview()
            UIView.animate(withDuration: 0.2) {
                self.puddle.frame.size.height += 5
                self.puddle.frame.origin.y -= 5
            }
        }
    }
}
