//
//  SheetDetents.swift
//  SheetDetents
//
//  swift-format-ignore-file
//

import UIKit

class MapLikeController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        let places = PlacesController()
        if let sheet = places.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 24
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.delegate = places
        }
        present(places, animated: true)
    }
}

class PlacesController: UIViewController, UISheetPresentationControllerDelegate {

    let expandButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "places"
        expandButton.setTitle("Expand", for: .normal)
        expandButton.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
        expandButton.addTarget(self, action: #selector(expand), for: .touchUpInside)
        view.addSubview(expandButton)
    }

    @objc private func expand() {
        guard let sheet = sheetPresentationController else { return }
        sheet.animateChanges {
            sheet.selectedDetentIdentifier = .large
        }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        print("detent:", sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        print("closed")
    }
}
