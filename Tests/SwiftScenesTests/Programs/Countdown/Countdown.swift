//
//  Countdown.swift
//  Countdown
//
//  swift-format-ignore-file
//

import UIKit

class CountdownViewController: UIViewController {

    @IBOutlet weak var numberLabel: UILabel!
    var timer: Timer?
    var remaining = 3

    override func loadView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.backgroundColor = .black
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
        label.textAlignment = .center
        label.textColor = .white
        label.font = UIFont.systemFont(ofSize: 96, weight: UIFont.Weight.heavy)
        label.center = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
        root.addSubview(label)
        numberLabel = label
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        numberLabel.text = "\(remaining)"
        timer = Timer.scheduledTimer(timeInterval: 1.0, target: self, selector: #selector(timerFired(_:)), userInfo: nil, repeats: true)
    }

    @objc func timerFired(_ timer: Timer) {
        remaining -= 1
        if remaining == 0 {
            timer.invalidate()
            numberLabel.text = "Go!"
            print("go")
            UIView.animate(withDuration: 0.5, delay: 0.2, options: [.curveEaseIn], animations: {
                self.numberLabel.alpha = 0
                self.view.backgroundColor = .systemGreen
            }, completion: nil)
            return
        }
        print(remaining)
        numberLabel.text = "\(remaining)"
        numberLabel.transform = CGAffineTransform(scaleX: 1.6, y: 1.6)
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [], animations: {
            self.numberLabel.transform = .identity
        })
    }

    deinit {
        timer?.invalidate()
    }
}
