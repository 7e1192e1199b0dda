//
//  SideMenu.swift
//  SideMenu
//
//  swift-format-ignore-file
//

import UIKit

@objc protocol SideMenuDelegate {
    func sideMenu(_ menu: MenuViewController, didSelect title: String)
    @objc optional func sideMenuWillOpen(_ menu: MenuViewController)
}

class MenuViewController: UIViewController {

    weak var delegate: SideMenuDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.15, alpha: 1)
        for (index, title) in ["Inbox", "Archive", "Trash"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.frame = CGRect(x: 0, y: 120 + CGFloat(index) * 60, width: 260, height: 50)
            button.addTarget(self, action: #selector(MenuViewController.buttonTapped(_:)), for: .touchUpInside)
            view.addSubview(button)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("menu will appear")
    }

    @objc func buttonTapped(_ sender: UIButton) {
        delegate?.sideMenu(self, didSelect: sender.currentTitle!)
    }
}

class ContainerViewController: UIViewController, SideMenuDelegate, UIGestureRecognizerDelegate {

    let menu = MenuViewController()
    let content = UIViewController()
    let menuButton = UIButton(type: .system)
    let titleLabel = UILabel()
    private let menuWidth: CGFloat = 260
    private var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(menu)
        view.addSubview(menu.view)
        menu.view.frame = CGRect(x: 0, y: 0, width: menuWidth, height: view.bounds.height)
        menu.didMove(toParent: self)
        menu.delegate = self

        addChild(content)
        content.view.frame = view.bounds
        content.view.backgroundColor = .white
        content.view.layer.shadowOpacity = 0.5
        content.view.accessibilityIdentifier = "content"
        view.addSubview(content.view)
        content.didMove(toParent: self)

        menuButton.setTitle("Menu", for: .normal)
        menuButton.frame = CGRect(x: 16, y: 40, width: 60, height: 44)
        menuButton.addTarget(self, action: #selector(toggleMenu), for: .touchUpInside)
        content.view.addSubview(menuButton)

        titleLabel.frame = CGRect(x: 100, y: 40, width: 175, height: 44)
        titleLabel.textAlignment = .center
        titleLabel.text = "Inbox"
        content.view.addSubview(titleLabel)

        let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdgePan(_:)))
        edgePan.edges = .left
        edgePan.delegate = self
        view.addGestureRecognizer(edgePan)
    }

    @objc private func toggleMenu() {
        setOpen(!isOpen, velocity: 0)
    }

    private func setOpen(_ open: Bool, velocity: CGFloat) {
        if open { (self as SideMenuDelegate).sideMenuWillOpen?(menu) }
        isOpen = open
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: velocity, options: .curveEaseInOut, animations: {
            self.content.view.frame.origin.x = open ? self.menuWidth : 0
        }, completion: { finished in
            print(open ? "opened" : "closed")
        })
    }

    @objc private func handleEdgePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        let x = recognizer.translation(in: view).x
        switch recognizer.state {
        case .changed:
            content.view.frame.origin.x = min(menuWidth, max(0, x))
        case .ended, .cancelled:
            setOpen(content.view.frame.origin.x > menuWidth / 2, velocity: 0)
        default:
            break
        }
    }

    func sideMenuWillOpen(_ menu: MenuViewController) {
        print("will open")
    }

    func sideMenu(_ menu: MenuViewController, didSelect title: String) {
        titleLabel.text = title
        print("selected \(title)")
        setOpen(false, velocity: 0)
    }
}
