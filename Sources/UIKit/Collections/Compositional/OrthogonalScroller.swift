import Timing

/// What a section that scrolls on its own shows.
@MainActor
struct OrthogonalContent {
  let section: Int
  /// The visible part of the section, in points of the content.
  let frame: CGRect
  /// The length of the groups with the insets, in points.
  let contentLength: CGFloat
  /// The positions and lengths of the groups, in points.
  let groups: [(start: CGFloat, length: CGFloat)]
  /// The inset before the first group, in points.
  let leadingInset: CGFloat
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  let isHorizontal: Bool
}

/// The scroll view of a section that scrolls on its own.
///
/// Its coordinates are those of the collection view's content, so that the attributes of the layout apply in both.
@MainActor
final class OrthogonalScroller: UIScrollView {
  private var content: OrthogonalContent?
  private weak var collectionView: UICollectionView?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init(frame: .zero)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// The distance that the section has scrolled, in points.
  var scrollOffset: CGPoint {
    guard let content else { return .zero }
    return content.isHorizontal
      ? CGPoint(x: contentOffset.x, y: 0) : CGPoint(x: 0, y: contentOffset.y)
  }

  /// Shows the content of a section.
  func show(_ content: OrthogonalContent) {
    self.content = content
    let (frame, isHorizontal) = (content.frame, content.isHorizontal)
    let offset = scrollOffset
    UIView.performWithoutAnimation {
      contentInset =
        isHorizontal
        ? UIEdgeInsets(top: -frame.minY, left: 0, bottom: 0, right: 0)
        : UIEdgeInsets(top: 0, left: -frame.minX, bottom: 0, right: 0)
      self.frame = frame
      contentSize =
        isHorizontal
        ? CGSize(width: content.contentLength, height: frame.maxY)
        : CGSize(width: frame.maxX, height: content.contentLength)
      if drag == nil, motion == nil {
        contentOffset = offsetAtRest(
          nearestTo: isHorizontal
            ? CGPoint(x: offset.x, y: frame.minY) : CGPoint(x: frame.minX, y: offset.y))
      }
    }
    isPagingEnabled = content.behavior == .paging
    decelerationRate =
      content.properties.decelerationRate
      ?? (content.behavior == .continuous || content.behavior == .paging ? .normal : .fast)
    bounces = content.properties.bounce != .never
    let always = content.properties.bounce != .never
    (alwaysBounceHorizontal, alwaysBounceVertical) = (
      always && isHorizontal, always && !isHorizontal
    )
  }

  /// The visible part of the section; the collection view shows other views when it changes.
  override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { collectionView?.orthogonalSectionDidScroll() }
    }
  }

  /// Returns the offset at which the behavior lets the section come to rest.
  override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let content, !content.groups.isEmpty else { return proposed }
    let length = content.isHorizontal ? bounds.width : bounds.height
    let starts = content.groups.map { group in
      content.behavior == .groupPagingCentered
        ? group.start + (group.length - length) / 2 : group.start - content.leadingInset
    }
    let (current, target, speed) =
      content.isHorizontal
      ? (contentOffset.x, proposed.x, velocity.x) : (contentOffset.y, proposed.y, velocity.y)
    let rest: CGFloat
    switch content.behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: rest = starts[Self.nearest(target, in: starts)]
    case .groupPaging, .groupPagingCentered:
      rest = starts[Self.next(from: current, speed: speed, in: starts)]
    }
    return content.isHorizontal
      ? CGPoint(x: rest, y: proposed.y) : CGPoint(x: proposed.x, y: rest)
  }

  private static func nearest(_ position: CGFloat, in starts: [CGFloat]) -> Int {
    starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) } ?? 0
  }

  /// Returns the group that a flick turns to; without one, the nearest.
  private static func next(from current: CGFloat, speed: CGFloat, in starts: [CGFloat]) -> Int {
    if speed > 0 {
      return starts.firstIndex { $0 > current + 1e-6 } ?? starts.count - 1
    } else if speed < 0 {
      return starts.lastIndex { $0 < current - 1e-6 } ?? 0
    }
    return nearest(current, in: starts)
  }

  /// Lets touches in the section pass to the cells, and others to the views behind.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}

extension UICollectionView {
  /// Creates, places and removes the scroll views of the sections that scroll on their own.
  final func updateOrthogonalScrollers(_ solution: CompositionalSolution) {
    var known: Set<Int> = []
    for content in solution.sections.compactMap(\.scrolling) {
      known.insert(content.section)
      let scroller = orthogonalScrollers[content.section] ?? OrthogonalScroller(self)
      orthogonalScrollers[content.section] = scroller
      if scroller.superview == nil { insertSubview(scroller, at: backgroundView == nil ? 0 : 1) }
      scroller.show(content)
    }
    for section in orthogonalScrollers.keys.sorted() where !known.contains(section) {
      removeScroller(section)
    }
  }

  /// Removes the scroll views of all sections, whose layout is replaced.
  final func removeOrthogonalScrollers() {
    for section in orthogonalScrollers.keys.sorted() { removeScroller(section) }
  }

  private func removeScroller(_ section: Int) {
    guard let scroller = orthogonalScrollers.removeValue(forKey: section) else { return }
    for view in scroller.subviews.compactMap({ $0 as? UICollectionReusableView }) {
      addSubview(view)
    }
    scroller.removeFromSuperview()
  }

  final func orthogonalSectionDidScroll() {
    displayedRect = nil
    setNeedsLayout()
  }

  /// The view in which an element is shown: the scroll view of its section, or the collection view.
  final func container(of element: LayoutElement) -> UIView {
    guard !orthogonalScrollers.isEmpty, let section = element.indexPath.first,
      let layout = layout as? UICollectionViewCompositionalLayout,
      layout.solution.isScrolled(element)
    else { return self }
    return orthogonalScrollers[section] ?? self
  }

  /// Returns the part of a section's content that is shown in a rectangle of the collection view's content.
  final func orthogonalArea(of section: Int, _ rect: CGRect) -> CGRect {
    guard let scroller = orthogonalScrollers[section] else { return rect }
    let offset = scroller.scrollOffset
    return rect.offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Returns the part of the content of the section of an element that is shown in a rectangle.
  final func visibleArea(of element: LayoutElement, _ rect: CGRect) -> CGRect {
    guard let section = element.indexPath.first, container(of: element) !== self else {
      return rect
    }
    return orthogonalArea(of: section, rect)
  }
}

extension CompositionalSolution {
  /// Returns whether an element is in a section that scrolls on its own.
  func isScrolled(_ element: LayoutElement) -> Bool {
    guard let number = element.indexPath.first,
      let section = sections.first(where: { $0.number == number }), section.scrolling != nil
    else { return false }
    return !section.around.contains { $0.element == element }
  }
}
