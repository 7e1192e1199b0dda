/// The look of the items of a tab bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title, of which the font and the color count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the image; nil, the default, for that of the bar.
  open var iconColor: UIColor?
  /// The color of the badge; nil, the default, for red.
  open var badgeBackgroundColor: UIColor?
  /// The distance by which the title is moved, in points; zero by default; it has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The font and the color of the badge's text; empty by default; it has no effect.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the badge is moved, in points; zero by default; it has no effect.
  open var badgePositionAdjustment = UIOffset.zero

  /// Creates the default look.
  override public init() {
    super.init()
  }

  final func copyValues(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
  }
}

/// The look of the items of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The layouts of items.
  public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked
    /// The image beside the title.
    case inline
    /// A smaller image beside the title.
    case compactInline
  }

  /// The look of unselected items.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The look of items that are not enabled.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The look of the focused item; nothing is focused here.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// Creates the default look.
  override public init() {
    super.init()
  }

  /// Creates the default look of a layout.
  public init(style: Style) {
    super.init()
  }

  final func copyValues(of other: UITabBarItemAppearance) {
    normal.copyValues(of: other.normal)
    selected.copyValues(of: other.selected)
    disabled.copyValues(of: other.disabled)
    focused.copyValues(of: other.focused)
  }
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the image above the title, the only layout here.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items with the image beside the title, which only wide bars have.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of items with a smaller image beside the title, which only phones on their side have.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color of the indicator of the selected tab; nil by default; it is not drawn.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab; nil by default; it is not drawn.
  open var selectionIndicatorImage: UIImage?
  /// How tabs are placed; `automatic` by default; it has no effect.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of tabs in the middle, in points; 0 by default; it has no effect.
  open var stackedItemWidth: CGFloat = 0
  /// The space between tabs in the middle, in points; 0 by default; it has no effect.
  open var stackedItemSpacing: CGFloat = 0

  /// Creates the default look.
  override public init() {
    super.init()
  }

  /// Creates a look with the background of another one and, if that is one of a tab bar, its items.
  override public init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance.copyValues(of: other.stackedLayoutAppearance)
    inlineLayoutAppearance.copyValues(of: other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.copyValues(of: other.compactInlineLayoutAppearance)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns a copy.
  override open func copy(with zone: NSZone? = nil) -> Any {
    UITabBarAppearance(barAppearance: self)
  }
}
