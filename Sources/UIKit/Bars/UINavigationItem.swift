import QuartzCore

/// The content of a navigation bar for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item below in the stack, or large for the first one.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// In the bar itself, as `never`.
    case inline
  }

  /// What a back button shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item below.
    case `default`
    /// A generic title.
    case generic
    /// No title.
    case minimal
  }

  /// The title in the center of the bar.
  open var title: String? { didSet { didChange?() } }
  /// The view that takes the place of the title; nil by default.
  open var titleView: UIView? { didSet { changeTitleView(from: oldValue) } }
  /// The item that the back button to this item shows; nil, the default, for the title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }
  /// The title of the back button to this item; nil, the default, for the title.
  open var backButtonTitle: String? { didSet { didChange?() } }
  /// What the back button to this item shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange?() } }
  /// Whether the back button is hidden; false by default.
  open var hidesBackButton = false { didSet { rebuild() } }
  /// Whether the left items are shown next to the back button instead of in place of it; false by default.
  open var leftItemsSupplementBackButton = false { didSet { rebuild() } }
  /// The items at the left; nil by default.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { replaceButtons(oldValue) } }
  /// The items at the right, from right to left; nil by default.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { replaceButtons(oldValue) } }
  /// The groups behind the left items; empty by default.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { replaceGroups(oldValue, leadingItemGroups) }
  }
  /// The groups at the right, from left to right, in front of the right items; empty by default.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { replaceGroups(oldValue, trailingItemGroups) }
  }
  /// The group at the right edge; nil by default.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      replaceGroups([oldValue].compactMap(\.self), [pinnedTrailingGroup].compactMap(\.self))
    }
  }
  /// The groups in the middle of the bars of tablets; empty by default; phones do not show them.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// What the back button of this item does, in place of leading back; nil by default.
  open var backAction: UIAction?
  /// When the title is large, in a bar that prefers large titles; `automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { rebuild() } }
  /// The look of the bar while it shows this item; nil for the bar's.
  open var standardAppearance: UINavigationBarAppearance? { didSet { rebuild() } }
  /// The look of the bar in compact heights, which do not exist here.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar in compact heights above content at its top, which do not exist here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// A line above the title; nil by default; it is not drawn.
  open var prompt: String?
  /// The search whose bar is shown below the title; nil by default.
  open var searchController: UISearchController? { didSet { rebuild() } }
  /// Whether the bar of the search disappears as content scrolls; true by default.
  open var hidesSearchBarWhenScrolling = true { didSet { didChange?() } }
  /// Where the bar of the search is placed, which is below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// The places of the bar of a search.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// In the bar.
    case inline
    /// Below the title.
    case stacked
  }
  /// The look of the bar above content that is at its top; nil for the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { rebuild() } }

  /// Called when a value has changed; set by the bar that shows the item.
  final var didChange: (() -> Void)?
  /// Called when a value has changed that determines which parts there are.
  final var didRebuild: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  override public convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets whether the back button is hidden; with an animation, the content dissolves.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool = false) {
    change(animated: animated) { self.hidesBackButton = hidesBackButton }
  }
  /// Sets the first item at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { self.leftBarButtonItem = item }
  }
  /// Sets the first item at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { self.rightBarButtonItem = item }
  }
  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { self.leftBarButtonItems = items }
  }
  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { self.rightBarButtonItems = items }
  }

  /// The view that shows the item now.
  final weak var content: UIView?

  private func change(animated: Bool, _ change: @escaping () -> Void) {
    guard animated, let content else { return change() }
    // The duration is approximate.
    UIView.transition(
      with: content, duration: 0.25, options: .transitionCrossDissolve, animations: change)
  }

  /// The items at the left that are shown.
  final var shownLeadingItems: [UIBarButtonItem] {
    ((leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems))
      .filter { !$0.isHidden }
  }
  /// The items at the right that are shown, from right to left.
  final var shownTrailingItems: [UIBarButtonItem] {
    let groups = trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self)
    let items = groups.flatMap(\.shownItems).reversed() + (rightBarButtonItems ?? [])
    return items.filter { !$0.isHidden }
  }

  private func replaceGroups(_ old: [UIBarButtonItemGroup], _ new: [UIBarButtonItemGroup]) {
    for group in old {
      group.didChange = nil
      for item in group.barButtonItems { item.didChange = nil }
    }
    for group in new {
      group.didChange = { [weak self] in self?.rebuild() }
      for item in group.barButtonItems {
        item.didChange = { [weak self] in self?.didChange?() }
      }
    }
    rebuild()
  }

  private func rebuild() { (didRebuild ?? didChange)?() }

  private func changeTitleView(from old: UIView?) {
    if old !== titleView { old?.removeFromSuperview() }
    didChange?()
  }

  private func replaceButtons(_ old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.didChange = nil }
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      item.didChange = { [weak self] in self?.didChange?() }
    }
    rebuild()
  }

  /// Whether the back button to an item has no title, or a generic one.
  final func isBackTitleHidden(_ previous: UINavigationItem) -> Bool {
    previous.backButtonDisplayMode == .minimal
  }
}
