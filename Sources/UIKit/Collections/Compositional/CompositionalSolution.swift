/// The frames of all elements of a compositional layout.
@MainActor
struct CompositionalSolution {
  /// The place of an element.
  struct Place {
    let element: LayoutElement
    var frame: CGRect
    let zIndex: Int
    let isEstimated: (width: Bool, height: Bool)
    /// The section to whose visible part a header or footer is pinned; nil for others; `.max` is the whole layout.
    var pinned: (section: Int, edges: NSDirectionalRectEdge)?
  }

  /// A section and its elements.
  struct Section {
    let number: Int
    let section: NSCollectionLayoutSection
    let environment: any NSCollectionLayoutEnvironment
    /// The frame with headers and footers, in points of the content.
    var frame: CGRect
    /// The cells and the views that are attached to them.
    var content: [Place] = []
    /// The headers, footers and backgrounds.
    var around: [Place] = []
    /// What a section that scrolls on its own shows; nil for others.
    var scrolling: OrthogonalContent?
  }

  private(set) var contentSize = CGSize.zero
  private(set) var sections: [Section] = []
  /// The headers and footers of the whole layout.
  private(set) var global: [Place] = []
  private(set) var isVertical = true
  private var index: [LayoutElement: Place] = [:]

  /// The place of an element; nil if it does not exist.
  subscript(element: LayoutElement) -> Place? { index[element] }

  /// Whether frames or visible elements change with the content offset.
  var followsOffset: Bool {
    global.contains { $0.pinned != nil }
      || sections.contains {
        $0.section.visibleItemsInvalidationHandler != nil
          || $0.around.contains { $0.pinned != nil }
      }
  }

  init() {}

  init(
    of collectionView: UICollectionView,
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    sizes: [LayoutElement: CGSize], provider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    isVertical = configuration.scrollDirection == .vertical
    let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    let size = CGSize(width: max(bounds.width, 0), height: max(bounds.height, 0))
    let axis = CompositionalAxis(isVertical: isVertical)
    var position: CGFloat = 0
    let globals = configuration.boundarySupplementaryItems
    position += addGlobals(globals, sizes, size, at: 0, isStart: true, axis)
    for number in 0..<collectionView.numberOfSections {
      if number > 0 { position += configuration.interSectionSpacing }
      let builder = SectionBuilder(
        number, collectionView, size, sizes, axis, configuration.contentInsetsReference)
      guard let section = provider(number, builder.environment) else { continue }
      let solved = builder.build(
        section, at: position, count: collectionView.numberOfItems(inSection: number))
      position = axis.length(solved.frame.origin.size) + axis.length(solved.frame.size)
      sections.append(solved)
    }
    position += addGlobals(globals, sizes, size, at: position, isStart: false, axis)
    contentSize = axis.size(position, axis.breadth(size))
    for place in global + sections.flatMap({ $0.content + $0.around }) {
      index[place.element] = place
    }
  }

  private mutating func addGlobals(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ sizes: [LayoutElement: CGSize],
    _ size: CGSize, at position: CGFloat, isStart: Bool, _ axis: CompositionalAxis
  ) -> CGFloat {
    var length: CGFloat = 0
    for (number, item) in items.enumerated()
    where axis.isAtEnd(item.alignment.edges) != isStart {
      let element = LayoutElement.supplementary(item.elementKind, at: IndexPath(index: number))
      let own = item.size(in: size, sizes[element])
      let frame = axis.rect(
        position + length, axis.aligned(item.alignment.edges, own, in: size), own
      ).offsetBy(dx: item.offset.x, dy: item.offset.y)
      global.append(
        Place(
          element: element, frame: frame, zIndex: item.zIndex, isEstimated: item.estimated,
          pinned: item.pinToVisibleBounds ? (.max, item.alignment.edges) : nil))
      if item.extendsBoundary { length += axis.length(own) }
    }
    return length
  }

  /// Returns the frame of an element, pinned to the visible part of the content.
  func frame(of place: Place, visible: @autoclosure () -> CGRect?) -> CGRect {
    guard let pinned = place.pinned, let visible = visible() else { return place.frame }
    let area =
      pinned.section == .max
      ? CGRect(origin: .zero, size: contentSize)
      : sections.first { $0.number == pinned.section }?.frame ?? place.frame
    var frame = place.frame
    if isVertical {
      frame.origin.y = Self.pinned(
        frame.minY, frame.height, area.minY, area.maxY, visible.minY, visible.maxY,
        isEnd: pinned.edges.contains(.bottom))
    } else {
      frame.origin.x = Self.pinned(
        frame.minX, frame.width, area.minX, area.maxX, visible.minX, visible.maxX,
        isEnd: pinned.edges.contains(.trailing))
    }
    return frame
  }

  private static func pinned(
    _ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat, _ visibleStart: CGFloat,
    _ visibleEnd: CGFloat, isEnd: Bool
  ) -> CGFloat {
    isEnd
      ? max(min(start, visibleEnd - length), from)
      : min(max(start, visibleStart), max(to - length, from))
  }
}

extension CompositionalAxis {
  func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: point(along, across), size: size)
  }

  /// Whether edges are those of the end of the content rather than of its start.
  func isAtEnd(_ edges: NSDirectionalRectEdge) -> Bool {
    edges.contains(isVertical ? .bottom : .trailing)
  }

  /// Whether edges are those of the start or the end of the content.
  func isAlong(_ edges: NSDirectionalRectEdge) -> Bool {
    isVertical
      ? edges.contains(.top) || edges.contains(.bottom)
      : edges.contains(.leading) || edges.contains(.trailing)
  }

  /// Returns the position across the direction of a view that is aligned with edges.
  func aligned(_ edges: NSDirectionalRectEdge, _ size: CGSize, in container: CGSize) -> CGFloat {
    let room = breadth(container) - breadth(size)
    if edges.contains(isVertical ? .leading : .top) { return 0 }
    return edges.contains(isVertical ? .trailing : .bottom) ? room : room / 2
  }
}

extension CGPoint {
  /// The point as a size.
  fileprivate var size: CGSize { CGSize(width: x, height: y) }
}

extension NSCollectionLayoutItem {
  /// Returns the size in a container, with the estimated dimensions of a view that has its own size.
  final func size(in container: CGSize, _ own: CGSize?) -> CGSize {
    var size = layoutSize.size(in: container)
    if let own {
      if estimated.width { size.width = own.width }
      if estimated.height { size.height = own.height }
    }
    return size
  }
}
