extension UIViewController {
  /// Updates the status bar of the stage, if it has one, for the controllers that determine it now.
  final func updateStatusBar() {
    viewIfLoaded?.window?.stageWindow.updateStatusBar()
  }
}

extension UIWindow {
  /// The controller from which the status bar is determined: the root, or the topmost controller that
  /// fills the screen.
  private var statusBarController: UIViewController? {
    guard var controller = frontmostRootController else { return nil }
    while let presented = controller.presentation.presented, !presented.isBeingDismissed {
      let style = presented.modalPresentationStyle
      guard style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance else {
        break
      }
      controller = presented
    }
    return controller
  }

  /// Shows the status bar as the controllers prefer it; in an animation block, with an animation.
  final func updateStatusBar() {
    updateHomeIndicator()
    guard let bar = orderedSubviews.lazy.compactMap({ $0 as? StatusBar }).first,
      let controller = statusBarController
    else { return }
    var hiding = controller
    while let child = hiding.childForStatusBarHidden { hiding = child }
    var styling = controller
    while let child = styling.childForStatusBarStyle { styling = child }
    let isDark = controller.presentation.presented?.presentation.controller?.isStatusBarOnBlack
    let isHidden = hiding.prefersStatusBarHidden
    bar.show(
      style: isDark ?? false ? .lightContent : styling.preferredStatusBarStyle,
      isHidden: isHidden)
    updateTopInset(isHidden: isHidden)
  }

  /// Makes the whole height safe on a device with a home button while the status bar is hidden.
  private func updateTopInset(isHidden: Bool) {
    guard let stage, stage.device.safeAreaInsets.bottom == 0,
      !orderedSubviews.contains(where: { $0 is UINavigationBar })
    else { return }
    deviceSafeAreaInsets.top =
      isHidden ? 0 : max(stage.device.safeAreaInsets.top, stage.device.statusBarHeight)
  }

  /// Shows the home indicator as the controllers prefer it; it hides at once, not after a time without
  /// touches.
  private func updateHomeIndicator() {
    guard let bar = orderedSubviews.lazy.compactMap({ $0 as? HomeIndicator }).first,
      var controller = statusBarController
    else { return }
    while let child = controller.childForHomeIndicatorAutoHidden { controller = child }
    bar.alpha = controller.prefersHomeIndicatorAutoHidden ? 0 : 1
  }
}
