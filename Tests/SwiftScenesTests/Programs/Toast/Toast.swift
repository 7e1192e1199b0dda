//
//  Toast.swift
//  Toast
//
//  swift-format-ignore-file
//

import UIKit

final class ToastPresenter {

    static let shared = ToastPresenter()
    private var queue: [String] = []
    private weak var host: UIView?
    private var isShowing = false

    private init() {}

    func attach(to view: UIView) {
        host = view
    }

    func show(_ message: String) {
        queue.append(message)
        showNextIfNeeded()
    }

    private func showNextIfNeeded() {
        guard !isShowing, let host = host, !queue.isEmpty else { return }
        isShowing = true
        let message = queue.removeFirst()

        let toast = UILabel()
        toast.accessibilityIdentifier = message
        toast.text = message
        toast.textColor = .white
        toast.textAlignment = .center
        toast.backgroundColor = UIColor.black.withAlphaComponent(0.8)
        toast.layer.cornerRadius = 20
        toast.clipsToBounds = true
        toast.frame = CGRect(x: 60, y: host.bounds.height, width: host.bounds.width - 120, height: 40)
        host.addSubview(toast)

        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut, animations: {
            toast.frame.origin.y = host.bounds.height - 100
        }, completion: { _ in
            print("shown: \(message)")
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                self.hide(toast)
            }
        })
    }

    private func hide(_ toast: UIView) {
        UIView.animate(withDuration: 0.25, animations: {
            toast.alpha = 0
        }, completion: { _ in
            toast.removeFromSuperview()
            self.isShowing = false
            self.showNextIfNeeded()
        })
    }
}

class ToastViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        ToastPresenter.shared.attach(to: view)
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(500)) { [weak self] in
            guard self != nil else { return }
            ToastPresenter.shared.show("Saved")
            ToastPresenter.shared.show("Uploaded")
        }
        DispatchQueue.main.async {
            print("loaded")
        }
        print("loading")
    }
}
