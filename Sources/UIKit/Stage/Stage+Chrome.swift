import QuartzCore

extension Stage {
  /// Moves the status bar, the home indicator and the camera in front of views that have been added to
  /// the window, as the system draws them in front of all windows.
  func raiseChrome() {
    func isChrome(_ view: UIView) -> Bool { view is ChromeView || view is SensorHousing }
    let views = window.orderedSubviews
    guard let first = views.firstIndex(where: isChrome),
      let last = views.lastIndex(where: { !isChrome($0) }), first < last
    else { return }
    for view in views.filter(isChrome) { window.bringSubviewToFront(view) }
  }

  /// Adapts the status bar and the home indicator to what is behind them, unless nothing has changed since the last time.
  func adaptChrome() {
    let content = ChromeSurroundings(
      changeCount: CALayer.changeCount, color: backgroundColor,
      style: window.traitCollection.userInterfaceStyle)
    guard content != chromeSurroundings else { return }
    chromeAdaptations += 1
    defer {
      chromeSurroundings = content
      chromeSurroundings?.changeCount = CALayer.changeCount
    }
    raiseChrome()
    guard !chrome.isEmpty else { return }
    for view in chrome {
      let point = CGPoint(x: view.frame.midX, y: view.frame.midY)
      let isDark = window.backdrop(at: point, without: chrome, behind: backgroundColor)
      guard isDark != view.isOnDark else { continue }
      if tick > 0 {
        // The duration is a choice.
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
          view.isOnDark = isDark
        }
      } else {
        AnimationBlock.withoutAnimation { view.isOnDark = isDark }
      }
    }
  }
}

/// What the colors of the status bar and the home indicator depend on.
struct ChromeSurroundings: Equatable {
  /// The changes of all layers.
  var changeCount: Int
  /// The color behind all views.
  let color: UIColor?
  let style: UIUserInterfaceStyle

  static func == (a: ChromeSurroundings, b: ChromeSurroundings) -> Bool {
    a.changeCount == b.changeCount && a.color === b.color && a.style == b.style
  }
}

/// A part of the screen above all windows, whose color follows what is behind it.
class ChromeView: UIView {
  /// Whether what is behind the view is dark; nil if it is not known.
  final var isOnDark: Bool? {
    didSet { backdropDidChange() }
  }

  /// Shows the color for what is behind the view.
  func backdropDidChange() {
    overrideUserInterfaceStyle = isOnDark.map { $0 ? .dark : .light } ?? .unspecified
  }
}

extension UIView {
  /// Returns whether what is shown at a point is dark; nil if it is not known.
  ///
  /// It is the background of the frontmost view there that is opaque enough; images and gradients are not
  /// known.
  ///
  /// - Parameters:
  ///   - point: The point, in the view's coordinates.
  ///   - views: Subviews that do not count.
  ///   - color: The color behind the view.
  final func backdrop(at point: CGPoint, without views: [UIView], behind color: UIColor?) -> Bool? {
    switch backdropColor(at: point, without: views) {
    case .color(let color): return color.isDark(in: traitCollection)
    case .unknown: return nil
    case .none: return color?.isDark(in: traitCollection)
    }
  }

  private enum Backdrop {
    case color(UIColor)
    case unknown
  }

  private func backdropColor(at point: CGPoint, without views: [UIView]) -> Backdrop? {
    let isInside = bounds.contains(point)
    if clipsToBounds, !isInside { return nil }
    for view in orderedSubviews.reversed()
    where !view.isHidden && view.alpha > 0.5 && !(view is SensorHousing)
      && !views.contains(where: { $0 === view })
    {
      if let own = view.layer.ownPoint(at: point),
        let found = view.backdropColor(at: own, without: views)
      {
        return found
      }
    }
    guard isInside else { return nil }
    if (self as? UIImageView)?.image != nil { return .unknown }
    guard let color = backgroundColor?.resolvedColor(with: traitCollection),
      color.cgColor.alpha > 0.5
    else { return nil }
    return .color(color)
  }
}

extension UIColor {
  /// Returns whether light content is better visible on the color than dark content.
  fileprivate func isDark(in traits: UITraitCollection) -> Bool {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5
  }
}
