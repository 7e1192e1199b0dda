/// The names of UIKit's collection view that its layout needs.
public enum UICollectionView {
  /// What an element of a collection view is.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view.
    case decorationView = 2
  }

  /// The kind of supplementary views at the start of sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary views at the end of sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
