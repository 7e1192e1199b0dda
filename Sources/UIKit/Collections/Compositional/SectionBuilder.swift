/// Computes the frames of one section of a compositional layout.
@MainActor
struct SectionBuilder {
  let number: Int
  let environment: any NSCollectionLayoutEnvironment
  private let size: CGSize
  private let sizes: [LayoutElement: CGSize]
  private let axis: CompositionalAxis
  private let references: (none: NSDirectionalEdgeInsets, margins: NSDirectionalEdgeInsets)
  private let defaultReference: UIContentInsetsReference

  init(
    _ number: Int, _ collectionView: UICollectionView, _ size: CGSize,
    _ sizes: [LayoutElement: CGSize], _ axis: CompositionalAxis,
    _ defaultReference: UIContentInsetsReference
  ) {
    (self.number, self.size, self.sizes, self.axis) = (number, size, sizes, axis)
    self.defaultReference = defaultReference
    environment = LayoutEnvironment(
      LayoutContainer(contentSize: size, insets: .zero), collectionView.traitCollection)
    let (margins, safe) = (
      collectionView.layoutMargins, collectionView.safeAreaInsets
    )
    // The adjusted content insets contain the safe area already.
    references = (
      .zero,
      NSDirectionalEdgeInsets(
        top: 0, leading: max(margins.left - safe.left, 0), bottom: 0,
        trailing: max(margins.right - safe.right, 0))
    )
  }

  private func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference == .automatic ? defaultReference : reference {
    case .layoutMargins, .readableContent: references.margins
    case .automatic, .none, .safeArea: references.none
    }
  }

  /// Returns the section at a position along the direction of the layout, in points.
  func build(
    _ section: NSCollectionLayoutSection, at start: CGFloat, count: Int
  ) -> CompositionalSolution.Section {
    let base = insets(section.contentInsetsReference)
    let insets = NSDirectionalEdgeInsets(
      top: section.contentInsets.top + base.top,
      leading: section.contentInsets.leading + base.leading,
      bottom: section.contentInsets.bottom + base.bottom,
      trailing: section.contentInsets.trailing + base.trailing)
    var result = CompositionalSolution.Section(
      number: number, section: section, environment: environment, frame: .zero)
    let headers = Headers(section, self, insets)
    let along =
      axis.isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let across =
      axis.isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let container = CGSize(
      width: max(size.width - insets.leading - insets.trailing - headers.sides(axis.isVertical), 0),
      height: max(size.height - insets.top - insets.bottom - headers.sides(!axis.isVertical), 0))
    let contentStart = start + headers.startLength + along.0
    var length: CGFloat
    if section.orthogonalScrollingBehavior == .none {
      length = addGroups(
        section, count, container, at: contentStart, across: across.0 + headers.leadingLength,
        &result)
    } else {
      length = addScrollingGroups(
        section, count, container, at: contentStart, insets: across, &result)
    }
    // A section without items has no content, but its insets.
    length += along.0 + along.1
    let end = start + headers.startLength + length
    let total = headers.startLength + length + headers.endLength
    result.frame = axis.rect(start, 0, axis.size(total, axis.breadth(size)))
    result.around = headers.places(start: start, end: end, contentLength: length)
    result.around += section.decorationItems.enumerated().map { index, item in
      let inset = item.contentInsets
      return CompositionalSolution.Place(
        element: .decoration(item.elementKind, at: IndexPath(item: index, section: number)),
        frame: CGRect(
          x: result.frame.minX + inset.leading, y: result.frame.minY + inset.top,
          width: max(result.frame.width - inset.leading - inset.trailing, 0),
          height: max(result.frame.height - inset.top - inset.bottom, 0)),
        zIndex: item.zIndex, isEstimated: (false, false))
    }
    return result
  }

  private func makeSolver(_ count: Int) -> GroupSolver {
    GroupSolver(section: number, count: count, sizes: sizes, environment: environment)
  }

  /// Adds the groups one after another along the direction of the layout, and returns their length.
  private func addGroups(
    _ section: NSCollectionLayoutSection, _ count: Int, _ container: CGSize, at start: CGFloat,
    across: CGFloat, _ result: inout CompositionalSolution.Section
  ) -> CGFloat {
    var solver = makeSolver(count)
    var length: CGFloat = 0
    while !solver.isDone {
      let first = solver.next
      let (size, places) = solver.solve(section.group, in: container)
      guard solver.next > first else { break }
      if length > 0 { length += section.interGroupSpacing }
      let (before, after, side) = spaces(section.group.edgeSpacing, isAlong: true)
      let origin = axis.rect(start + length + before, across + side, .zero).origin
      result.content += places.map { self.place($0, at: origin) }
      length += before + axis.length(size) + after
    }
    return length
  }

  /// Adds the groups of a section that scrolls on its own one after another across the direction of the layout, and returns
  /// the length of the greatest one.
  private func addScrollingGroups(
    _ section: NSCollectionLayoutSection, _ count: Int, _ container: CGSize, at start: CGFloat,
    insets: (CGFloat, CGFloat), _ result: inout CompositionalSolution.Section
  ) -> CGFloat {
    var solver = makeSolver(count)
    var (length, position) = (CGFloat(0), insets.0)
    var starts: [(start: CGFloat, length: CGFloat)] = []
    while !solver.isDone {
      let first = solver.next
      let (size, places) = solver.solve(section.group, in: container)
      guard solver.next > first else { break }
      if !starts.isEmpty { position += section.interGroupSpacing }
      let (before, after, side) = spaces(section.group.edgeSpacing, isAlong: false)
      position += before
      let origin = axis.rect(start + side, position, .zero).origin
      result.content += places.map { self.place($0, at: origin) }
      starts.append((position, axis.breadth(size)))
      position += axis.breadth(size) + after
      length = max(length, axis.length(size) + side)
    }
    let full = max(position, insets.0) + insets.1
    result.scrolling = OrthogonalContent(
      section: number, frame: axis.rect(start, 0, axis.size(length, axis.breadth(size))),
      contentLength: full, groups: starts, leadingInset: insets.0,
      behavior: section.orthogonalScrollingBehavior,
      properties: section.orthogonalScrollingProperties, isHorizontal: axis.isVertical)
    return length
  }

  /// Returns the spaces before and after a group, and beside it.
  private func spaces(
    _ spacing: NSCollectionLayoutEdgeSpacing?, isAlong: Bool
  ) -> (CGFloat, CGFloat, CGFloat) {
    guard let spacing else { return (0, 0, 0) }
    let vertical = (spacing.top?.spacing ?? 0, spacing.bottom?.spacing ?? 0)
    let horizontal = (spacing.leading?.spacing ?? 0, spacing.trailing?.spacing ?? 0)
    let isVertical = axis.isVertical == isAlong
    return isVertical
      ? (vertical.0, vertical.1, horizontal.0) : (horizontal.0, horizontal.1, vertical.0)
  }

  private func place(_ place: SolvedPlace, at origin: CGPoint) -> CompositionalSolution.Place {
    let element: LayoutElement =
      switch place.content {
      case .cell(let item): .item(at: IndexPath(item: item, section: number))
      case .supplementary(let kind, let index):
        .supplementary(kind, at: IndexPath(item: index, section: number))
      }
    return CompositionalSolution.Place(
      element: element, frame: place.frame.offsetBy(dx: origin.x, dy: origin.y),
      zIndex: place.zIndex, isEstimated: place.isEstimated)
  }

  /// The headers and footers of a section.
  private struct Headers {
    private let section: NSCollectionLayoutSection
    private let builder: SectionBuilder
    private let items:
      [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize, index: Int)]
    private let container: CGSize
    private let side: CGFloat

    @MainActor
    init(
      _ section: NSCollectionLayoutSection, _ builder: SectionBuilder,
      _ insets: NSDirectionalEdgeInsets
    ) {
      (self.section, self.builder) = (section, builder)
      let follows = section.supplementariesFollowContentInsets
      let axis = builder.axis
      let across =
        axis.isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
      side = follows ? across.0 : 0
      let breadth = axis.breadth(builder.size) - (follows ? across.0 + across.1 : 0)
      container = axis.size(axis.length(builder.size), max(breadth, 0))
      var kinds: [String: Int] = [:]
      var items: [(NSCollectionLayoutBoundarySupplementaryItem, CGSize, Int)] = []
      for item in section.boundarySupplementaryItems {
        let index = kinds[item.elementKind, default: 0]
        kinds[item.elementKind] = index + 1
        let element = LayoutElement.supplementary(
          item.elementKind, at: IndexPath(item: index, section: builder.number))
        items.append((item, item.size(in: container, builder.sizes[element]), index))
      }
      self.items = items
    }

    /// The length of the headers that extend the section.
    @MainActor var startLength: CGFloat { length(isEnd: false) }
    /// The length of the footers that extend the section.
    @MainActor var endLength: CGFloat { length(isEnd: true) }

    @MainActor
    private func length(isEnd: Bool) -> CGFloat {
      let axis = builder.axis
      return items.reduce(0) { sum, entry in
        let edges = entry.item.alignment.edges
        guard entry.item.extendsBoundary, axis.isAlong(edges), axis.isAtEnd(edges) == isEnd else {
          return sum
        }
        return sum + axis.length(entry.size)
      }
    }

    /// The breadth of the views beside the content that extend the section, where they are along an axis.
    @MainActor
    func sides(_ isAcross: Bool) -> CGFloat { isAcross ? leadingLength + trailingLength : 0 }

    @MainActor var leadingLength: CGFloat { sideLength(isEnd: false) }
    @MainActor private var trailingLength: CGFloat { sideLength(isEnd: true) }

    @MainActor
    private func sideLength(isEnd: Bool) -> CGFloat {
      let axis = builder.axis
      let end: NSDirectionalRectEdge = axis.isVertical ? .trailing : .bottom
      return items.reduce(0) { sum, entry in
        let edges = entry.item.alignment.edges
        guard entry.item.extendsBoundary, !axis.isAlong(edges), !edges.isEmpty,
          edges.contains(end) == isEnd
        else { return sum }
        return sum + axis.breadth(entry.size)
      }
    }

    @MainActor
    func places(
      start: CGFloat, end: CGFloat, contentLength: CGFloat
    ) -> [CompositionalSolution.Place] {
      let axis = builder.axis
      var (first, last) = (start, end)
      return items.map { item, size, index in
        let edges = item.alignment.edges
        let isEnd = axis.isAtEnd(edges)
        let position: CGFloat
        if !axis.isAlong(edges) {
          position = start + startLength + (contentLength - axis.length(size)) / 2
        } else if item.extendsBoundary {
          position = isEnd ? last : first
          if isEnd { last += axis.length(size) } else { first += axis.length(size) }
        } else {
          position = isEnd ? end - axis.length(size) : start
        }
        let across = side + axis.aligned(edges, size, in: container)
        return CompositionalSolution.Place(
          element: .supplementary(
            item.elementKind, at: IndexPath(item: index, section: builder.number)),
          frame: axis.rect(position, across, size).offsetBy(dx: item.offset.x, dy: item.offset.y),
          zIndex: item.zIndex, isEstimated: item.estimated,
          pinned: item.pinToVisibleBounds ? (builder.number, edges) : nil)
      }
    }
  }
}
