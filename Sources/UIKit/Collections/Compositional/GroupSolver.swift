/// A place that a group gives to a cell or to an attached view, relative to the group's origin.
struct SolvedPlace {
  enum Content {
    /// The cell with an index in the section.
    case cell(Int)
    /// A view of a kind with an index in the section.
    case supplementary(String, Int)
  }

  let content: Content
  var frame: CGRect
  let zIndex: Int
  /// The dimensions that the view's own size replaces.
  let isEstimated: (width: Bool, height: Bool)
}

/// Lays out the groups of a section, one after another.
@MainActor
struct GroupSolver {
  /// The number of cells in the section.
  let count: Int
  /// The index of the next cell.
  private(set) var next = 0
  /// The sizes that views of estimated sizes prefer, by the element.
  let sizes: [LayoutElement: CGSize]
  let section: Int
  let environment: any NSCollectionLayoutEnvironment
  private var kinds: [String: Int] = [:]

  init(
    section: Int, count: Int, sizes: [LayoutElement: CGSize],
    environment: any NSCollectionLayoutEnvironment
  ) {
    (self.section, self.count, self.sizes, self.environment) = (section, count, sizes, environment)
  }

  var isDone: Bool { next >= count }

  /// Returns the size of a group and the places in it, for the cells that follow.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: The size that fractions refer to, in points.
  mutating func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize
  ) -> (size: CGSize, places: [SolvedPlace]) {
    let outer = group.layoutSize.size(in: container)
    return solve(group, size: outer)
  }

  private mutating func solve(
    _ group: NSCollectionLayoutGroup, size outer: CGSize
  ) -> (size: CGSize, places: [SolvedPlace]) {
    let insets = group.contentInsets
    let estimated = group.estimated
    let inner = CGSize(
      width: max(outer.width - insets.leading - insets.trailing, 0),
      height: max(outer.height - insets.top - insets.bottom, 0))
    var (content, places): (CGSize, [SolvedPlace])
    switch group.arrangement {
    case .horizontal: (content, places) = line(group, inner, isHorizontal: true)
    case .vertical: (content, places) = line(group, inner, isHorizontal: false)
    case .custom(let provider): (content, places) = custom(provider(groupEnvironment(inner)))
    }
    for index in places.indices {
      places[index].frame = places[index].frame.offsetBy(dx: insets.leading, dy: insets.top)
    }
    let size = CGSize(
      width: estimated.width ? content.width + insets.leading + insets.trailing : outer.width,
      height: estimated.height ? content.height + insets.top + insets.bottom : outer.height)
    places += attached(
      group.supplementaryItems, to: CGRect(origin: .zero, size: size), index: nil)
    return (size, places)
  }

  private func groupEnvironment(_ size: CGSize) -> any NSCollectionLayoutEnvironment {
    LayoutEnvironment(
      LayoutContainer(contentSize: size, insets: .zero), environment.traitCollection)
  }

  private mutating func custom(
    _ items: [NSCollectionLayoutGroupCustomItem]
  ) -> (CGSize, [SolvedPlace]) {
    var (area, places) = (CGRect.zero, [SolvedPlace]())
    for item in items where !isDone {
      places.append(
        SolvedPlace(
          content: .cell(next), frame: item.frame, zIndex: item.zIndex, isEstimated: (false, false))
      )
      area = area.union(item.frame)
      next += 1
    }
    return (CGSize(width: area.maxX, height: area.maxY), places)
  }

  // MARK: Lines

  /// One of the items along a line.
  private struct Member {
    var size: CGSize
    var places: [SolvedPlace]
    let edges: NSCollectionLayoutEdgeSpacing?
    var isUniform = false
  }

  private mutating func line(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, isHorizontal: Bool
  ) -> (CGSize, [SolvedPlace]) {
    let axis = CompositionalAxis(isVertical: !isHorizontal)
    let spacing = group.interItemSpacing
    let space = spacing?.spacing ?? 0
    let isOpen = isHorizontal ? group.estimated.width : group.estimated.height
    let available = axis.length(size)
    let limit = isOpen && group.repetitions == nil ? CGFloat.infinity : available
    var members: [Member] = []
    var used: CGFloat = 0
    let rounds = group.repetitions ?? .max
    var round = 0
    fill: while round < rounds, !isDone, !group.subitems.isEmpty {
      for item in group.subitems {
        if isDone { break fill }
        let share =
          group.sharesLength
          ? max((available - space * CGFloat(rounds - 1)) / CGFloat(rounds), 0) : nil
        let saved = self
        let member = solve(item, in: size, share: isOpen ? nil : share, axis)
        let length = axis.length(member.size) + axis.spaces(member.edges)
        let needed = used + (members.isEmpty ? 0 : space) + length
        if group.repetitions == nil, !members.isEmpty, needed > limit + 1e-6 {
          self = saved
          break fill
        }
        members.append(member)
        used = needed
      }
      round += 1
      // An open group contains its items once.
      if group.repetitions == nil, limit == .infinity { break }
    }
    makeUniform(&members, axis)
    return place(members, group, size, used, axis)
  }

  /// Gives the members with uniform lengths the greatest one across the line.
  private func makeUniform(_ members: inout [Member], _ axis: CompositionalAxis) {
    let greatest = members.lazy.filter(\.isUniform).map { axis.breadth($0.size) }.max()
    guard let greatest else { return }
    for index in members.indices where members[index].isUniform {
      members[index].size = axis.size(axis.length(members[index].size), greatest)
      for place in members[index].places.indices {
        let frame = members[index].places[place].frame
        members[index].places[place].frame.size = axis.size(axis.length(frame.size), greatest)
      }
    }
  }

  private func place(
    _ members: [Member], _ group: NSCollectionLayoutGroup, _ size: CGSize, _ used: CGFloat,
    _ axis: CompositionalAxis
  ) -> (CGSize, [SolvedPlace]) {
    let spacing = group.interItemSpacing
    let isFlexible = spacing?.isFlexibleSpacing ?? false
    let flexibleEdges = members.reduce(0) { $0 + axis.flexibleCount($1.edges) }
    let gaps = isFlexible ? max(members.count - 1, 0) : 0
    let free = max(axis.length(size) - used, 0)
    let extra = gaps + flexibleEdges > 0 ? free / CGFloat(gaps + flexibleEdges) : 0
    var (position, breadth) = (CGFloat(0), CGFloat(0))
    var places: [SolvedPlace] = []
    for (index, member) in members.enumerated() {
      if index > 0 { position += (spacing?.spacing ?? 0) + (isFlexible ? extra : 0) }
      let (before, after) = axis.edges(member.edges)
      position += (before?.spacing ?? 0) + (before?.isFlexibleSpacing == true ? extra : 0)
      let (crossBefore, crossAfter) = axis.crossEdges(member.edges)
      let room = max(
        axis.breadth(size) - axis.breadth(member.size) - (crossBefore?.spacing ?? 0)
          - (crossAfter?.spacing ?? 0), 0)
      let flexible = [crossBefore, crossAfter].filter { $0?.isFlexibleSpacing == true }.count
      let cross =
        (crossBefore?.spacing ?? 0)
        + (crossBefore?.isFlexibleSpacing == true ? room / CGFloat(max(flexible, 1)) : 0)
      let origin = axis.point(position, cross)
      for place in member.places {
        var place = place
        place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
        places.append(place)
      }
      position += axis.length(member.size)
      position += (after?.spacing ?? 0) + (after?.isFlexibleSpacing == true ? extra : 0)
      breadth = max(breadth, cross + axis.breadth(member.size) + (crossAfter?.spacing ?? 0))
    }
    return (axis.size(position, breadth), places)
  }

  /// Returns the size and the places of an item or a nested group.
  private mutating func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, share: CGFloat?, _ axis: CompositionalAxis
  ) -> Member {
    var size = item.layoutSize.size(in: container)
    if let share { size = axis.size(share, axis.breadth(size)) }
    if let group = item as? NSCollectionLayoutGroup {
      let (solved, places) = solve(group, size: size)
      return Member(size: solved, places: places, edges: item.edgeSpacing)
    }
    let index = next
    next += 1
    var estimated = item.estimated
    if share != nil {
      if axis.isVertical { estimated.height = false } else { estimated.width = false }
    }
    let own = sizes[.item(at: IndexPath(item: index, section: section))]
    if let own {
      if estimated.width { size.width = min(own.width, max(container.width, 0)) }
      if estimated.height { size.height = own.height }
    }
    let insets = item.contentInsets
    // Estimated dimensions ignore the insets.
    let horizontal = estimated.width ? (0, 0) : (insets.leading, insets.trailing)
    let vertical = estimated.height ? (0, 0) : (insets.top, insets.bottom)
    let frame = CGRect(
      x: horizontal.0, y: vertical.0, width: max(size.width - horizontal.0 - horizontal.1, 0),
      height: max(size.height - vertical.0 - vertical.1, 0))
    let place = SolvedPlace(
      content: .cell(index), frame: frame, zIndex: 0, isEstimated: estimated)
    return Member(
      size: size, places: [place] + attached(item.supplementaryItems, to: frame, index: index),
      edges: item.edgeSpacing,
      isUniform: (axis.isVertical
        ? item.layoutSize.widthDimension : item.layoutSize.heightDimension).isUniformAcrossSiblings)
  }

  private mutating func attached(
    _ items: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, index: Int?
  ) -> [SolvedPlace] {
    items.map { item in
      let number = index ?? kinds[item.elementKind, default: 0]
      kinds[item.elementKind] = number + 1
      let path = IndexPath(item: number, section: section)
      var size = item.layoutSize.size(in: frame.size)
      if let own = sizes[.supplementary(item.elementKind, at: path)] {
        if item.estimated.width { size.width = own.width }
        if item.estimated.height { size.height = own.height }
      }
      return SolvedPlace(
        content: .supplementary(item.elementKind, number),
        frame: item.containerAnchor.frame(of: size, in: frame, item: item.itemAnchor),
        zIndex: item.zIndex, isEstimated: item.estimated)
    }
  }
}

extension NSCollectionLayoutItem {
  /// The dimensions that the view's own size replaces.
  final var estimated: (width: Bool, height: Bool) {
    (layoutSize.widthDimension.isEstimated, layoutSize.heightDimension.isEstimated)
  }
}

/// The spaces around items in a line.
@MainActor
extension CompositionalAxis {
  fileprivate func edges(
    _ spacing: NSCollectionLayoutEdgeSpacing?
  ) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
    isVertical ? (spacing?.top, spacing?.bottom) : (spacing?.leading, spacing?.trailing)
  }
  fileprivate func crossEdges(
    _ spacing: NSCollectionLayoutEdgeSpacing?
  ) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
    isVertical ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
  }
  fileprivate func spaces(_ spacing: NSCollectionLayoutEdgeSpacing?) -> CGFloat {
    let (before, after) = edges(spacing)
    return (before?.spacing ?? 0) + (after?.spacing ?? 0)
  }
  fileprivate func flexibleCount(_ spacing: NSCollectionLayoutEdgeSpacing?) -> Int {
    let (before, after) = edges(spacing)
    return [before, after].filter { $0?.isFlexibleSpacing == true }.count
  }
}
