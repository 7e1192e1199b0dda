import UIKit

/// An alert that snaps to the center of a view and is pushed away when a button is tapped.
///
/// The alert of the tutorial "UIKit Dynamics: animated components, part 2". It is off screen until
/// it is shown.
@MainActor
public final class AlertComponent {
  /// A closure that receives the number of the tapped button, starting at 1, and its title.
  public typealias SelectionHandler = @MainActor (Int, String) -> Void

  /// The view of the alert, which contains its labels and buttons.
  public let alertView: UIView
  /// The view that dims the content behind the alert.
  public let backgroundView: UIView
  /// The buttons, from top to bottom.
  public let buttons: [UIButton]
  /// The animator that moves the alert.
  public let animator: UIDynamicAnimator
  /// The damping of the snap that shows the alert, from 0 to 1; `defaultDamping` by default.
  ///
  /// See `UISnapBehavior`: lower values overshoot more.
  public var damping = defaultDamping
  /// The object that is notified when a button is tapped.
  public weak var delegate: (any AlertComponentDelegate)?

  /// The tutorial's damping of the snap, 0.8.
  public nonisolated static let defaultDamping: CGFloat = 0.8

  private let targetView: UIView
  private let initialFrame: CGRect
  private var selectionHandler: SelectionHandler?

  /// Creates an alert above the top edge of a view.
  ///
  /// - Parameters:
  ///   - title: The line at the top.
  ///   - message: The text below, of up to three lines.
  ///   - buttonTitles: The titles of the buttons, from top to bottom.
  ///   - targetView: The view that is dimmed and that shows the alert.
  public init(title: String, message: String, buttonTitles: [String], targetView: UIView) {
    self.targetView = targetView
    backgroundView = Self.makeBackgroundView(frame: targetView.frame)
    targetView.addSubview(backgroundView)

    let size = Self.size(buttonCount: buttonTitles.count)
    initialFrame = CGRect(
      origin: CGPoint(x: targetView.center.x, y: targetView.frame.minY - size.height), size: size)
    alertView = Self.makeAlertView(frame: initialFrame)
    alertView.addSubview(Self.makeTitleLabel(title))
    alertView.addSubview(Self.makeMessageLabel(message))
    buttons = buttonTitles.enumerated().map { Self.makeButton($1, number: $0 + 1) }
    for button in buttons { alertView.addSubview(button) }
    targetView.addSubview(alertView)

    animator = UIDynamicAnimator(referenceView: targetView)
    for button in buttons {
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let button { self?.handleTap(on: button) }
        }, for: .touchUpInside)
    }
  }

  /// Returns the size of an alert with a number of buttons, in points.
  public nonisolated static func size(buttonCount: Int) -> CGSize {
    CGSize(
      width: Layout.width,
      height: Layout.headHeight + Layout.heightPerButton * CGFloat(max(buttonCount, 0)))
  }

  /// Snaps the alert to the center of its view and dims the content behind it.
  ///
  /// - Parameter selectionHandler: A closure to call when a button is tapped.
  public func show(selectionHandler: SelectionHandler? = nil) {
    self.selectionHandler = selectionHandler
    animator.removeAllBehaviors()

    let snap = UISnapBehavior(item: alertView, snapTo: targetView.center)
    snap.damping = damping
    animator.addBehavior(snap)

    UIView.animate(withDuration: 0.75) { self.backgroundView.alpha = 0.5 }
  }

  private func handleTap(on button: UIButton) {
    selectionHandler?(button.tag, button.currentTitle ?? "")
    hide()
    delegate?.alert(self, didSelectButtonAt: button.tag - 1)
  }

  /// Pushes the alert down slightly, then lets it fall upward to a boundary off screen.
  private func hide() {
    animator.removeAllBehaviors()

    let push = UIPushBehavior(items: [alertView], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 20)
    animator.addBehavior(push)

    let gravity = UIGravityBehavior(items: [alertView])
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    animator.addBehavior(gravity)

    let collision = UICollisionBehavior(items: [alertView])
    collision.addBoundary(
      withIdentifier: "alertCollisionBoundary" as NSString,
      from: CGPoint(x: initialFrame.minX, y: initialFrame.minY - 10),
      to: CGPoint(x: initialFrame.maxX, y: initialFrame.minY - 10))
    animator.addBehavior(collision)

    let item = UIDynamicItemBehavior(items: [alertView])
    item.elasticity = 0.4
    animator.addBehavior(item)

    UIView.animate(withDuration: 2) { self.backgroundView.alpha = 0 }
  }
}
