//
//  ParallaxHeader.swift
//  ParallaxHeader
//
//  swift-format-ignore-file
//

import UIKit

class ParallaxHeaderController: UIViewController {

    let headerHeight: CGFloat = 220
    let headerView = UIView()
    let titleBar = UIView()
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        headerView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: headerHeight)
        headerView.backgroundColor = .systemTeal
        let sun = UIView(frame: CGRect(x: 150, y: 70, width: 80, height: 80))
        sun.backgroundColor = .systemYellow
        sun.layer.cornerRadius = 40
        headerView.addSubview(sun)

        scrollView.frame = view.bounds
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.backgroundColor = .clear
        view.addSubview(scrollView)
        scrollView.addSubview(headerView)

        let content = UIView(frame: CGRect(x: 0, y: headerHeight, width: view.bounds.width, height: 900))
        content.backgroundColor = .white
        scrollView.addSubview(content)
        for i in 0..<10 {
            let line = UIView(frame: CGRect(x: 20, y: 20 + CGFloat(i) * 85, width: view.bounds.width - 40, height: 60))
            line.backgroundColor = .systemGray5
            content.addSubview(line)
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: headerHeight + 900)

        titleBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 64)
        titleBar.backgroundColor = .systemTeal
        titleBar.alpha = 0
        view.addSubview(titleBar)
    }
}

// MARK: - UIScrollViewDelegate
extension ParallaxHeaderController: UIScrollViewDelegate {

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let y = scrollView.contentOffset.y
        if y < 0 {
            // grows from its bottom edge while the list is pulled
            let factor = -y / headerHeight
            let extra = headerHeight * factor / 2
            headerView.transform = CGAffineTransform(translationX: 0, y: -extra)
                .scaledBy(x: 1 + factor, y: 1 + factor)
        } else {
            headerView.transform = CGAffineTransform(translationX: 0, y: y * 0.5)
        }
        let fadeStart = headerHeight - 64 - 60
        titleBar.alpha = max(0, min(1, (y - fadeStart) / 60))
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        if targetContentOffset.pointee.y > 0 && targetContentOffset.pointee.y < headerHeight - 64 {
            targetContentOffset.pointee.y = targetContentOffset.pointee.y < (headerHeight - 64) / 2 ? 0 : headerHeight - 64
            print("snaps to", Int(targetContentOffset.pointee.y))
        }
    }
}
