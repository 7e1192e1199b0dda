/// How a list of a compositional layout looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearances of lists.
  public enum Appearance: Int, Sendable {
    /// Rows without space between sections.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections with round corners and space around them.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A sidebar without its own background.
    case sidebarPlain
  }

  /// What the header of a section is.
  public enum HeaderMode: Int, Sendable {
    /// None.
    case none
    /// A supplementary view.
    case supplementary
    /// The cell of the first item.
    case firstItemInSection
  }

  /// What the footer of a section is.
  public enum FooterMode: Int, Sendable {
    /// None.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// Returns the actions of a row that is swiped; nil for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the separators of a row, given those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The appearance.
  public let appearance: Appearance
  /// What the header of a section is; none by default.
  public var headerMode = HeaderMode.none
  /// What the footer of a section is; none by default.
  public var footerMode = FooterMode.none
  /// The space above a header, in points; nil, the default, for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// Whether there are separators between the rows; true by default.
  public var showsSeparators = true
  /// The separators of all rows.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// Returns the separators of a row; nil, the default, for those of all rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list; nil, the default, for that of the appearance.
  public var backgroundColor: UIColor?
  /// Returns the actions at the leading edge of a row that is swiped; nil, the default, for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at the trailing edge of a row that is swiped; nil, the default, for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// The separators of a list's row.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a separator is shown.
  public enum Visibility: Sendable {
    /// As the list decides.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Whether the separator above the row is shown; `automatic` by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the row is shown; `automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row, in points; `automaticInsets` by default.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row, in points; `automaticInsets` by default.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color; that of separators by default.
  public var color: UIColor = .separator
  /// The color of a selected row's separators; that of separators by default.
  public var multipleSelectionColor: UIColor = .separator
  /// An effect behind the separators; it is not drawn.
  public var visualEffect: UIVisualEffect?

  /// The insets that leave the choice to the list.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Creates the separators of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// Makes the sections of lists.
@MainActor
enum ListSection {
  /// The space above grouped sections, in points, from general knowledge.
  private static let groupedSpacing: CGFloat = 35

  static func make(
    _ configuration: UICollectionLayoutListConfiguration,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UITableView.standardRowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let isGrouped = configuration.isGrouped
    if configuration.appearance == .insetGrouped {
      let margin = CellParts.margin(environment.container.contentSize.width)
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
    }
    if isGrouped {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : groupedSpacing
    }
    let header = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UITableView.standardTitleHeight))
    if configuration.headerMode == .supplementary {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: header, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      item.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.footerMode == .supplementary {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: header, elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom)
      section.boundarySupplementaryItems.append(item)
    }
    return section
  }
}

extension UICollectionView {
  /// The configuration of the list that a section is; nil for other sections.
  final func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    (layout as? UICollectionViewCompositionalLayout)?.solution.sections
      .first { $0.number == section }?.section.list
  }
}

extension UICollectionView {
  /// Shows the color behind a list, in front of `backgroundView`.
  final func showListBackground() {
    let list = (layout as? UICollectionViewCompositionalLayout)?.solution.sections.lazy
      .compactMap(\.section.list).first
    guard let list else {
      listBackground?.removeFromSuperview()
      return listBackground = nil
    }
    UIView.performWithoutAnimation {
      let view = listBackground ?? UIView(frame: bounds)
      listBackground = view
      view.isUserInteractionEnabled = false
      // Views that an update adds or moves are sent to the back as well.
      let index = backgroundView == nil ? 0 : 1
      if subviews.firstIndex(of: view) != index { insertSubview(view, at: index) }
      view.frame = bounds
      view.backgroundColor = list.shownBackground
    }
  }
}

extension UICollectionLayoutListConfiguration {
  /// The color behind the list.
  fileprivate var shownBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    }
  }
}
