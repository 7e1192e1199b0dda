import QuartzCore

extension Stage {
  /// The bars on a stage's screen, in front of its view.
  public struct Bars: Hashable, Sendable {
    /// Whether to show a status bar with the time and the battery.
    public var showsStatusBar: Bool
    /// The title of the navigation bar, or nil for no bar.
    public var navigationTitle: String?
    /// The titles of the tabs; empty for no tab bar.
    public var tabTitles: [String]
    /// The index of the selected tab; an index without a tab selects none.
    public var selectedTab: Int

    /// Creates a set of bars, empty by default, whose first tab is selected.
    public init(
      showsStatusBar: Bool = false, navigationTitle: String? = nil, tabTitles: [String] = [],
      selectedTab: Int = 0
    ) {
      self.showsStatusBar = showsStatusBar
      self.navigationTitle = navigationTitle
      self.tabTitles = tabTitles
      self.selectedTab = selectedTab
    }

    /// Adds the bars in front of a stage's view and excludes them from its safe area.
    @MainActor func place(on stage: Stage) {
      let (window, device) = (stage.window, stage.device)
      var insets = device.safeAreaInsets
      if showsStatusBar {
        insets.top = max(insets.top, device.statusBarHeight)
      } else if insets.bottom == 0 {
        // A device with a home button has no camera in its screen: without a status bar the whole
        // height is safe.
        insets.top = 0
      }
      if let navigationTitle {
        let bar = UINavigationBar(
          frame: CGRect(
            x: 0, y: 0, width: device.size.width,
            height: insets.top + UINavigationBar.standardHeight))
        bar.items = [UINavigationItem(title: navigationTitle)]
        window.addSubview(bar)
        insets.top = bar.frame.maxY
      }
      if !tabTitles.isEmpty {
        let height = UITabBar.standardHeight + insets.bottom
        let bar = UITabBar(
          frame: CGRect(
            x: 0, y: device.size.height - height, width: device.size.width, height: height))
        bar.items = tabTitles.enumerated().map { index, title in
          UITabBarItem(title: title, image: nil, tag: index)
        }
        bar.selectedItem = bar.items?.first { $0.tag == selectedTab }
        window.addSubview(bar)
        insets.bottom = height
      }
      if showsStatusBar { window.addSubview(StatusBar(device: device)) }
      window.deviceSafeAreaInsets = insets
    }
  }
}
