/// All sections of a flow layout, one behind the other.
struct FlowContent {
  let direction: UICollectionView.ScrollDirection
  /// The breadth of the content across the scrolling, in points.
  let breadth: CGFloat
  /// Where the first section starts along the scrolling, in points.
  let start: CGFloat
  let sections: [FlowSection]

  init(
    _ metrics: [FlowSection.Metrics], in direction: UICollectionView.ScrollDirection,
    breadth: CGFloat, from start: CGFloat = 0
  ) {
    self.direction = direction
    self.breadth = breadth
    self.start = start
    var start = start
    sections = metrics.map { metrics in
      let section = FlowSection(metrics, from: start, breadth: breadth)
      start = section.end
      return section
    }
  }

  /// Where the last section ends along the scrolling, in points.
  var end: CGFloat { sections.last?.end ?? start }

  /// The size of the content in points.
  var size: CGSize { direction.size(length: end, breadth: breadth) }

  /// Returns the numbers of the sections in a rectangle.
  func sectionNumbers(in rect: CGRect) -> Range<Int> {
    let from = direction.position(of: rect.origin)
    let to = from + direction.length(of: rect.size)
    let first = sections.partitioningIndex { $0.end > from }
    return first..<max(first, sections.partitioningIndex { $0.start >= to })
  }

  /// Returns where an item stands, or nil if there is none.
  func frame(ofItemAt indexPath: IndexPath) -> CGRect? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].rows.itemCount).contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].frame(ofItem: indexPath.item, in: direction)
  }

  /// Returns where a section's header stands, or nil if it has none.
  ///
  /// - Parameters:
  ///   - number: The section's number.
  ///   - visible: What is in sight of the content, for a header that stays there; nil for another.
  func headerFrame(ofSection number: Int, pinnedIn visible: CGRect?) -> CGRect? {
    guard sections.indices.contains(number) else { return nil }
    let section = sections[number]
    let length = section.metrics.headerLength
    guard length > 0 else { return nil }
    let start =
      visible.map { section.headerStart(pinnedTo: direction.position(of: $0.origin)) }
      ?? section.start
    return direction.rect(along: start, across: 0, length: length, breadth: breadth)
  }

  /// Returns where a section's footer stands, or nil if it has none.
  ///
  /// - Parameters:
  ///   - number: The section's number.
  ///   - visible: What is in sight of the content, for a footer that stays there; nil for another.
  func footerFrame(ofSection number: Int, pinnedIn visible: CGRect?) -> CGRect? {
    guard sections.indices.contains(number) else { return nil }
    let section = sections[number]
    let length = section.metrics.footerLength
    guard length > 0 else { return nil }
    let start =
      visible.map { visible in
        section.footerStart(
          pinnedBefore: direction.position(of: visible.origin) + direction.length(of: visible.size))
      } ?? section.footerStart
    return direction.rect(along: start, across: 0, length: length, breadth: breadth)
  }
}
