import Testing
import UIKit
import UIKitTestSupport

/// Queries of a flow layout, and the changes that make it ask its delegate again.
@Suite("UICollectionViewFlowLayout: queries") @MainActor struct FlowQueryTests {
  /// Creates a layout of three items of 100 by 40 points per row, with rows every 50 points.
  private func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    return layout
  }

  @Test(
    "layoutAttributesForElements excludes elements that only touch the rectangle",
    arguments: [
      ("two rows", CGRect(x: 0, y: 100, width: 320, height: 50.5), [6, 7, 8, 9, 10, 11]),
      ("exactly one row", CGRect(x: 0, y: 100, width: 320, height: 40), [6, 7, 8]),
      ("the space between rows", CGRect(x: 0, y: 40, width: 320, height: 10), []),
      ("one column", CGRect(x: 105, y: 0, width: 100, height: 100), [1, 4]),
      ("a point", CGRect(x: 220, y: 39, width: 0.1, height: 0.1), [2]),
      (
        "the last row", CGRect(x: 0, y: 166_600, width: 320, height: 5000),
        [9996, 9997, 9998, 9999]
      ),
      ("past the end", CGRect(x: 0, y: 170_000, width: 320, height: 100), []),
      ("before the start", CGRect(x: 0, y: -100, width: 320, height: 100), []),
    ] as [(String, CGRect, [Int])])
  func rectangle(id: String, rect: CGRect, items: [Int]) {
    let scene = CollectionScene(counts: [10_000], layout: makeLayout())
    scene.layOut()
    let attributes = scene.view.collectionViewLayout.layoutAttributesForElements(in: rect)
    #expect(attributes?.map(\.indexPath.item) == items)
  }

  @Test("layoutAttributesForElements finds rows of different sizes")
  func varyingSizes() {
    let scene = CollectionScene(counts: [9], layout: makeLayout())
    let sizes = MetricsDelegate()
    sizes.size = { CGSize(width: 320, height: 10 * CGFloat($0.item + 1)) }
    scene.view.delegate = sizes
    scene.layOut()
    // The rows start at 0, 20, 50, 90, 140, 200 and so on.
    let found = scene.view.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 45, width: 320, height: 96))
    #expect(found?.map(\.indexPath.item) == [2, 3, 4])
    #expect(found?.map(\.frame.minY) == [50, 90, 140])
  }

  @Test("elements that do not exist have no attributes")
  func missingElements() {
    let scene = CollectionScene(counts: [2], layout: makeLayout())
    let layout = scene.view.collectionViewLayout
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    scene.layOut()
    for path in [[0, 2], [1, 0], [-1, 0], [0, -1], [0], [0, 0, 0]] as [IndexPath] {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
    }
    for kind in [UICollectionView.elementKindSectionHeader, "other"] {
      #expect(
        layout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: 0)) == nil)
    }
  }

  @Test("the delegate provides insets, spacings, headers and footers per section")
  func sectionMetrics() {
    let scene = CollectionScene(counts: [4, 4], layout: makeLayout())
    let delegate = MetricsDelegate()
    delegate.inset = { UIEdgeInsets(top: CGFloat($0), left: 0, bottom: 0, right: 0) }
    delegate.spacings = { (lines: CGFloat(5 * ($0 + 1)), items: CGFloat(100 * $0)) }
    delegate.bars = { (header: CGFloat(20 * $0), footer: CGFloat(7)) }
    scene.view.delegate = delegate
    scene.layOut()
    let attributes =
      scene.view.collectionViewLayout.layoutAttributesForElements(
        in: CGRect(x: 0, y: 0, width: 320, height: 1000)) ?? []
    let expected: [(String, CGFloat, CGFloat)] = [
      ("0.0", 0, 0), ("0.1", 110, 0), ("0.2", 220, 0), ("0.3", 0, 45), ("Footer 0", 0, 85),
      ("Header 1", 0, 92), ("1.0", 0, 113), ("1.1", 220, 113), ("1.2", 0, 163), ("1.3", 220, 163),
      ("Footer 1", 0, 203),
    ]
    let found = attributes.map { attributes in
      let path = attributes.indexPath
      let name =
        attributes.representedElementKind.map { "\($0.suffix(6)) \(path.section)" }
        ?? "\(path.section).\(path.item)"
      return (name, attributes.frame.minX, attributes.frame.minY)
    }
    #expect(found.map(\.0) == expected.map(\.0))
    #expect(found.map(\.1) == expected.map(\.1))
    #expect(found.map(\.2) == expected.map(\.2))
  }

  @Test("only an invalidation of delegate metrics requests sizes again")
  func invalidation() {
    let layout = makeLayout()
    let scene = CollectionScene(counts: [3], layout: layout)
    let delegate = MetricsDelegate()
    delegate.size = { _ in CGSize(width: 100, height: 40) }
    scene.view.delegate = delegate
    var sizeRequests: [Int] = []
    func layOut(_ change: () -> Void) {
      delegate.sizeRequestCount = 0
      change()
      scene.layOut()
      sizeRequests.append(delegate.sizeRequestCount)
    }
    func context(metrics: Bool) -> UICollectionViewFlowLayoutInvalidationContext {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = metrics
      return context
    }
    layOut {}
    layOut { scene.view.contentOffset.y = -20 }
    layOut { layout.invalidateLayout() }
    layOut { layout.invalidateLayout(with: context(metrics: false)) }
    layOut { layout.invalidateLayout(with: context(metrics: true)) }
    layOut { scene.view.frame.size.height = 300 }
    layOut { scene.view.frame.size.width = 250 }
    layOut { layout.minimumLineSpacing = 10 }
    layOut { layout.minimumLineSpacing = 20 }
    layOut { scene.view.reloadData() }
    #expect(sizeRequests == [3, 0, 3, 0, 3, 0, 3, 0, 3, 3])
    #expect(layout.layoutAttributesForItem(at: [0, 2])?.frame.minY == 50)
  }

  @Test(
    "new bounds invalidate the layout if its breadth changes",
    arguments: [
      ("scrolled", UICollectionView.ScrollDirection.vertical, CGRect(0, 50, 320, 480), false),
      ("higher", .vertical, CGRect(0, 0, 320, 500), false),
      ("wider", .vertical, CGRect(0, 0, 330, 480), true),
      ("higher, horizontal", .horizontal, CGRect(0, 0, 320, 500), true),
      ("wider, horizontal", .horizontal, CGRect(0, 0, 330, 480), false),
    ])
  func boundsChange(
    id: String, direction: UICollectionView.ScrollDirection, bounds: CGRect, expected: Bool
  ) {
    let layout = makeLayout()
    layout.scrollDirection = direction
    let scene = CollectionScene(counts: [3], layout: layout)
    scene.layOut()
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds) == expected)
  }

  @Test("attributes are instances of layoutAttributesClass")
  func attributesClass() {
    final class Attributes: UICollectionViewLayoutAttributes {
      var angle: CGFloat = 0
    }
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Attributes.self }
    }
    let layout = Layout()
    layout.footerReferenceSize.height = 10
    let scene = CollectionScene(counts: [1], layout: layout)
    scene.layOut()
    let attributes = layout.layoutAttributesForElements(in: scene.view.bounds) ?? []
    #expect(attributes.count == 2 && attributes.allSatisfy { $0 is Attributes })
  }

  @Test("a negative item size stops the program")
  func negativeSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize.width = -1
        CollectionScene(counts: [1], layout: layout).layOut()
      }
    }
    #expect(
      standardError(of: result).contains("negative sizes are not supported in the flow layout"))
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A delegate with settable metrics that counts requests for sizes.
@MainActor
private final class MetricsDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var sizeRequestCount = 0
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 40) }
  var inset: (Int) -> UIEdgeInsets = { _ in .zero }
  var spacings: (Int) -> (lines: CGFloat, items: CGFloat) = { _ in (10, 10) }
  var bars: (Int) -> (header: CGFloat, footer: CGFloat) = { _ in (0, 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeRequestCount += 1
    return size(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    inset(section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    spacings(section).lines
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    spacings(section).items
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: bars(section).header)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: bars(section).footer)
  }
}
