import QuartzCore

/// Methods for responding to the selection of tabs.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called when the user selects a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing, so that the method is optional.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs at the bottom of the screen, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height above the home indicator, in points.
  static let standardHeight: CGFloat = 49

  /// The object that is notified when the user selects a tab.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs, from left to right.
  open var items: [UITabBarItem]? {
    didSet { itemsDidChange() }
  }

  /// The selected tab.
  open weak var selectedItem: UITabBarItem? {
    didSet { showSelection() }
  }

  /// The color of unselected tabs, or nil for the default, `systemGray`.
  open var unselectedItemTintColor: UIColor? {
    didSet { showSelection() }
  }

  private let background = BarBackground(hairline: .top)
  private var buttons: [TabBarButton] = []

  /// Creates a bar without tabs.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item: item)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          guard let self, let item else { return }
          self.selectedItem = item
          self.delegate?.tabBar(self, didSelect: item)
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for button in buttons {
      let isSelected = button.item === selectedItem
      let color = isSelected ? tintColor : unselectedItemTintColor
      button.show(isSelected: isSelected, color: color ?? .systemGray)
    }
  }

  /// Displays the selected tab in the new tint color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  /// Returns the given width, and 49 points plus the bottom safe area.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight + safeAreaInsets.bottom)
  }

  /// Divides the width equally among the tabs.
  override open func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: min(bounds.height, Self.standardHeight))
    }
  }
}
