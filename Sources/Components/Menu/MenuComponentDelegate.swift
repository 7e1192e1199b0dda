/// Methods that report the selection of a menu's options, and that the menu opens and closes.
///
/// All methods are optional.
@MainActor
public protocol MenuComponentDelegate: AnyObject {
  /// Called when the menu starts to open, after `isOpen` has become true.
  func menuDidOpen(_ menu: MenuComponent)

  /// Called when the menu starts to close, after `isOpen` has become false.
  func menuDidClose(_ menu: MenuComponent)

  /// Called after a tap on an option, whose index starts at 0.
  func menu(_ menu: MenuComponent, didSelectOptionAt index: Int)
}

extension MenuComponentDelegate {
  /// Does nothing.
  public func menuDidOpen(_ menu: MenuComponent) {}
  /// Does nothing.
  public func menuDidClose(_ menu: MenuComponent) {}
  /// Does nothing.
  public func menu(_ menu: MenuComponent, didSelectOptionAt index: Int) {}
}
