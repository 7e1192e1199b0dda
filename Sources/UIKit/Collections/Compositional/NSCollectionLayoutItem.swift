/// An item of a compositional layout: a size, and what is around and attached to it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The views that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { initialItems }
  private let initialItems: [NSCollectionLayoutSupplementaryItem]
  /// The space between the item's part of the layout and its view, in points; zero by default; estimated dimensions ignore it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces around the item; nil by default.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size with attached views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, initialItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  /// Returns a copy of the item.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(
      layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }
}

/// A frame of an item in a group that a closure lays out.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame in the group, in points.
  open private(set) var frame: CGRect
  /// The order from back to front.
  open private(set) var zIndex: Int

  /// Creates an item with a frame in its group, in points.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item with a frame in its group, in points.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  /// Returns the item itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns the items of a group that a closure lays out.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items of a compositional layout, which is laid out like an item.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  /// The items, which are repeated until the group is full.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// How often the items are repeated; nil until the group is full.
  final let repetitions: Int?
  /// The views that are attached to the group.
  override open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }
  private var attachedItems: [NSCollectionLayoutSupplementaryItem] = []
  /// The space between the items; nil, the default, for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let dividesEqually: Bool

  init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], repetitions: Int? = nil, dividesEqually: Bool = false
  ) {
    (self.arrangement, self.subitems, self.repetitions) = (arrangement, subitems, repetitions)
    self.dividesEqually = dividesEqually
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a row of items, which are repeated from leading to trailing until it is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(NSCollectionLayoutGroup(layoutSize, .horizontal, subitems))
  }

  /// Returns a row of a number of equal items, which share the width whatever their own one is.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(
      NSCollectionLayoutGroup(
        layoutSize, .horizontal, [subitem], repetitions: max(count, 1), dividesEqually: true))
  }

  /// Returns a row of a number of items with their own widths.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repetitions: max(count, 1)))
  }

  /// Returns a column of items, which are repeated from top to bottom until it is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(NSCollectionLayoutGroup(layoutSize, .vertical, subitems))
  }

  /// Returns a column of a number of equal items, which share the height whatever their own one is.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(
      NSCollectionLayoutGroup(
        layoutSize, .vertical, [subitem], repetitions: max(count, 1), dividesEqually: true))
  }

  /// Returns a column of a number of items with their own heights.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repetitions: max(count, 1)))
  }

  /// Returns a group whose items a closure places.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []))
  }

  private class func make(_ group: NSCollectionLayoutGroup) -> Self {
    guard let result = group as? Self else {
      preconditionFailure("NSCollectionLayoutGroup has no subclasses")
    }
    return result
  }

  /// Whether the items share the length of the group.
  final var sharesLength: Bool { dividesEqually }

  /// Returns a description of the group.
  open func visualDescription() -> String {
    "NSCollectionLayoutGroup of \(subitems.count) subitems"
  }

  /// Returns a copy of the group.
  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(
      layoutSize, arrangement, subitems, repetitions: repetitions, dividesEqually: dividesEqually)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    (copy.interItemSpacing, copy.attachedItems) = (interItemSpacing, attachedItems)
    return copy
  }
}

/// A view of a kind that is attached to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  open private(set) var elementKind: String
  /// Where it is placed at what it is attached to.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view itself that is placed there; nil for the same edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front; 1 by default.
  open var zIndex = 1

  /// Creates a view that is attached with the edges of an anchor.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a view whose own anchor is placed at one of what it is attached to.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a copy of the item.
  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      itemAnchor.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
          itemAnchor: $0)
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    return copy
  }
}

/// A header or footer of a section or a whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section at which the view is placed.
  open private(set) var alignment: NSRectAlignment
  /// The distance from its place, in points.
  open private(set) var offset: CGPoint
  /// Whether the section grows by the view; true by default.
  open var extendsBoundary = true
  /// Whether the view stays in the visible area as long as its section does; false by default.
  open var pinToVisibleBounds = false

  /// Creates a header or footer.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header or footer with a distance from its place, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset))
  }

  /// Returns a copy of the item.
  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset
    )
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
    return copy
  }
}

/// A view of the layout itself, such as the background of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind, under which its class is registered at the layout.
  open private(set) var elementKind: String
  /// The order from back to front; -1 by default, behind the cells.
  open var zIndex = -1

  init(background elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns the background of a section, which fills it with its headers and footers.
  open class func background(elementKind: String) -> Self {
    guard let result = NSCollectionLayoutDecorationItem(background: elementKind) as? Self else {
      preconditionFailure("NSCollectionLayoutDecorationItem has no subclasses")
    }
    return result
  }

  /// Returns a copy of the item.
  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(background: elementKind)
    (copy.contentInsets, copy.zIndex) = (contentInsets, zIndex)
    return copy
  }
}

/// A place at the edge of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// In the center.
  case none = 0
  /// At the top, in the middle.
  case top
  /// At the top, at the leading edge.
  case topLeading
  /// At the leading edge, in the middle.
  case leading
  /// At the bottom, at the leading edge.
  case bottomLeading
  /// At the bottom, in the middle.
  case bottom
  /// At the bottom, at the trailing edge.
  case bottomTrailing
  /// At the trailing edge, in the middle.
  case trailing
  /// At the top, at the trailing edge.
  case topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
