import QuartzCore

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs of the system, which have a title here, without UIKit's images.
  public enum SystemItem: Int, Sendable {
    /// "More".
    case more
    /// "Favorites".
    case favorites
    /// "Featured".
    case featured
    /// "Top Rated".
    case topRated
    /// "Recents".
    case recents
    /// "Contacts".
    case contacts
    /// "History".
    case history
    /// "Bookmarks".
    case bookmarks
    /// "Search".
    case search
    /// "Downloads".
    case downloads
    /// "Most Recent".
    case mostRecent
    /// "Most Viewed".
    case mostViewed

    /// The title in the language of the current stage.
    @MainActor var title: String { text.localized }

    /// The name of the symbol, from general knowledge.
    fileprivate var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle.fill"
      case .mostViewed: "list.number"
      }
    }

    private var text: SystemText {
      switch self {
      case .more: .more
      case .favorites: .favorites
      case .featured: .featured
      case .topRated: .topRated
      case .recents: .recents
      case .contacts: .contacts
      case .history: .history
      case .bookmarks: .bookmarks
      case .search: .search
      case .downloads: .downloads
      case .mostRecent: .mostRecent
      case .mostViewed: .mostViewed
      }
    }
  }

  /// The image while the tab is selected, or nil for `image`.
  open var selectedImage: UIImage? {
    didSet { didChange?() }
  }
  /// The text of the badge at the corner of the image; nil, the default, for none.
  open var badgeValue: String? {
    didSet { didChange?() }
  }
  /// The color of the badge; nil, the default, for that of the appearance, red by default.
  open var badgeColor: UIColor? {
    didSet { didChange?() }
  }
  /// The distance by which the title is moved, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { didChange?() }
  }
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text, of which the font and the color count.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    didChange?()
  }

  /// Returns the attributes of the badge's text for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The look of the bar for this tab; nil, the default, for the bar's.
  ///
  /// Only the look of the item is used.
  open var standardAppearance: UITabBarAppearance? {
    didSet { didChange?() }
  }

  /// Creates a tab with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a tab of the system with a tag.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }
}
