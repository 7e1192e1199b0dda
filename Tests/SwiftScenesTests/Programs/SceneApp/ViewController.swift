//
//  ViewController.swift
//  SceneApp
//
//  swift-format-ignore-file
//

import UIKit

class ViewController: UIViewController {

    private lazy var square: UIView = {
        let view = UIView()
        view.backgroundColor = .systemBlue
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    private var topConstraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        print("view did load")
        view.backgroundColor = .systemBackground
        view.addSubview(square)
        topConstraint = square.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)
        NSLayoutConstraint.activate([
            topConstraint,
            square.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            square.widthAnchor.constraint(equalToConstant: 80),
            square.heightAnchor.constraint(equalTo: square.widthAnchor)
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("view will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("view did appear")
        topConstraint.constant = 400
        UIView.animate(withDuration: 1, delay: 0.5, options: [.curveLinear], animations: {
            self.view.layoutIfNeeded()
        }) { (finished) in
            print("animation finished")
        }
    }
}
