//
//  OffsetObserver.swift
//  OffsetObserver
//
//  swift-format-ignore-file
//

import UIKit

class ReadingProgressController: UIViewController {

    let scrollView = UIScrollView()
    let progressBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 6))
    private var observation: NSKeyValueObservation?
    private var sizeObservation: NSKeyValueObservation?
    private var reachedEnd = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        scrollView.frame = view.bounds
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)

        progressBar.backgroundColor = .systemRed
        view.addSubview(progressBar)

        sizeObservation = scrollView.observe(\.contentSize, options: [.new]) { _, change in
            guard let size = change.newValue else { return }
            print("content height \(Int(size.height))")
        }
        observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { [weak self] scrollView, change in
            guard let self = self else { return }
            guard change.oldValue != change.newValue else { return }
            self.update(scrollView)
        }

        var y: CGFloat = 40
        for i in 0 ..< 12 {
            let paragraph = UIView(frame: CGRect(x: 24, y: y, width: view.bounds.width - 48, height: 100))
            paragraph.backgroundColor = UIColor(white: i % 2 == 0 ? 0.85 : 0.75, alpha: 1)
            scrollView.addSubview(paragraph)
            y += 120
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }

    private func update(_ scrollView: UIScrollView) {
        let distance = scrollView.contentSize.height - scrollView.bounds.height
        let fraction = max(0, min(1, scrollView.contentOffset.y / distance))
        progressBar.frame.size.width = view.bounds.width * fraction
        if fraction == 1 && !reachedEnd {
            reachedEnd = true
            print("read")
        }
    }

    deinit {
        observation?.invalidate()
    }
}
