//
//  FloatingMenu.swift
//  FloatingMenu
//
//  swift-format-ignore-file
//

import UIKit

protocol FloatingMenuDelegate: AnyObject {
    func floatingMenu(_ menu: FloatingMenu, didSelectItemAt index: Int)
}

class FloatingMenu: UIView {

    weak var delegate: FloatingMenuDelegate?

    let mainButton = UIButton(type: .custom)
    private(set) var items: [UIButton] = []
    private var isOpen = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        let titles = ["Photo", "Video", "Note"]
        for (index, title) in titles.enumerated() {
            let item = UIButton(type: .custom)
            item.frame = CGRect(x: 0, y: 0, width: 52, height: 52)
            item.setTitle(title, for: .normal)
            item.titleLabel?.font = UIFont.systemFont(ofSize: 12)
            item.backgroundColor = .systemOrange
            item.layer.cornerRadius = 26
            item.tag = index
            item.alpha = 0
            item.addTarget(self, action: #selector(itemTapped(_:)), for: .touchUpInside)
            addSubview(item)
            items.append(item)
        }
        mainButton.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        mainButton.backgroundColor = .systemBlue
        mainButton.layer.cornerRadius = 30
        mainButton.setTitle("+", for: .normal)
        mainButton.titleLabel?.font = UIFont.systemFont(ofSize: 30)
        mainButton.addTarget(self, action: #selector(mainTapped), for: .touchUpInside)
        addSubview(mainButton)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private var home: CGPoint {
        return CGPoint(x: bounds.width - 54, y: bounds.height - 60)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if !isOpen {
            mainButton.center = home
            items.forEach { $0.center = home }
        }
    }

    @objc private func mainTapped() {
        setOpen(!isOpen)
    }

    func setOpen(_ open: Bool) {
        isOpen = open
        UIView.animate(withDuration: 0.3) {
            self.mainButton.transform = open ? CGAffineTransform(rotationAngle: .pi / 4) : .identity
        }
        for (index, item) in items.enumerated() {
            UIView.animate(withDuration: 0.5,
                           delay: Double(index) * 0.1,
                           usingSpringWithDamping: 0.6,
                           initialSpringVelocity: 0.5,
                           options: [.allowUserInteraction, .beginFromCurrentState],
                           animations: {
                item.alpha = open ? 1 : 0
                item.center = open
                    ? CGPoint(x: self.home.x, y: self.home.y - CGFloat(index + 1) * 70)
                    : self.home
            })
        }
    }

    @objc private func itemTapped(_ sender: UIButton) {
        delegate?.floatingMenu(self, didSelectItemAt: sender.tag)
        setOpen(false)
    }
}

class MenuHostController: UIViewController, FloatingMenuDelegate {

    lazy var menu: FloatingMenu = {
        let menu = FloatingMenu(frame: self.view.bounds)
        menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        menu.delegate = self
        return menu
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        view.addSubview(menu)
    }

    func floatingMenu(_ menu: FloatingMenu, didSelectItemAt index: Int) {
        print("selected \(index)")
    }
}
