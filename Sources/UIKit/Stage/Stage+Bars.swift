import QuartzCore

extension Stage {
  /// The bars on a stage's screen, in front of its view.
  public struct Bars: Hashable, Sendable {
    /// Whether to show a status bar with the time, the signal and the battery.
    public var showsStatusBar: Bool
    /// Whether to show the home indicator of a device that has one; false by default.
    public var showsHomeIndicator = false
    /// Whether to show the notch or the island around the camera of a device that has one; false by
    /// default, as in what a device records of its screen.
    public var showsSensorHousing = false
    /// The title of the navigation bar, or nil for no bar.
    public var navigationTitle: String?
    /// The tabs; empty for no tab bar.
    public var tabs: [Tab]
    /// The index of the selected tab; an index without a tab selects none.
    public var selectedTab: Int

    /// A tab of the tab bar.
    public struct Tab: Hashable, Sendable {
      /// The title.
      public var title: String
      /// The image above the title, drawn as a template unless its rendering mode is
      /// `alwaysOriginal`; nil for none.
      public var image: UIImage?
      /// The image while the tab is selected; nil for `image`.
      public var selectedImage: UIImage?
      /// The text of the badge; nil, the default, for none.
      public var badgeValue: String?

      /// Creates a tab, without images by default.
      public init(title: String, image: UIImage? = nil, selectedImage: UIImage? = nil) {
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
      }
    }

    /// The titles of the tabs; setting them removes the images.
    public var tabTitles: [String] {
      get { tabs.map(\.title) }
      set { tabs = newValue.map { Tab(title: $0) } }
    }

    /// Creates a set of bars, empty by default, whose first tab is selected.
    public init(
      showsStatusBar: Bool = false, navigationTitle: String? = nil, tabTitles: [String] = [],
      selectedTab: Int = 0
    ) {
      self.init(
        showsStatusBar: showsStatusBar, navigationTitle: navigationTitle,
        tabs: tabTitles.map { Tab(title: $0) }, selectedTab: selectedTab)
    }

    /// Creates a set of bars with tabs that may have images, of which the first one is selected by
    /// default.
    public init(
      showsStatusBar: Bool = false, navigationTitle: String? = nil, tabs: [Tab],
      selectedTab: Int = 0
    ) {
      self.showsStatusBar = showsStatusBar
      self.navigationTitle = navigationTitle
      self.tabs = tabs
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
      if !tabs.isEmpty {
        let height = UITabBar.standardHeight + insets.bottom
        let bar = UITabBar(
          frame: CGRect(
            x: 0, y: device.size.height - height, width: device.size.width, height: height))
        bar.items = tabs.enumerated().map { index, tab in
          let item = UITabBarItem(title: tab.title, image: tab.image, tag: index)
          item.selectedImage = tab.selectedImage
          item.badgeValue = tab.badgeValue
          return item
        }
        bar.selectedItem = bar.items?.first { $0.tag == selectedTab }
        window.addSubview(bar)
        insets.bottom = height
      }
      if showsSensorHousing { SensorHousing(device: device).map(window.addSubview) }
      if showsStatusBar {
        let bar = StatusBar(device: device, format: stage.format)
        window.addSubview(bar)
        stage.chrome.append(bar)
      }
      if showsHomeIndicator, device.safeAreaInsets.bottom > 0 {
        let indicator = HomeIndicator(screen: device.size)
        window.addSubview(indicator)
        stage.chrome.append(indicator)
      }
      window.deviceSafeAreaInsets = insets
      window.updateStatusBar()
    }
  }
}
