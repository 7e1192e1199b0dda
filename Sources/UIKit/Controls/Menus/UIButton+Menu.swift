extension UIButton {
  /// Adds the press that shows the menu, or shows what selects its action.
  final func menuDidChange() {
    if menuPress == nil, menu != nil {
      let press = UILongPressGestureRecognizer()
      press.addAction { [weak self, weak press] _ in
        guard let self, press?.state == .began, !self.showsMenuAsPrimaryAction else { return }
        self.stopTracking()
        self.showMenu()
      }
      menuPress = press
      addGestureRecognizer(press)
    }
    menuPress?.isEnabled = menu != nil && !showsMenuAsPrimaryAction
    showSelectedTitle()
  }

  /// Shows the title of the selected action in a button that is a choice.
  private func showSelectedTitle() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    let actions = menu.allActions
    guard let selected = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    if configuration != nil {
      configuration?.title = selected.title
      configuration?.image = selected.image ?? configuration?.image
    } else {
      setTitle(selected.title, for: .normal)
    }
  }

  /// Shows the menu beside the button.
  final func showMenu() {
    guard let menu, isEnabled else { return }
    showSelectedTitle()
    MenuPresentation.show(menu, from: self) { [weak self] action in
      guard let self else { return }
      self.select(action)
      action.perform(from: self)
    }
  }

  /// Marks an action as the one that is on in a menu that is a choice.
  private func select(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    for other in menu.allActions { other.state = other === action ? .on : .off }
    showSelectedTitle()
  }
}
