import QuartzCore

/// A button of a tab bar, with an image above a title and a badge.
@MainActor
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var badge: UILabel?
  private var isShownSelected = false
  private var look: UITabBarItemStateAppearance?
  private var tabColor = UIColor.systemGray

  /// The height and minimum width of a badge, in points (general knowledge).
  private static let badgeSize: CGFloat = 18

  init(item: UITabBarItem, in bar: UITabBar) {
    item.takeAppearance(in: bar)
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = .ofBars
    addSubview(imageView)
    addSubview(label)
    item.didChange = { [weak self] in self?.showItem() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func show(isSelected: Bool, color: UIColor, look: UITabBarItemStateAppearance) {
    isShownSelected = isSelected
    self.look = look
    tabColor = color
    imageView.tintColor = look.iconColor ?? color
    showItem()
  }

  private func showItem() {
    isEnabled = item.isEnabled
    alpha = item.isEnabled ? 1 : 0.5
    accessibilityIdentifier = item.accessibilityIdentifier
    label.text = item.title
    showTitleAttributes()
    let image = (isShownSelected ? item.selectedImage : nil) ?? item.image
    imageView.image =
      image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    showBadge()
  }

  private func showTitleAttributes() {
    // The item's own attributes come before those of the look.
    let normal = item.titleTextAttributes(for: .normal) ?? [:]
    let own =
      isShownSelected
      ? (item.titleTextAttributes(for: .selected) ?? normal.filter { $0.key == .font }) : normal
    let attributes = (look?.titleTextAttributes ?? [:]).merging(own) { $1 }
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tabColor
    setNeedsLayout()
  }

  private func showBadge() {
    guard let text = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? UILabel(frame: .zero)
    let attributes = item.badgeTextAttributes(for: .normal)
    badge.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    badge.textColor = attributes?[.foregroundColor] as? UIColor ?? .white
    badge.textAlignment = .center
    badge.text = text
    badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
    badge.layer.cornerRadius = Self.badgeSize / 2
    badge.clipsToBounds = true
    if badge.superview == nil { addSubview(badge) }
    self.badge = badge
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 28)
      .inset(by: item.imageInsets)
    label.frame = CGRect(x: 0, y: 35, width: bounds.width, height: 12)
      .offsetBy(
        dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
    guard let badge else { return }
    // The badge starts slightly right of the middle of the image.
    let width = max(badge.sizeThatFits(bounds.size).width.rounded(.up) + 8, Self.badgeSize)
    badge.frame = CGRect(
      x: min(bounds.midX + 4, bounds.maxX - width), y: 2, width: width, height: Self.badgeSize)
  }
}
