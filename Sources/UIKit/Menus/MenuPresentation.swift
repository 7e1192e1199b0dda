/// A menu that is shown above everything else in a window.
@MainActor
final class MenuPresentation: UIView {
  /// How long menus take to appear and to disappear, in seconds (Flipbook's choice, after recordings of iOS 15).
  private static let duration: (appearing: TimeInterval, disappearing: TimeInterval) = (0.4, 0.25)
  /// The space between a menu and its source, and the edges of the screen, in points (Flipbook's choice).
  private static let margin: CGFloat = 8

  private weak var source: UIView?
  private let sourceRect: CGRect
  private let preview: UIView?
  private let onSelect: (UIAction) -> Void
  private let onEnd: () -> Void
  private let dimming = UIControl(frame: .zero)
  private var menuView: MenuView?

  /// Shows a menu beside a view.
  ///
  /// - Parameters:
  ///   - menu: The menu; nil for a preview alone.
  ///   - source: The view.
  ///   - preview: A view that is lifted above a dimmed screen; nil for a menu alone.
  ///   - onSelect: Called with the selected action when the menu disappears.
  ///   - onEnd: Called when the menu has disappeared.
  /// - Returns: The presentation; nil if the view is in no window.
  @discardableResult
  static func show(
    _ menu: UIMenu?, from source: UIView, preview: UIView? = nil,
    onSelect: @escaping (UIAction) -> Void, onEnd: @escaping () -> Void = {}
  ) -> MenuPresentation? {
    guard let window = source.window else { return nil }
    let presentation = MenuPresentation(source, in: window, preview, onSelect, onEnd)
    if let menu { presentation.add(menu) }
    window.addSubview(presentation)
    presentation.appear()
    return presentation
  }

  private init(
    _ source: UIView, in window: UIWindow, _ preview: UIView?,
    _ onSelect: @escaping (UIAction) -> Void, _ onEnd: @escaping () -> Void
  ) {
    (self.source, self.preview, self.onSelect, self.onEnd) = (source, preview, onSelect, onEnd)
    sourceRect = source.convert(source.bounds, to: window)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.frame = bounds
    dimming.addAction(
      UIAction { [weak self] _ in self?.dismiss(selecting: nil) }, for: .touchDown)
    dimming.backgroundColor = preview == nil ? nil : UIColor.black.withAlphaComponent(0.25)
    addSubview(dimming)
    if let preview { addSubview(preview) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ menu: UIMenu) {
    let view = MenuView(menu) { [weak self] action in
      self?.choose(action)
    } resize: { [weak self] in
      guard let self else { return }
      UIView.animate(withDuration: 0.25) {
        self.place()
        self.layoutIfNeeded()
      }
    }
    menuView = view
    addSubview(view)
  }

  private func choose(_ action: UIAction) {
    if action.attributes.contains(.keepsMenuPresented) { return onSelect(action) }
    dismiss(selecting: action)
  }

  // MARK: Layout

  /// Places the menu below its source, or above it where there is more room.
  private func place() {
    guard let menuView else { return }
    let area = bounds.inset(by: safeAreaInsets)
    var anchor = preview?.frame ?? sourceRect
    if preview != nil { anchor = anchor.insetBy(dx: 0, dy: -Self.margin) }
    let size = menuView.sizeThatFits(
      CGSize(width: area.width - 2 * Self.margin, height: area.height - 2 * Self.margin))
    let below = area.maxY - anchor.maxY
    let isBelow = below >= size.height + Self.margin || below >= anchor.minY - area.minY
    let y = isBelow ? anchor.maxY + Self.margin : anchor.minY - Self.margin - size.height
    let center = anchor.midX
    // The menu extends from its source toward the middle of the screen.
    let x =
      center < area.midX - 1
      ? anchor.minX : center > area.midX + 1 ? anchor.maxX - size.width : center - size.width / 2
    let frame = CGRect(
      x: min(max(x, area.minX + Self.margin), area.maxX - Self.margin - size.width),
      y: min(max(y, area.minY + Self.margin), area.maxY - Self.margin - size.height),
      width: size.width, height: size.height)
    let pivot = CGPoint(
      x: frame.width > 0 ? min(max((center - frame.minX) / frame.width, 0), 1) : 0.5,
      y: isBelow ? 0 : 1)
    menuView.layer.anchorPoint = pivot
    menuView.bounds.size = frame.size
    menuView.center = CGPoint(
      x: frame.minX + pivot.x * frame.width, y: frame.minY + pivot.y * frame.height)
  }

  // MARK: Motion

  private func appear() {
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      preview?.frame = sourceRect
      place()
      menuView?.layoutIfNeeded()
      menuView?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      menuView?.alpha = 0
      dimming.alpha = 0
    }
    UIView.animate(
      withDuration: Self.duration.appearing, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0, options: [.allowUserInteraction]
    ) {
      self.menuView?.transform = .identity
      self.menuView?.alpha = 1
      self.dimming.alpha = 1
      self.preview?.transform = CGAffineTransform(scaleX: 1.03, y: 1.03)
    }
  }

  /// Hides the menu, and performs an action.
  func dismiss(selecting action: UIAction?) {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    if let action { onSelect(action) }
    UIView.animate(withDuration: Self.duration.disappearing, delay: 0, options: [.curveEaseIn]) {
      self.menuView?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      self.menuView?.alpha = 0
      self.dimming.alpha = 0
      self.preview?.transform = .identity
    } completion: { _ in
      self.removeFromSuperview()
      self.onEnd()
    }
  }
}
