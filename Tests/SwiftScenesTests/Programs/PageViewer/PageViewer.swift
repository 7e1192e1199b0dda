//
//  PageViewer.swift
//  PageViewer
//
//  swift-format-ignore-file
//

import UIKit

class NumberPage: UIViewController {
    let index: Int

    init(index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let label = UILabel()
        label.text = "\(index)"
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 120)
        label.backgroundColor = [UIColor.systemYellow, .systemTeal, .systemPink, .systemGreen][index % 4]
        label.isUserInteractionEnabled = true
        label.accessibilityIdentifier = "page\(index)"
        view = label
    }
}

class PageViewer: UIPageViewController {

    private let count = 4

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([NumberPage(index: 0)], direction: .forward, animated: false, completion: nil)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
            self.setViewControllers([NumberPage(index: 3)], direction: .forward, animated: true) { finished in
                print("jumped", finished)
            }
        }
    }
}

extension PageViewer: UIPageViewControllerDataSource {

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? NumberPage, page.index > 0 else { return nil }
        return NumberPage(index: page.index - 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? NumberPage, page.index < count - 1 else { return nil }
        return NumberPage(index: page.index + 1)
    }
}

extension PageViewer: UIPageViewControllerDelegate {

    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        print("to", (pendingViewControllers.first as? NumberPage)?.index ?? -1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        let index = (viewControllers?.first as? NumberPage)?.index ?? -1
        print("finished on", index, completed)
    }
}
