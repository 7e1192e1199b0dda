//
//  MusicPlayer.swift
//  MusicPlayer
//
//  swift-format-ignore-file
//

import UIKit
import UIKit.UIGestureRecognizerSubclass

private enum State {
    case closed
    case open

    var opposite: State {
        switch self {
        case .open: return .closed
        case .closed: return .open
        }
    }
}

class InstantPanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.state == UIGestureRecognizer.State.began { return }
        super.touchesBegan(touches, with: event)
        self.state = UIGestureRecognizer.State.began
    }
}

class MusicPlayerController: UIViewController {

    private let drawerOffset: CGFloat = 440
    private var bottomConstraint = NSLayoutConstraint()
    private var currentState: State = .closed
    private var runningAnimators = [UIViewPropertyAnimator]()
    private var animationProgress = [CGFloat]()

    private lazy var drawer: UIView = {
        let view = UIView()
        view.backgroundColor = .white
        view.layer.cornerRadius = 20
        return view
    }()

    private lazy var overlay: UIView = {
        let view = UIView()
        view.backgroundColor = .black
        view.alpha = 0
        return view
    }()

    private lazy var panRecognizer: InstantPanGestureRecognizer = {
        let recognizer = InstantPanGestureRecognizer()
        recognizer.addTarget(self, action: #selector(drawerPanned(recognizer:)))
        return recognizer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPurple
        layout()
        drawer.addGestureRecognizer(panRecognizer)
    }

    private func layout() {
        overlay.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(overlay)
        overlay.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        overlay.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        overlay.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        overlay.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true

        drawer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(drawer)
        drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        bottomConstraint = drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: drawerOffset)
        bottomConstraint.isActive = true
        drawer.heightAnchor.constraint(equalToConstant: 500).isActive = true
    }

    private func animateTransitionIfNeeded(to state: State, duration: TimeInterval) {
        guard runningAnimators.isEmpty else { return }
        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1, animations: {
            switch state {
            case .open:
                self.bottomConstraint.constant = 0
                self.overlay.alpha = 0.5
            case .closed:
                self.bottomConstraint.constant = self.drawerOffset
                self.overlay.alpha = 0
            }
            self.view.layoutIfNeeded()
        })
        animator.addCompletion { position in
            switch position {
            case .start: self.currentState = state.opposite
            case .end: self.currentState = state
            case .current: ()
            @unknown default: ()
            }
            switch self.currentState {
            case .open: self.bottomConstraint.constant = 0
            case .closed: self.bottomConstraint.constant = self.drawerOffset
            }
            self.runningAnimators.removeAll()
            print("drawer is \(self.currentState)")
        }
        animator.startAnimation()
        runningAnimators.append(animator)
    }

    @objc private func drawerPanned(recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            animateTransitionIfNeeded(to: currentState.opposite, duration: 1)
            runningAnimators.forEach { $0.pauseAnimation() }
            animationProgress = runningAnimators.map { $0.fractionComplete }
        case .changed:
            let translation = recognizer.translation(in: drawer)
            var fraction = -translation.y / drawerOffset
            if currentState == .open { fraction *= -1 }
            if runningAnimators[0].isReversed { fraction *= -1 }
            for (index, animator) in runningAnimators.enumerated() {
                animator.fractionComplete = fraction + animationProgress[index]
            }
        case .ended:
            let yVelocity = recognizer.velocity(in: drawer).y
            let shouldClose = yVelocity > 0
            if yVelocity == 0 {
                runningAnimators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
                break
            }
            switch currentState {
            case .open:
                if !shouldClose && !runningAnimators[0].isReversed { runningAnimators.forEach { $0.isReversed = !$0.isReversed } }
                if shouldClose && runningAnimators[0].isReversed { runningAnimators.forEach { $0.isReversed = !$0.isReversed } }
            case .closed:
                if shouldClose && !runningAnimators[0].isReversed { runningAnimators.forEach { $0.isReversed = !$0.isReversed } }
                if !shouldClose && runningAnimators[0].isReversed { runningAnimators.forEach { $0.isReversed = !$0.isReversed } }
            }
            runningAnimators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        default:
            ()
        }
    }
}
