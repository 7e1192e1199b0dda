//
//  PullToRefresh.swift
//  PullToRefresh
//
//  swift-format-ignore-file
//

import UIKit

class RefreshHeader: UIView {

    enum State { case idle, ready, loading }

    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    var state: State = .idle {
        didSet {
            guard state != oldValue else { return }
            print(state)
            if state == .loading {
                let spin = CABasicAnimation(keyPath: "transform.rotation")
                spin.toValue = CGFloat.pi * 2
                spin.duration = 0.8
                spin.repeatCount = .infinity
                spinner.layer.add(spin, forKey: "spin")
            } else {
                spinner.layer.removeAnimation(forKey: "spin")
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        spinner.backgroundColor = .systemTeal
        spinner.layer.cornerRadius = 4
        addSubview(spinner)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func pull(_ fraction: CGFloat) {
        spinner.alpha = fraction
        spinner.transform = CGAffineTransform(rotationAngle: .pi * fraction)
    }
}

class PullToRefreshController: UIViewController, UIScrollViewDelegate {

    let scrollView = UIScrollView()
    let header = RefreshHeader(frame: CGRect(x: 0, y: -80, width: 375, height: 80))
    let threshold: CGFloat = 80

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.frame = view.bounds
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 900)
        scrollView.alwaysBounceVertical = true
        scrollView.delegate = self
        view.addSubview(scrollView)
        scrollView.addSubview(header)
        for i in 0..<9 {
            let row = UIView(frame: CGRect(x: 16, y: CGFloat(i) * 100 + 10, width: view.bounds.width - 32, height: 80))
            row.backgroundColor = UIColor(white: 0.9 - CGFloat(i) * 0.05, alpha: 1)
            row.layer.cornerRadius = 12
            scrollView.addSubview(row)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard header.state != .loading else { return }
        let pulled = max(0, -scrollView.contentOffset.y)
        header.pull(min(1, pulled / threshold))
        if scrollView.isDragging {
            header.state = pulled >= threshold ? .ready : .idle
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard header.state == .ready else { return }
        header.state = .loading
        UIView.animate(withDuration: 0.3) {
            scrollView.contentInset.top = self.threshold
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            self?.endRefreshing()
        }
    }

    private func endRefreshing() {
        header.state = .idle
        UIView.animate(withDuration: 0.4, animations: {
            self.scrollView.contentInset.top = 0
        }, completion: { _ in
            print("done")
        })
    }
}
