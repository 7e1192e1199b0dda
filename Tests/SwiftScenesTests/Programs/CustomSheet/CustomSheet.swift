//
//  CustomSheet.swift
//  CustomSheet
//
//  swift-format-ignore-file
//

import UIKit

final class SheetPresentationController: UIPresentationController {

    private let dimmingView = UIView()
    private let height: CGFloat

    init(presentedViewController: UIViewController, presenting: UIViewController?, height: CGFloat) {
        self.height = height
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
        dimmingView.alpha = 0
        dimmingView.accessibilityIdentifier = "dimming"
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        return CGRect(x: 0, y: containerView.bounds.height - height, width: containerView.bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
        }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        print("presentation ended", completed)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimmingView.removeFromSuperview() }
        print("dismissal ended", completed)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
    }

    @objc private func dimmingTapped() {
        presentingViewController.dismiss(animated: true)
    }
}

class SheetContentController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.layer.cornerRadius = 16
        view.accessibilityIdentifier = "sheet"
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 335, height: 30))
        label.text = "Share with"
        view.addSubview(label)
    }
}

class SheetHostController: UIViewController, UIViewControllerTransitioningDelegate {

    lazy var shareButton: UIButton = {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Share") { [weak self] _ in
            self?.share()
        })
        button.frame = CGRect(x: 137, y: 200, width: 100, height: 44)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemMint
        view.addSubview(shareButton)
    }

    private func share() {
        let sheet = SheetContentController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = self
        present(sheet, animated: true)
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        SheetPresentationController(presentedViewController: presented, presenting: presenting, height: 320)
    }
}
