extension UIPageViewController {
  /// The style of the transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Pages curl like those of a book.
    ///
    /// Curling is not drawn: pages scroll, as with `scroll`.
    case pageCurl = 0
    /// Pages scroll.
    case scroll = 1
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages follow one another from left to right, or from right to left in right-to-left layouts.
    case horizontal = 0
    /// Pages follow one another from top to bottom.
    case vertical = 1
  }

  /// The direction of a transition to another page.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The place of the spine about which pages curl, without effect on pages that scroll.
  public enum SpineLocation: Int, Sendable {
    /// No spine: pages scroll.
    case none = 0
    /// The left or upper edge of the screen.
    case min = 1
    /// The middle of the screen.
    case mid = 2
    /// The right or lower edge of the screen.
    case max = 3
  }

  /// A key of the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key, as in UIKit.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages that scroll, in points: a number, 0 by default.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// A page beside the current one, as far as the data source has been asked for it.
  enum Neighbor {
    case unknown
    case known(UIViewController?)

    /// The page; nil if none exists or it is unknown.
    var page: UIViewController? {
      if case .known(let page) = self { page } else { nil }
    }

    /// Whether the data source has returned no page.
    var isMissing: Bool {
      if case .known(nil) = self { true } else { false }
    }
  }

  /// A transition from the current page to another one.
  struct Turn {
    let page: UIViewController
    let direction: NavigationDirection
    /// Whether a touch started it.
    let isInteractive: Bool
    let completion: ((Bool) -> Void)?
  }
}
