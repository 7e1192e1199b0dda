import UIKit

/// The last part of "Creating animations with UIKit Dynamics": a menu that swipes open and close.
package final class MenuTutorial: UIViewController, Tutorial {
  private static let menuWidth: CGFloat = 150

  private let coverView = UIView()
  private let menuView = UIView()
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override package func viewDidLoad() {
    super.viewDidLoad()
    setUpMenu()
    addSwipe(.right, to: view)
    addSwipe(.left, to: menuView)
  }

  private func setUpMenu() {
    coverView.frame = view.bounds
    coverView.backgroundColor = .lightGray
    coverView.alpha = 0
    view.addSubview(coverView)

    menuView.frame = CGRect(
      x: -Self.menuWidth, y: 20, width: Self.menuWidth,
      height: view.frame.size.height - tabBarFrame(in: view).height)
    menuView.backgroundColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
    view.addSubview(menuView)

    table.frame = menuView.bounds
    table.backgroundColor = .clear
    table.separatorStyle = .none
    table.isScrollEnabled = false
    table.alpha = 1
    table.delegate = self
    table.dataSource = self
    table.reloadData()
    menuView.addSubview(table)
  }

  private func addSwipe(_ direction: UISwipeGestureRecognizer.Direction, to view: UIView) {
    let swipe = UISwipeGestureRecognizer { [weak self] swipe in
      self?.toggleMenu(shouldOpen: swipe.direction == .right)
    }
    swipe.direction = direction
    view.addGestureRecognizer(swipe)
  }

  private func toggleMenu(shouldOpen: Bool) {
    animator.removeAllBehaviors()

    let gravity = UIGravityBehavior(items: [menuView])
    gravity.gravityDirection = CGVector(dx: shouldOpen ? 1 : -1, dy: 0)
    animator.addBehavior(gravity)

    let collision = UICollisionBehavior(items: [menuView])
    let x = shouldOpen ? Self.menuWidth : -Self.menuWidth
    collision.addBoundary(
      withIdentifier: "menuBoundary" as NSString, from: CGPoint(x: x, y: 20),
      to: CGPoint(x: x, y: tabBarFrame(in: view).origin.y))
    animator.addBehavior(collision)

    let push = UIPushBehavior(items: [menuView], mode: .instantaneous)
    push.magnitude = shouldOpen ? 20 : -20
    animator.addBehavior(push)

    let item = UIDynamicItemBehavior(items: [menuView])
    item.elasticity = 0.4
    animator.addBehavior(item)

    coverView.alpha = shouldOpen ? 0.5 : 0
  }

  package func view(_ name: String) -> UIView? {
    switch name {
    case "menu.backgroundView": coverView
    case "menu.view": menuView
    default:
      (0..<5).first { name == "menu.options.\($0)" }
        .flatMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    }
  }
}

extension MenuTutorial: UITableViewDataSource, UITableViewDelegate {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
    cell.textLabel?.text = "Option \(indexPath.row + 1)"
    cell.backgroundColor = .clear
    return cell
  }

  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    50
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: indexPath)?.isSelected = false
  }
}
