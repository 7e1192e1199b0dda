//
//  Onboarding.swift
//  Onboarding
//
//  swift-format-ignore-file
//

import UIKit

struct OnboardingPage {
    let title: String
    let color: UIColor
}

class DotsView: UIView {
    private(set) var dots: [UIView] = []

    func configure(count: Int) {
        dots.forEach { $0.removeFromSuperview() }
        dots = (0..<count).map { index in
            let dot = UIView()
            dot.backgroundColor = .white
            dot.layer.cornerRadius = 4
            dot.accessibilityIdentifier = "dot\(index)"
            addSubview(dot)
            return dot
        }
    }

    func update(progress: CGFloat) {
        var x: CGFloat = 0
        for (index, dot) in dots.enumerated() {
            let closeness = max(0, 1 - abs(progress - CGFloat(index)))
            let width = 8 + 16 * closeness
            dot.frame = CGRect(x: x, y: 0, width: width, height: 8)
            dot.alpha = 0.5 + 0.5 * closeness
            x += width + 8
        }
    }
}

class OnboardingController: UIViewController, UIScrollViewDelegate {

    private let pages = [
        OnboardingPage(title: "Welcome", color: .systemPink),
        OnboardingPage(title: "Collect", color: .systemBlue),
        OnboardingPage(title: "Share", color: .systemGreen),
    ]
    private let scrollView = UIScrollView()
    private let dotsView = DotsView()
    private var titleLabels: [UILabel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = view.bounds.size
        scrollView.frame = view.bounds
        scrollView.isPagingEnabled = true
        scrollView.bounces = false
        scrollView.delegate = self
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)

        for (index, page) in pages.enumerated() {
            let pageView = UIView(frame: CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size))
            pageView.backgroundColor = page.color
            scrollView.addSubview(pageView)

            let label = UILabel(frame: CGRect(x: 0, y: 200, width: size.width, height: 60))
            label.text = page.title
            label.textAlignment = .center
            label.textColor = .white
            label.font = UIFont.systemFont(ofSize: 44, weight: .bold)
            pageView.addSubview(label)
            titleLabels.append(label)
        }

        dotsView.frame = CGRect(x: 155, y: 600, width: 100, height: 8)
        dotsView.configure(count: pages.count)
        dotsView.update(progress: 0)
        view.addSubview(dotsView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let progress = scrollView.contentOffset.x / scrollView.bounds.width
        dotsView.update(progress: progress)
        for (index, label) in titleLabels.enumerated() {
            let offset = progress - CGFloat(index)
            label.transform = CGAffineTransform(translationX: -offset * 120, y: 0)
            label.alpha = 1 - min(1, abs(offset))
        }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        print("on page \(Int(round(scrollView.contentOffset.x / scrollView.bounds.width)))")
    }
}
