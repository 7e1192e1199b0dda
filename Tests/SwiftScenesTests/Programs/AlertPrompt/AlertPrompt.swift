//
//  AlertPrompt.swift
//  AlertPrompt
//
//  swift-format-ignore-file
//

import UIKit

class AlertPromptController: UIViewController {

    private let box = UIView(frame: CGRect(x: 137.5, y: 120, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        box.backgroundColor = .systemRed
        view.addSubview(box)
        let longPress = UILongPressGestureRecognizer(target: self, action: #selector(askToDelete(_:)))
        longPress.minimumPressDuration = 0.5
        box.addGestureRecognizer(longPress)
    }

    @objc func askToDelete(_ gesture: UILongPressGestureRecognizer) {
        guard gesture.state == .began else { return }
        let alert = UIAlertController(title: "Delete box?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in
            print("canceled")
        })
        let delete = UIAlertAction(title: "Delete", style: .destructive) { [unowned self] action in
            print("chose", action.title ?? "")
            self.removeBox()
        }
        alert.addAction(delete)
        present(alert, animated: true) {
            print("alert is up with", alert.actions.count, "actions")
        }
    }

    private func removeBox() {
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn) {
            self.box.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            self.box.alpha = 0
        }
        animator.addCompletion { _ in
            self.box.removeFromSuperview()
            print("box removed")
        }
        animator.startAnimation()
    }
}
