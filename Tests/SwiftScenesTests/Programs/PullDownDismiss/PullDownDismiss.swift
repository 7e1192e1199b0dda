//
//  PullDownDismiss.swift
//  PullDownDismiss
//
//  swift-format-ignore-file
//

import UIKit

class GalleryController: UIViewController {

    let thumbnail = UIView(frame: CGRect(x: 30, y: 100, width: 90, height: 90))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        thumbnail.backgroundColor = .systemPink
        thumbnail.isUserInteractionEnabled = true
        view.addSubview(thumbnail)
        thumbnail.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showPhoto)))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("gallery")
    }

    @objc private func showPhoto() {
        let photo = PhotoController()
        photo.modalPresentationStyle = .overFullScreen
        photo.modalTransitionStyle = .crossDissolve
        present(photo, animated: true, completion: nil)
    }
}

class PhotoController: UIViewController {

    let photo = UIView()
    private var initialCenter = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.accessibilityIdentifier = "backdrop"
        photo.backgroundColor = .systemPink
        photo.frame = CGRect(x: 0, y: 183.5, width: 375, height: 300)
        view.addSubview(photo)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(didPan(_:)))
        pan.maximumNumberOfTouches = 1
        photo.addGestureRecognizer(pan)
        photo.isUserInteractionEnabled = true
    }

    @objc func didPan(_ sender: UIPanGestureRecognizer) {
        let translation = sender.translation(in: view)
        let fraction = min(1, abs(translation.y) / 300)

        switch sender.state {
        case .began:
            initialCenter = photo.center
        case .changed:
            let scale = 1 - fraction * 0.3
            photo.center = CGPoint(x: initialCenter.x + translation.x, y: initialCenter.y + translation.y)
            photo.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.backgroundColor = UIColor.black.withAlphaComponent(1 - fraction)
        case .ended where translation.y > 150:
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseIn, animations: {
                self.photo.center.y = self.view.bounds.height + 200
                self.view.backgroundColor = .clear
            }, completion: { _ in
                self.dismiss(animated: false) {
                    print("dismissed")
                }
            })
        case .ended, .cancelled:
            UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0, options: [], animations: {
                self.photo.center = self.initialCenter
                self.photo.transform = .identity
                self.view.backgroundColor = .black
            }, completion: { _ in
                print("stays")
            })
        default:
            break
        }
    }

    override var prefersStatusBarHidden: Bool {
        return true
    }
}
