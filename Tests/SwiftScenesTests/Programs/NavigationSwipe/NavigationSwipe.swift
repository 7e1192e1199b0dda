//
//  NavigationSwipe.swift
//  NavigationSwipe
//
//  swift-format-ignore-file
//

import UIKit

class ListViewController: UIViewController {

    var boxes: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        view.backgroundColor = .white
        view.accessibilityIdentifier = "list"
        for (index, name) in ["Alpha", "Beta", "Gamma"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(name, for: .normal)
            button.contentHorizontalAlignment = .left
            button.frame = CGRect(x: 20, y: 140 + CGFloat(index) * 60, width: 335, height: 50)
            button.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
            view.addSubview(button)
            boxes.append(button)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("list will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("list did appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("list did disappear")
    }

    @objc func open(_ sender: UIButton) {
        let detail = DetailViewController(name: sender.title(for: .normal) ?? "")
        navigationController?.pushViewController(detail, animated: true)
    }
}

class DetailViewController: UIViewController {

    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        view.backgroundColor = .systemYellow
        view.accessibilityIdentifier = "detail"
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.notifyWhenInteractionChanges { context in
            print(context.isCancelled ? "stays" : "goes back")
        }
    }
}

class RootNavigationController: UINavigationController, UINavigationControllerDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        setViewControllers([ListViewController()], animated: false)
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        print("shows", viewController.title ?? "", "of", viewControllers.count)
    }
}
