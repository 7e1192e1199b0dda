/// The area in which a compositional layout is computed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size after insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in effect, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The area and the traits for which a compositional layout is computed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// An element that a section's `visibleItemsInvalidationHandler` may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The order from back to front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center, in points of the content.
  var center: CGPoint { get set }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The transform in space about the center.
  var transform3D: CATransform3D { get set }
  /// A name of the element, unique in the layout.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame, in points of the content.
  var frame: CGRect { get }
  /// The bounds, in points.
  var bounds: CGRect { get }
  /// The category.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// A name of the element, unique in the layout.
  final public var name: String {
    let path = indexPath.map(String.init).joined(separator: ".")
    return representedElementKind.map { "\($0) \(path)" } ?? path
  }
}

/// Changes the visible elements of a section, given the content offset of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// What content is inset by.
public enum UIContentInsetsReference: Int, Sendable {
  /// The setting of the layout's configuration.
  case automatic = 0
  /// Nothing.
  case none
  /// The safe area of the collection view.
  case safeArea
  /// The layout margins of the collection view.
  case layoutMargins
  /// The readable width, which is that of the layout margins here.
  case readableContent
}

/// How a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The groups follow each other in the direction of the layout.
  case none = 0
  /// The section comes to rest anywhere.
  case continuous
  /// The section comes to rest at the start of a group.
  case continuousGroupLeadingBoundary
  /// The section comes to rest at multiples of its visible length.
  case paging
  /// The section advances by one group.
  case groupPaging
  /// The section advances by one group, which it centers.
  case groupPagingCentered
}

/// How the scroll view of a section moves.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether content bounces at its ends.
  public enum Bounce: Int, Sendable {
    /// As a scroll view does.
    case automatic
    /// Also if all of it is visible.
    case always
    /// Not at all.
    case never
  }

  /// The rate at which content slows down; nil, the default, for that of the behavior.
  open var decelerationRate: UIScrollView.DecelerationRate?
  /// Whether content bounces at its ends; `automatic` by default.
  open var bounce = Bounce.automatic
}

/// A section of a compositional layout: a group that is repeated, and what surrounds it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// The group that is repeated for all items of the section.
  final let group: NSCollectionLayoutGroup
  /// The space around the content of the section, in points; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// What the content is inset by beside `contentInsets`; `automatic` by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What headers and footers are inset by; `automatic` by default.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the direction of the layout; `none` by default.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the scroll view of the section moves.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inset by `contentInsets` across the direction of the layout; true by default.
  open var supplementariesFollowContentInsets = true
  /// Changes the visible elements whenever the section scrolls; nil by default.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the section; none by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The configuration of a section that is a list; nil for others.
  final var list: UICollectionLayoutListConfiguration?

  /// Creates a section of a repeated group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a section that is a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListSection.make(configuration, layoutEnvironment)
  }

  /// Returns a copy of the section.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    (copy.decorationItems, copy.list) = (decorationItems, list)
    return copy
  }
}
