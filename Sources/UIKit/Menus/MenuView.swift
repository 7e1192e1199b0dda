import QuartzCore

/// The panel with the elements of a menu.
@MainActor
final class MenuView: UIView {
  /// The width of a menu, in points, from general knowledge.
  static let width: CGFloat = 250
  /// The height of a row, in points, from general knowledge.
  private static let rowHeight: CGFloat = 44
  /// The height of the gap between sections, in points, from general knowledge.
  private static let gap: CGFloat = 8
  /// The radius of the corners, in points, from general knowledge.
  private static let cornerRadius: CGFloat = 13

  /// Called with the action that is selected.
  private let select: (UIAction) -> Void
  /// Called when the rows have changed, so that the panel is laid out again.
  private let resize: () -> Void
  private var menus: [UIMenu]
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let content = UIView(frame: .zero)
  private var height: CGFloat = 0

  init(_ menu: UIMenu, select: @escaping (UIAction) -> Void, resize: @escaping () -> Void) {
    (menus, self.select, self.resize) = ([menu], select, resize)
    super.init(frame: .zero)
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    addSubview(background)
    addSubview(content)
    showRows()
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(Self.width, size.width), height: min(height, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    content.frame = bounds
  }

  // MARK: Rows

  /// A part of a menu between gaps.
  private func sections(of menu: UIMenu) -> [[UIMenuElement]] {
    var result: [[UIMenuElement]] = [[]]
    for element in resolved(menu.children) {
      guard let inner = element as? UIMenu, inner.options.contains(.displayInline) else {
        result[result.count - 1].append(element)
        continue
      }
      result += sections(of: inner)
      result.append([])
    }
    return result.filter { !$0.isEmpty }
  }

  /// Returns the elements with those that are provided when the menu is shown, without the hidden ones.
  private func resolved(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if let deferred = element as? UIDeferredMenuElement {
        var provided: [UIMenuElement] = []
        deferred.provider { provided = $0 }
        return resolved(provided)
      }
      if (element as? UIAction)?.attributes.contains(.hidden) == true { return [] }
      return [element]
    }
  }

  private func showRows() {
    for view in content.subviews { view.removeFromSuperview() }
    guard let menu = menus.last else { return }
    var y: CGFloat = 0
    if !menu.title.isEmpty {
      let label = UILabel(frame: CGRect(x: 16, y: 0, width: Self.width - 32, height: 32))
      label.text = menu.title
      label.font = .systemFont(ofSize: 12)
      label.textColor = .secondaryLabel
      label.textAlignment = menus.count > 1 ? .natural : .center
      content.addSubview(label)
      y = 32
    }
    for (index, section) in sections(of: menu).enumerated() {
      if index > 0 {
        addLine(at: y, height: Self.gap, color: UIColor.separator.withAlphaComponent(0.15))
        y += Self.gap
      }
      for (row, element) in section.enumerated() {
        if row > 0 || !menu.title.isEmpty && index == 0 {
          addLine(at: y, height: 0.5, color: .separator)
        }
        let height: CGFloat = element.subtitle == nil ? Self.rowHeight : Self.rowHeight + 16
        let view = MenuRow(
          element, frame: CGRect(x: 0, y: y, width: Self.width, height: height))
        view.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
        content.addSubview(view)
        y += height
      }
    }
    height = y
  }

  private func addLine(at y: CGFloat, height: CGFloat, color: UIColor) {
    let line = UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: height))
    line.backgroundColor = color
    content.addSubview(line)
  }

  private func choose(_ element: UIMenuElement) {
    if let action = element as? UIAction { return select(action) }
    guard let menu = element as? UIMenu else { return }
    menus.append(menu)
    showRows()
    resize()
  }
}

/// The row of an element of a menu.
@MainActor
private final class MenuRow: UIControl {
  init(_ element: UIMenuElement, frame: CGRect) {
    super.init(frame: frame)
    let action = element as? UIAction
    let menu = element as? UIMenu
    let isDestructive =
      action?.attributes.contains(.destructive) ?? menu?.options.contains(.destructive) ?? false
    isEnabled = action?.attributes.contains(.disabled) != true
    let color: UIColor =
      isDestructive ? .systemRed : isEnabled ? .label : .tertiaryLabel
    let isOn = action.map { $0.state == .on } ?? false
    let start: CGFloat = isOn ? 32 : 16
    let title = UILabel(frame: .zero)
    (title.text, title.textColor) = (element.title, color)
    title.font = .systemFont(ofSize: 17)
    let hasSubtitle = element.subtitle != nil
    title.frame = CGRect(
      x: start, y: 0, width: frame.width - start - 48, height: hasSubtitle ? 36 : frame.height)
    addSubview(title)
    if let text = element.subtitle {
      let subtitle = UILabel(
        frame: CGRect(x: start, y: 30, width: frame.width - start - 48, height: 18))
      (subtitle.text, subtitle.font) = (text, .systemFont(ofSize: 12))
      subtitle.textColor = .secondaryLabel
      addSubview(subtitle)
    }
    if isOn {
      let mark = AccessoryMark.checkmark()
      mark.tintColor = color
      mark.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      mark.center = CGPoint(x: 18, y: frame.height / 2)
      addSubview(mark)
    }
    addImage(element.image, color, isMenu: menu != nil)
    for view in subviews { view.isUserInteractionEnabled = false }
    accessibilityLabel = element.title
  }

  required init?(coder: NSCoder) { nil }

  private func addImage(_ image: UIImage?, _ color: UIColor, isMenu: Bool) {
    if isMenu {
      let chevron = AccessoryMark.chevron()
      chevron.center = CGPoint(x: bounds.width - 24, y: bounds.midY)
      return addSubview(chevron)
    }
    guard let image else { return }
    let view = UIImageView(
      image: image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image)
    view.tintColor = color
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: bounds.width - 40, y: bounds.midY - 12, width: 24, height: 24)
    addSubview(view)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }
}
