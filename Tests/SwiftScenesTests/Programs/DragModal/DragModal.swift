//
//  DragModal.swift
//  DragModal
//
//  swift-format-ignore-file
//

import UIKit

class HostViewController: UIViewController {

    let openButton = UIButton(type: .system)
    let interactor = DismissInteractor()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        openButton.setTitle("Open", for: .normal)
        openButton.frame = CGRect(x: 137, y: 80, width: 100, height: 44)
        openButton.addTarget(self, action: #selector(open), for: .touchUpInside)
        view.addSubview(openButton)
    }

    @objc func open() {
        let modal = ModalViewController()
        modal.interactor = interactor
        modal.transitioningDelegate = self
        modal.modalPresentationStyle = .custom
        present(modal, animated: true) {
            print("presented")
        }
    }
}

extension HostViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SlideAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SlideAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactor.hasStarted ? interactor : nil
    }
}
