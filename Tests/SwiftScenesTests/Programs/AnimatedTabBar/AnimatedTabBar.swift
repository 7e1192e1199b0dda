//
//  AnimatedTabBar.swift
//  AnimatedTabBar
//
//  swift-format-ignore-file
//

import UIKit

class ColorViewController: UIViewController {

    private let color: UIColor

    init(title: String, color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
        tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        view.accessibilityIdentifier = title
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("\(title ?? "") appeared")
    }
}

class AnimatedTabBarController: UITabBarController {

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = [
            ColorViewController(title: "Home", color: .systemTeal),
            ColorViewController(title: "Search", color: .systemOrange),
            ColorViewController(title: "Profile", color: .systemPurple),
        ]
        perform(#selector(selectLast), with: nil, afterDelay: 2)
    }

    @objc func selectLast() {
        selectedIndex = 2
    }
}

extension AnimatedTabBarController: UITabBarControllerDelegate {

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        print("should select \(viewController.title ?? "")")
        return viewController !== selectedViewController
    }

    func tabBarController(_ tabBarController: UITabBarController,
                          animationControllerForTransitionFrom fromVC: UIViewController,
                          to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let controllers = viewControllers,
              let from = controllers.firstIndex(of: fromVC),
              let to = controllers.firstIndex(of: toVC) else { return nil }
        return SlideTransition(toTheRight: to > from)
    }
}

final class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {

    private let toTheRight: Bool

    init(toTheRight: Bool) {
        self.toTheRight = toTheRight
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
              let toView = transitionContext.view(forKey: .to),
              let toVC = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let final = transitionContext.finalFrame(for: toVC)
        let shift = toTheRight ? final.width : -final.width
        toView.frame = final.offsetBy(dx: shift, dy: 0)
        transitionContext.containerView.addSubview(toView)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveLinear]) {
            fromView.frame = fromView.frame.offsetBy(dx: -shift, dy: 0)
            toView.frame = final
        } completion: { finished in
            transitionContext.completeTransition(finished)
        }
    }
}
