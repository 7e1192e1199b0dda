import UIKit

/// A menu that a swipe to the right pulls in from the left edge, and a swipe to the left sends
/// back.
///
/// The menu of the tutorial on UIKit Dynamics with a ball, obstacles, and a paddle. It comes to
/// rest 2 points from its boundaries, the measured distance that UIKit keeps between lines and
/// boxes. So 2 points of the menu remain visible after it has been sent back.
@MainActor
public final class MenuComponent: NSObject {
  /// The view that dims the content behind the menu.
  public let backgroundView: UIView
  /// The view of the menu.
  public let menuView: UIView
  /// The table of the options.
  public let tableView: UITableView
  /// The titles of the options, from top to bottom.
  public let options: [String]
  /// The animator that moves the menu.
  public let animator: UIDynamicAnimator
  /// Whether the menu is open or opening; false initially.
  public private(set) var isOpen = false
  /// The object that is notified when the menu opens and closes and when an option is selected.
  public weak var delegate: (any MenuComponentDelegate)?
  /// The magnitude of the push that starts a movement, as that of a `UIPushBehavior`;
  /// `defaultPush` by default.
  public var push = defaultPush
  /// The magnitude of the gravity in the direction of a movement, as that of a
  /// `UIGravityBehavior`; `defaultGravity` by default.
  public var gravity = defaultGravity
  /// The elasticity of the menu when it reaches its boundary, from 0 to 1; `defaultElasticity` by
  /// default.
  public var elasticity = defaultElasticity

  /// The tutorial's width of the menu in points, 150.
  public nonisolated static let defaultWidth: CGFloat = 150
  /// The tutorial's magnitude of the push, 20.
  public nonisolated static let defaultPush: CGFloat = 20
  /// The tutorial's magnitude of the gravity, 1.
  public nonisolated static let defaultGravity: CGFloat = 1
  /// The tutorial's elasticity of the menu, 0.4.
  public nonisolated static let defaultElasticity: CGFloat = 0.4

  private let width: CGFloat
  private let bottom: CGFloat

  /// The tutorial's measurements, in points.
  private enum Layout {
    static let top: CGFloat = 20
    static let rowHeight: CGFloat = 50
  }

  /// Creates a menu to the left of a view.
  ///
  /// - Parameters:
  ///   - options: The options that the menu lists.
  ///   - width: The width of the menu in points, greater than 0; `defaultWidth` by default.
  ///   - barHeight: The height of the tab bar below the menu, in points.
  ///   - targetView: The view that receives swipes and shows the menu.
  public init(
    options: [String], width: CGFloat = defaultWidth, barHeight: CGFloat, targetView: UIView
  ) {
    self.options = options
    self.width = width
    bottom = targetView.bounds.height - barHeight
    backgroundView = UIView(frame: targetView.bounds)
    backgroundView.backgroundColor = .lightGray
    backgroundView.alpha = 0
    targetView.addSubview(backgroundView)

    menuView = UIView(
      frame: CGRect(x: -width, y: Layout.top, width: width, height: bottom))
    menuView.backgroundColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
    targetView.addSubview(menuView)

    tableView = UITableView(frame: menuView.bounds, style: .plain)
    tableView.backgroundColor = .clear
    tableView.separatorStyle = .none
    tableView.isScrollEnabled = false
    menuView.addSubview(tableView)

    animator = UIDynamicAnimator(referenceView: targetView)
    super.init()
    tableView.dataSource = self
    tableView.delegate = self
    addSwipe(.right, to: targetView) { $0.open() }
    addSwipe(.left, to: menuView) { $0.close() }
  }

  private func addSwipe(
    _ direction: UISwipeGestureRecognizer.Direction, to view: UIView,
    _ action: @escaping (MenuComponent) -> Void
  ) {
    let swipe = UISwipeGestureRecognizer { [weak self] _ in self.map(action) }
    swipe.direction = direction
    view.addGestureRecognizer(swipe)
  }

  /// Lets the menu fall in from the left to a boundary at its width.
  public func open() { move(1) }

  /// Lets the menu fall out to the left.
  public func close() { move(-1) }

  /// - Parameter direction: 1 to the right, -1 to the left.
  private func move(_ direction: CGFloat) {
    let wasOpen = isOpen
    isOpen = direction > 0
    animator.removeAllBehaviors()

    let gravity = UIGravityBehavior(items: [menuView])
    gravity.gravityDirection = CGVector(dx: direction * self.gravity, dy: 0)
    animator.addBehavior(gravity)

    let collision = UICollisionBehavior(items: [menuView])
    collision.addBoundary(
      withIdentifier: "menuBoundary" as NSString,
      from: CGPoint(x: direction * width, y: Layout.top),
      to: CGPoint(x: direction * width, y: bottom))
    animator.addBehavior(collision)

    let push = UIPushBehavior(items: [menuView], mode: .instantaneous)
    push.magnitude = direction * self.push
    animator.addBehavior(push)

    let item = UIDynamicItemBehavior(items: [menuView])
    item.elasticity = elasticity
    animator.addBehavior(item)

    backgroundView.alpha = isOpen ? 0.5 : 0
    guard isOpen != wasOpen else { return }
    isOpen ? delegate?.menuDidOpen(self) : delegate?.menuDidClose(self)
  }
}

extension MenuComponent: UITableViewDataSource, UITableViewDelegate {
  /// Returns the number of options.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    options.count
  }

  /// Returns a cell with the centered title of an option.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
    cell.textLabel?.text = options[indexPath.row]
    cell.textLabel?.textColor = .lightGray
    cell.textLabel?.font = UIFont(name: "Futura", size: 13)
    cell.textLabel?.textAlignment = .center
    cell.backgroundColor = .clear
    return cell
  }

  /// Returns the tutorial's row height, 50 points.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Layout.rowHeight
  }

  /// Deselects the tapped option immediately, as the tutorial does, and notifies the delegate.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: indexPath)?.isSelected = false
    delegate?.menu(self, didSelectOptionAt: indexPath.row)
  }
}
