//
//  SlidingTabs.swift
//  SlidingTabs
//
//  swift-format-ignore-file
//

import UIKit

protocol TabsBarDelegate: AnyObject {
    func tabsBar(_ bar: TabsBar, didSelect index: Int)
}

class TabsBar: UIView {
    weak var delegate: TabsBarDelegate?
    let indicator = UIView()
    private var buttons = [UIButton]()

    init(titles: [String]) {
        super.init(frame: .zero)
        for (i, title) in titles.enumerated() {
            let b = UIButton(type: .custom)
            b.setTitle(title, for: .normal)
            b.setTitleColor(.gray, for: .normal)
            b.setTitleColor(.black, for: .selected)
            b.tag = i
            b.isSelected = i == 0
            b.addTarget(self, action: #selector(TabsBar.tapped(_:)), for: UIControl.Event.touchUpInside)
            addSubview(b)
            buttons.append(b)
        }
        indicator.backgroundColor = .systemBlue
        addSubview(indicator)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(buttons.count)
        for (i, b) in buttons.enumerated() {
            b.frame = CGRect(x: CGFloat(i) * width, y: 0, width: width, height: bounds.height)
        }
        if indicator.bounds.width == 0 {
            indicator.frame = CGRect(x: 0, y: bounds.height - 3, width: width, height: 3)
        }
    }

    @objc private func tapped(_ sender: UIButton) {
        delegate?.tabsBar(self, didSelect: sender.tag)
    }

    func move(to progress: CGFloat) {
        let width = bounds.width / CGFloat(buttons.count)
        indicator.frame.origin.x = progress * width
        let nearest = Int(progress.rounded())
        buttons.forEach { $0.isSelected = $0.tag == nearest }
    }
}

class SlidingTabsController: UIViewController {

    let tabs = TabsBar(titles: ["Songs", "Albums", "Artists"])
    let pager = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        tabs.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 44)
        tabs.delegate = self
        view.addSubview(tabs)

        pager.frame = CGRect(x: 0, y: 104, width: view.bounds.width, height: view.bounds.height - 104)
        pager.isPagingEnabled = true
        pager.showsHorizontalScrollIndicator = false
        pager.delegate = self
        pager.contentSize = CGSize(width: pager.bounds.width * 3, height: pager.bounds.height)
        for i in 0 ..< 3 {
            let page = UIView(frame: pager.bounds)
            page.frame.origin = CGPoint(x: CGFloat(i) * pager.bounds.width, y: 0)
            page.backgroundColor = [.systemRed, .systemGreen, .systemPurple][i]
            pager.addSubview(page)
        }
        view.addSubview(pager)
    }
}

extension SlidingTabsController: TabsBarDelegate {
    func tabsBar(_ bar: TabsBar, didSelect index: Int) {
        pager.setContentOffset(CGPoint(x: CGFloat(index) * pager.bounds.width, y: 0), animated: true)
    }
}

extension SlidingTabsController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        tabs.move(to: scrollView.contentOffset.x / scrollView.bounds.width)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        print("page", Int(scrollView.contentOffset.x / scrollView.bounds.width))
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        print("jumped to", Int(scrollView.contentOffset.x / scrollView.bounds.width))
    }
}
