import QuartzCore

/// The view of a bar button item with a title, an image or a symbol.
@MainActor
final class BarButton: UIControl {
  private let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var glyph: BarGlyphView?

  /// The smallest width of a symbol, in points.
  private static let glyphWidth: CGFloat = 24

  private init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = .ofBars
    label.textAlignment = .center
    if item.menu != nil {
      let press = UILongPressGestureRecognizer()
      press.addAction { [weak self, weak press] _ in
        if press?.state == .began { self?.showMenu() }
      }
      addGestureRecognizer(press)
    }
    if let kind = item.systemItem.flatMap(BarGlyph.init) {
      let view = BarGlyphView(kind)
      glyph = view
      addSubview(view)
    } else if let image = item.image {
      imageView.image =
        image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
      addSubview(imageView)
    } else {
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the view of an item: its custom view or a button.
  static func view(for item: UIBarButtonItem, in bar: UIView) -> UIView {
    if let custom = item.customView { return custom }
    item.takeAppearance(in: bar)
    let button = BarButton(item)
    button.accessibilityIdentifier = item.accessibilityIdentifier
    let look = (bar as? UINavigationBar)?.look.buttons[item.style == .done ? .done : .plain]
    button.show(tint: item.tintColor ?? bar.tintColor, look ?? [:])
    return button
  }

  /// Returns the button that shows an item below a view; nil if there is none.
  static func shown(for item: UIBarButtonItem, in view: UIView) -> UIView? {
    if let button = view as? BarButton { return button.item === item ? button : nil }
    return view.orderedSubviews.lazy.compactMap { shown(for: item, in: $0) }.first
  }

  /// Returns the width of an item's view, in points.
  static func width(of view: UIView) -> CGFloat {
    if let button = view as? BarButton { return button.fittingWidth }
    return fittingSize(of: view).width
  }

  /// Returns the height of an item's custom view, in points.
  static func height(of view: UIView) -> CGFloat { fittingSize(of: view).height }

  private static func fittingSize(of view: UIView) -> CGSize {
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    let intrinsic = view.intrinsicContentSize
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: intrinsic.width > 0 ? intrinsic.width : fitting.width,
      height: intrinsic.height > 0 ? intrinsic.height : fitting.height)
  }

  private func show(tint: UIColor, _ look: [NSAttributedString.Key: Any]) {
    let attributes = look.merging(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    label.text = item.systemItem?.title ?? item.title
    label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    label.textColor =
      item.isEnabled ? attributes[.foregroundColor] as? UIColor ?? tint : .tertiaryLabel
    imageView.tintColor = item.isEnabled ? tint : .tertiaryLabel
    glyph?.color = item.isEnabled ? tint : .tertiaryLabel
    isEnabled = item.isEnabled
  }

  private func showMenu() {
    guard let menu = item.menu else { return }
    stopTracking()
    MenuPresentation.show(menu, from: self) { [item] in $0.perform(from: item) }
  }

  var fittingWidth: CGFloat {
    if item.width > 0 { return item.width }
    if item.systemItem == .fixedSpace || item.systemItem == .flexibleSpace { return 0 }
    if glyph != nil { return Self.glyphWidth }
    if imageView.image != nil {
      return max(imageView.intrinsicContentSize.width, Self.glyphWidth)
    }
    return label.sizeThatFits(.zero).width.rounded(.up)
  }

  /// Whether the item is space between others.
  var isSpace: Bool { isFlexible || item.systemItem == .fixedSpace }

  /// Whether the button takes a part of the remaining space of a toolbar.
  var isFlexible: Bool { item.systemItem == .flexibleSpace }

  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { item.perform(from: self, event: deliveredEvent) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // Buttons are easier to hit than they are large.
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.2 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    imageView.frame = bounds
    glyph?.frame = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title in the language of the current stage; nil for an item with a symbol.
  @MainActor var title: String? { text?.localized }

  private var text: SystemText? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .undo: .undo
    case .redo: .redo
    default: nil
    }
  }
}
