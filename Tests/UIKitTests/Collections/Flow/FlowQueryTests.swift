import Testing
import UIKit

/// What a flow layout answers for rectangles, and what makes it ask and reckon anew.
@Suite("UICollectionViewFlowLayout: asked") @MainActor struct FlowQueryTests {
  /// Rows of three items of 100 by 40 points, 50 points apart.
  private func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    return layout
  }

  @Test(
    "the elements in a rectangle, without those that only touch it",
    arguments: [
      ("two rows", CGRect(x: 0, y: 100, width: 320, height: 50.5), [6, 7, 8, 9, 10, 11]),
      ("one row to its edges", CGRect(x: 0, y: 100, width: 320, height: 40), [6, 7, 8]),
      ("the space between rows", CGRect(x: 0, y: 40, width: 320, height: 10), []),
      ("one column", CGRect(x: 105, y: 0, width: 100, height: 100), [1, 4]),
      ("a point", CGRect(x: 220, y: 39, width: 0.1, height: 0.1), [2]),
      (
        "the last row", CGRect(x: 0, y: 166_600, width: 320, height: 5000),
        [9996, 9997, 9998, 9999]
      ),
      ("beyond the end", CGRect(x: 0, y: 170_000, width: 320, height: 100), []),
      ("before the start", CGRect(x: 0, y: -100, width: 320, height: 100), []),
    ] as [(String, CGRect, [Int])])
  func rectangle(id: String, rect: CGRect, items: [Int]) {
    let scene = CollectionScene(counts: [10_000], layout: makeLayout())
    scene.layOut()
    let attributes = scene.view.collectionViewLayout.layoutAttributesForElements(in: rect)
    #expect(attributes?.map(\.indexPath.item) == items)
  }

  @Test("rows of sizes of their own are found as well")
  func varying() {
    let scene = CollectionScene(counts: [9], layout: makeLayout())
    let sizes = Answers()
    sizes.size = { CGSize(width: 320, height: 10 * CGFloat($0.item + 1)) }
    scene.view.delegate = sizes
    scene.layOut()
    // Rows start at 0, 20, 50, 90, 140, 200...
    let found = scene.view.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 45, width: 320, height: 96))
    #expect(found?.map(\.indexPath.item) == [2, 3, 4])
    #expect(found?.map(\.frame.minY) == [50, 90, 140])
  }

  @Test("there are no attributes for what there is not")
  func strangers() {
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

  @Test("a delegate tells insets, spaces and bars of each section")
  func sections() {
    let scene = CollectionScene(counts: [4, 4], layout: makeLayout())
    let answers = Answers()
    answers.inset = { UIEdgeInsets(top: CGFloat($0), left: 0, bottom: 0, right: 0) }
    answers.spaces = { (lines: CGFloat(5 * ($0 + 1)), items: CGFloat(100 * $0)) }
    answers.bars = { (header: CGFloat(20 * $0), footer: CGFloat(7)) }
    scene.view.delegate = answers
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

  @Test("a delegate is asked again only for what became invalid")
  func invalidation() {
    let layout = makeLayout()
    let scene = CollectionScene(counts: [3], layout: layout)
    let answers = Answers()
    answers.size = { _ in CGSize(width: 100, height: 40) }
    scene.view.delegate = answers
    var asked: [Int] = []
    func layOut(_ change: () -> Void) {
      answers.questions = 0
      change()
      scene.layOut()
      asked.append(answers.questions)
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
    #expect(asked == [3, 0, 3, 0, 3, 0, 3, 0, 3, 3])
    #expect(layout.layoutAttributesForItem(at: [0, 2])?.frame.minY == 50)
  }

  @Test(
    "bounds make the layout invalid where the rows' breadth changes",
    arguments: [
      ("scrolled", UICollectionView.ScrollDirection.vertical, CGRect(0, 50, 320, 480), false),
      ("higher", .vertical, CGRect(0, 0, 320, 500), false),
      ("wider", .vertical, CGRect(0, 0, 330, 480), true),
      ("higher, sideways", .horizontal, CGRect(0, 0, 320, 500), true),
      ("wider, sideways", .horizontal, CGRect(0, 0, 330, 480), false),
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

  @Test("attributes are of the class that a subclass names")
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

  @Test("a size below zero stops the program")
  func negativeSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize.width = -1
        CollectionScene(counts: [1], layout: layout).layOut()
      }
    }
    #expect(words(of: result).contains("negative sizes are not supported in the flow layout"))
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// Tells a flow layout what it is set to, and counts the sizes.
@MainActor
private final class Answers: NSObject, UICollectionViewDelegateFlowLayout {
  var questions = 0
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 40) }
  var inset: (Int) -> UIEdgeInsets = { _ in .zero }
  var spaces: (Int) -> (lines: CGFloat, items: CGFloat) = { _ in (10, 10) }
  var bars: (Int) -> (header: CGFloat, footer: CGFloat) = { _ in (0, 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions += 1
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
    spaces(section).lines
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    spaces(section).items
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
