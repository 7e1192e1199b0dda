/// The sections of a flow layout, one after another along the scroll direction.
struct FlowContent {
  let direction: UICollectionView.ScrollDirection
  /// The breadth of the content, in points.
  let breadth: CGFloat
  /// The start of the first section along the scroll direction, in points.
  let start: CGFloat
  private(set) var sections: [FlowSection]

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

  /// Sets the length of an item that is a row of its own, and moves everything after it.
  mutating func setLength(_ length: CGFloat, ofItem item: Int, inSection number: Int) {
    change(section: number) { $0.setLength(length, ofItem: item) }
  }

  /// Sets the length of a section's header or footer, and moves everything after it.
  mutating func setLength(_ length: CGFloat, ofHeader isHeader: Bool, inSection number: Int) {
    change(section: number) { metrics in
      if isHeader { metrics.headerLength = length } else { metrics.footerLength = length }
    }
  }

  private mutating func change(
    section number: Int, _ change: (inout FlowSection.Metrics) -> Void
  ) {
    var metrics = sections[number].metrics
    change(&metrics)
    var start = sections[number].start
    sections[number] = FlowSection(metrics, from: start, breadth: breadth)
    start = sections[number].end
    for index in sections.indices.dropFirst(number + 1) where sections[index].start != start {
      sections[index] = FlowSection(sections[index].metrics, from: start, breadth: breadth)
      start = sections[index].end
    }
  }

  /// The end of the last section along the scroll direction, in points.
  var end: CGFloat { sections.last?.end ?? start }

  /// The size of the content, in points.
  var size: CGSize { direction.size(length: end, breadth: breadth) }

  /// Returns the indexes of the sections in a rectangle.
  func sectionNumbers(in rect: CGRect) -> Range<Int> {
    let from = direction.position(of: rect.origin)
    let to = from + direction.length(of: rect.size)
    let first = sections.partitioningIndex { $0.end > from }
    return first..<max(first, sections.partitioningIndex { $0.start >= to })
  }

  /// Returns the frame of an item; nil if it does not exist.
  func frame(ofItemAt indexPath: IndexPath) -> CGRect? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].rows.itemCount).contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].frame(ofItem: indexPath.item, in: direction)
  }

  /// Returns the frame of a section's header; nil if it has none.
  ///
  /// - Parameters:
  ///   - number: The index of the section.
  ///   - visible: The visible part of the content if the header is pinned to it; otherwise nil.
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

  /// Returns the frame of a section's footer; nil if it has none.
  ///
  /// - Parameters:
  ///   - number: The index of the section.
  ///   - visible: The visible part of the content if the footer is pinned to it; otherwise nil.
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
