//
//  DiceRoller.swift
//  DiceRoller
//
//  swift-format-ignore-file
//

import UIKit

class DiceViewController: UIViewController {

    let clockLabel = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
    var dice: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(clockLabel)
        showTime()
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.showTime() }

        srand48(42)
        let rolls = (0..<1000).map { _ in Int.random(in: 1...6) }
        print(Set(rolls).sorted())
        print((0..<100).allSatisfy { _ in arc4random_uniform(6) < 6 && (0..<1).contains(drand48()) })
        print(UUID() != UUID(), [1, 2, 3, 4].shuffled().sorted())
        for _ in 0..<5 {
            let die = UIView(frame: CGRect(x: CGFloat.random(in: 0...300), y: CGFloat(arc4random_uniform(500)), width: 40, height: 40))
            die.backgroundColor = UIColor(hue: CGFloat(drand48()), saturation: 1, brightness: 1, alpha: 1)
            view.addSubview(die)
            dice.append(die)
        }
    }

    func showTime() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        clockLabel.text = formatter.string(from: Date())
    }
}
