extension UICollectionView {
  /// What an element of a collection view is.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view.
    case decorationView = 2
  }

  /// Along which axis content goes on.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// To the right.
    case horizontal = 1
  }

  /// Where in the view an item comes to stand.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates a position from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of supplementary views at the start of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary views at the end of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
