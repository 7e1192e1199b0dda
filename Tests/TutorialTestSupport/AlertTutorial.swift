import UIKit

/// The alert of "UIKit Dynamics: animated components, part 2", and the screen that shows it.
package final class AlertTutorial: UIViewController, Tutorial {
  private let showButton = UIButton(frame: CGRect(x: 85, y: 518, width: 150, height: 30))
  private let dimmingView = UIView()
  private let alertView = UIView()
  private var buttons: [UIButton] = []
  private var initialFrame = CGRect.zero
  private var selectionHandler: ((Int, String) -> Void)?
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  /// The tags and titles of the tapped buttons.
  package private(set) var selections: [String] = []

  override package func viewDidLoad() {
    super.viewDidLoad()
    showButton.addAction(
      UIAction { [weak self] _ in self?.show { self?.selections.append("\($0) \($1)") } },
      for: .touchUpInside)
    view.addSubview(showButton)
    setUpBackground()
    setUpAlert(
      title: "Custom Alert", message: "You have a new e-mail message, but I don't know from whom.",
      buttonTitles: ["Show me", "I don't care", "For me, really?"])
  }

  private func setUpBackground() {
    dimmingView.frame = view.frame
    dimmingView.backgroundColor = .gray
    dimmingView.alpha = 0
    view.addSubview(dimmingView)
  }

  private func setUpAlert(title: String, message: String, buttonTitles: [String]) {
    let size = CGSize(width: 250, height: 130 + 50 * CGFloat(buttonTitles.count))
    alertView.frame = CGRect(
      origin: CGPoint(x: view.center.x, y: view.frame.origin.y - size.height), size: size)
    alertView.backgroundColor = UIColor(red: 0.94, green: 0.94, blue: 0.94, alpha: 1)
    alertView.layer.cornerRadius = 10
    alertView.layer.borderWidth = 1
    alertView.layer.borderColor = UIColor.black.cgColor
    initialFrame = alertView.frame

    let titleLabel = UILabel(frame: CGRect(x: 0, y: 10, width: size.width, height: 40))
    titleLabel.text = title
    alertView.addSubview(titleLabel)
    let messageLabel = UILabel(
      frame: CGRect(x: 0, y: titleLabel.frame.maxY, width: size.width, height: 80))
    messageLabel.text = message
    alertView.addSubview(messageLabel)

    var bottom = messageLabel.frame.maxY
    for (index, title) in buttonTitles.enumerated() {
      let button = UIButton(
        frame: CGRect(x: 10, y: bottom + 5, width: size.width - 20, height: 40))
      button.setTitle(title, for: .normal)
      button.backgroundColor = UIColor(red: 0, green: 0.47, blue: 0.39, alpha: 1)
      button.addAction(
        UIAction { [weak self, weak button] _ in button.map { self?.handleTap(on: $0) } },
        for: .touchUpInside)
      button.tag = index + 1
      alertView.addSubview(button)
      buttons.append(button)
      bottom = button.frame.maxY
    }
    view.addSubview(alertView)
  }

  private func show(selectionHandler: @escaping (Int, String) -> Void) {
    self.selectionHandler = selectionHandler
    animator.removeAllBehaviors()
    let snap = UISnapBehavior(item: alertView, snapTo: view.center)
    snap.damping = 0.8
    animator.addBehavior(snap)
    UIView.animate(withDuration: 0.75) { self.dimmingView.alpha = 0.5 }
  }

  private func handleTap(on button: UIButton) {
    selectionHandler?(button.tag, button.titleLabel?.text ?? "")
    animator.removeAllBehaviors()

    let push = UIPushBehavior(items: [alertView], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 20)
    animator.addBehavior(push)

    let gravity = UIGravityBehavior(items: [alertView])
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    animator.addBehavior(gravity)

    let collision = UICollisionBehavior(items: [alertView])
    let start = CGPoint(x: initialFrame.origin.x, y: initialFrame.origin.y - 10)
    collision.addBoundary(
      withIdentifier: "alertCollisionBoundary" as NSString, from: start,
      to: CGPoint(x: start.x + initialFrame.size.width, y: start.y))
    animator.addBehavior(collision)

    let item = UIDynamicItemBehavior(items: [alertView])
    item.elasticity = 0.4
    animator.addBehavior(item)
    UIView.animate(withDuration: 2) { self.dimmingView.alpha = 0 }
  }

  package func view(_ name: String) -> UIView? {
    switch name {
    case "show": showButton
    case "alert.backgroundView": dimmingView
    case "alert.view": alertView
    default: buttons.first { name == "alert.buttons.\($0.tag - 1)" }
    }
  }
}
