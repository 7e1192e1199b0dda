extension UICollectionView {
  /// The categories of elements in a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view.
    case decorationView = 2
  }

  /// The direction in which the content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls vertically.
    case vertical = 0
    /// The content scrolls horizontally.
    case horizontal = 1
  }

  /// The position of an item in the visible area after scrolling.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The raw bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a position from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical center of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal center of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of supplementary views that are headers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary views that are footers of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
