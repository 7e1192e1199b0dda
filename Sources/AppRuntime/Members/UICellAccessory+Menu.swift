import UIKit

extension UICellAccessory {
  /// The look of a menu's button.
  public struct PopUpMenuOptions {
    /// Whether the button is hidden.
    public var isHidden: Bool?
    /// The width of the space for the button; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the button; nil for the cell's.
    public var tintColor: UIColor?

    /// Creates a look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// A function that is called after an element of a menu was selected.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// Returns a button with the title of the selected element, which shows a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = options.tintColor ?? .secondaryLabel
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    if let selectedElementDidChangeHandler {
      button.addAction(
        UIAction { [unowned button] _ in selectedElementDidChangeHandler(button.menu ?? menu) },
        for: .menuActionTriggered)
    }
    return .customView(
      configuration: CustomViewConfiguration(
        customView: button, placement: .trailing(displayed: displayed),
        isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
        tintColor: options.tintColor))
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the items as lines that are indented by their levels, with a mark of whether their children are shown.
  public func visualDescription() -> String {
    items.map { item in
      let hasChildren = !snapshot(of: item, includingParent: false).items.isEmpty
      let mark = hasChildren ? (isExpanded(item) ? "-" : "+") : "*"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }
}
