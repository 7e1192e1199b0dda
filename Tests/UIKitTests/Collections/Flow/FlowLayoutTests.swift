import Testing
import UIKit
import UIKitTestSupport

/// The configuration of a flow layout and the expected frames.
struct FlowCase: Sendable, CustomTestStringConvertible {
  let id: String
  var size = CGSize(width: 320, height: 480)
  var direction = UICollectionView.ScrollDirection.vertical
  var itemSize = CGSize(width: 50, height: 50)
  /// The sizes that a delegate provides; nil without such a delegate.
  var sizes: [[CGSize]]?
  var counts: [Int] = []
  var itemSpacing: CGFloat = 10
  var lineSpacing: CGFloat = 10
  var inset = UIEdgeInsets.zero
  var contentInset = UIEdgeInsets.zero
  var header = CGSize.zero
  var footer = CGSize.zero
  /// The frames of headers, items and footers, section by section.
  let frames: [CGRect]
  let content: CGSize

  var testDescription: String { id }
}

private func rects(_ size: (CGFloat, CGFloat), at origins: (CGFloat, CGFloat)...) -> [CGRect] {
  origins.map { CGRect(x: $0.0, y: $0.1, width: size.0, height: size.1) }
}

private func sizes(_ sizes: (CGFloat, CGFloat)...) -> [CGSize] {
  sizes.map { CGSize(width: $0.0, height: $0.1) }
}

private let equalCases = [
  FlowCase(
    id: "full rows are justified, and the last row has the same gaps", counts: [7],
    frames: rects(
      (50, 50), at: (0, 0), (67.5, 0), (135, 0), (202.5, 0), (270, 0), (0, 60), (67.5, 60)),
    content: CGSize(width: 320, height: 110)),
  FlowCase(
    id: "a partial row has the gaps of a full row", counts: [2],
    frames: rects((50, 50), at: (0, 0), (67.5, 0)), content: CGSize(width: 320, height: 50)),
  FlowCase(
    id: "items that fit exactly", itemSize: CGSize(width: 100, height: 40), counts: [4],
    frames: rects((100, 40), at: (0, 0), (110, 0), (220, 0), (0, 50)),
    content: CGSize(width: 320, height: 90)),
  FlowCase(
    id: "items one point too wide", itemSize: CGSize(width: 101, height: 40), counts: [3],
    frames: rects((101, 40), at: (0, 0), (219, 0), (0, 50)),
    content: CGSize(width: 320, height: 90)),
  FlowCase(
    id: "single items are centered", itemSize: CGSize(width: 200, height: 44), counts: [2],
    frames: rects((200, 44), at: (60, 0), (60, 54)), content: CGSize(width: 320, height: 98)),
  FlowCase(
    id: "full width without spacing", itemSize: CGSize(width: 320, height: 44), counts: [3],
    itemSpacing: 0, lineSpacing: 0, frames: rects((320, 44), at: (0, 0), (0, 44), (0, 88)),
    content: CGSize(width: 320, height: 132)),
  FlowCase(
    id: "wider than the view", itemSize: CGSize(width: 400, height: 44), counts: [1],
    frames: rects((400, 44), at: (-40, 0)), content: CGSize(width: 320, height: 44)),
  FlowCase(
    id: "insets", counts: [5], inset: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40),
    frames: rects((50, 50), at: (20, 10), (90, 10), (160, 10), (230, 10), (20, 70)),
    content: CGSize(width: 320, height: 150)),
  FlowCase(
    id: "custom spacings", counts: [5], itemSpacing: 40, lineSpacing: 5,
    frames: rects((50, 50), at: (0, 0), (90, 0), (180, 0), (270, 0), (0, 55)),
    content: CGSize(width: 320, height: 105)),
  FlowCase(
    id: "inside content insets", counts: [4],
    contentInset: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 60),
    frames: rects((50, 50), at: (0, 0), (66.5, 0), (133.5, 0), (200, 0)),
    content: CGSize(width: 250, height: 50)),
  FlowCase(
    id: "headers and footers span the width, outside of the insets", counts: [1, 6],
    inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 2),
    header: CGSize(width: 7, height: 30), footer: CGSize(width: 7, height: 20),
    frames: rects((320, 30), at: (0, 0)) + rects((50, 50), at: (2, 31))
      + rects((320, 20), at: (0, 84)) + rects((320, 30), at: (0, 104))
      + rects(
        (50, 50), at: (2, 135), (68.5, 135), (135, 135), (201.5, 135), (268, 135), (2, 195))
      + rects((320, 20), at: (0, 248)),
    content: CGSize(width: 320, height: 268)),
  FlowCase(
    id: "a section without items keeps its header and its insets", counts: [0, 1],
    inset: UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0), header: CGSize(width: 0, height: 30),
    frames: rects((320, 30), at: (0, 0), (0, 40)) + rects((50, 50), at: (0, 74)),
    content: CGSize(width: 320, height: 130)),
  FlowCase(
    id: "the recorded grid of UIKit", size: CGSize(width: 375, height: 480),
    itemSize: CGSize(width: 100, height: 100), counts: [8], itemSpacing: 12, lineSpacing: 12,
    inset: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
    frames: rects(
      (100, 100), at: (16, 16), (137.5, 16), (259, 16), (16, 128), (137.5, 128), (259, 128),
      (16, 240), (137.5, 240)),
    content: CGSize(width: 375, height: 356)),
  FlowCase(id: "no sections", frames: [], content: CGSize(width: 320, height: 0)),
]

private let varyingCases = [
  FlowCase(
    id: "items are centered along the height of their row",
    sizes: [sizes((100, 30), (150, 50), (120, 40), (60, 20))],
    frames: [
      CGRect(x: 0, y: 10, width: 100, height: 30), CGRect(x: 170, y: 0, width: 150, height: 50),
      CGRect(x: 0, y: 60, width: 120, height: 40), CGRect(x: 130, y: 70, width: 60, height: 20),
    ], content: CGSize(width: 320, height: 100)),
  FlowCase(
    id: "rows of one item are centered, including the last",
    sizes: [sizes((200, 10), (250, 10), (180, 10))],
    frames: [
      CGRect(x: 60, y: 0, width: 200, height: 10), CGRect(x: 35, y: 20, width: 250, height: 10),
      CGRect(x: 70, y: 40, width: 180, height: 10),
    ], content: CGSize(width: 320, height: 50)),
  FlowCase(
    id: "a section of a single item is aligned to the start", size: CGSize(width: 300, height: 480),
    sizes: [sizes((90, 10))], inset: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10),
    frames: rects((90, 10), at: (10, 0)), content: CGSize(width: 300, height: 10)),
  FlowCase(
    id: "a last row of one item after a full row is aligned to the start",
    size: CGSize(width: 300, height: 480), sizes: [sizes((90, 10), (70, 10), (100, 10), (90, 10))],
    itemSpacing: 6, inset: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10),
    frames: [
      CGRect(x: 10, y: 0, width: 90, height: 10), CGRect(x: 110, y: 0, width: 70, height: 10),
      CGRect(x: 190, y: 0, width: 100, height: 10), CGRect(x: 10, y: 20, width: 90, height: 10),
    ], content: CGSize(width: 300, height: 30)),
  FlowCase(
    id: "each item is rounded to pixels by itself",
    sizes: [sizes((50, 10), (65, 10), (80, 10), (200, 10))], itemSpacing: 5,
    inset: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 316 - 195 - 56.0 / 3),
    frames: [
      CGRect(x: 4, y: 0, width: 50, height: 10), CGRect(x: 63.5, y: 0, width: 65, height: 10),
      CGRect(x: 137.5, y: 0, width: 80, height: 10), CGRect(x: 4, y: 20, width: 200, height: 10),
    ], content: CGSize(width: 320, height: 30)),
  FlowCase(
    id: "rounding does not affect row heights and the content size",
    sizes: [sizes((300, 20.3), (300, 20.3), (300, 20.3))],
    frames: rects((300, 20.3), at: (10, 0), (10, 30.5), (10, 60.5)),
    content: CGSize(width: 320, height: 20.3 * 3 + 20)),
  FlowCase(
    id: "a last row with as much free space as the previous row is justified",
    sizes: [sizes((140, 10), (140, 10), (130, 10), (150, 10))],
    frames: [
      CGRect(x: 0, y: 0, width: 140, height: 10), CGRect(x: 180, y: 0, width: 140, height: 10),
      CGRect(x: 0, y: 20, width: 130, height: 10), CGRect(x: 170, y: 20, width: 150, height: 10),
    ], content: CGSize(width: 320, height: 30)),
  FlowCase(
    id: "a last item after a row of two is not centered",
    sizes: [sizes((140, 10), (140, 10), (140, 10))],
    frames: rects((140, 10), at: (0, 0), (180, 0), (0, 20)),
    content: CGSize(width: 320, height: 30)),
  FlowCase(
    id: "a last row of two after rows of one is aligned to the start",
    sizes: [sizes((300, 10), (20, 10), (30, 10))],
    frames: [
      CGRect(x: 10, y: 0, width: 300, height: 10), CGRect(x: 0, y: 20, width: 20, height: 10),
      CGRect(x: 30, y: 20, width: 30, height: 10),
    ], content: CGSize(width: 320, height: 30)),
  FlowCase(
    id: "equal sizes from the delegate give the last row minimum gaps",
    sizes: [Array(repeating: CGSize(width: 50, height: 50), count: 7)],
    frames: rects(
      (50, 50), at: (0, 0), (67.5, 0), (135, 0), (202.5, 0), (270, 0), (0, 60), (60, 60)),
    content: CGSize(width: 320, height: 110)),
  FlowCase(
    id: "an item wider than the view has its own row",
    sizes: [sizes((50, 10), (400, 10), (50, 10))],
    frames: [
      CGRect(x: 135, y: 0, width: 50, height: 10), CGRect(x: -40, y: 20, width: 400, height: 10),
      CGRect(x: 135, y: 40, width: 50, height: 10),
    ], content: CGSize(width: 320, height: 50)),
  FlowCase(
    id: "each section breaks its own rows",
    sizes: [sizes((100, 10), (100, 10)), sizes((100, 10))],
    frames: rects((100, 10), at: (0, 0), (110, 0), (0, 10)),
    content: CGSize(width: 320, height: 20)),
]

private let horizontalCases = [
  FlowCase(
    id: "columns run from top to bottom", size: CGSize(width: 320, height: 200),
    direction: .horizontal, counts: [4],
    frames: rects((50, 50), at: (0, 0), (0, 75), (0, 150), (60, 0)),
    content: CGSize(width: 110, height: 200)),
  FlowCase(
    id: "insets and headers with exchanged axes", size: CGSize(width: 320, height: 200),
    direction: .horizontal, counts: [3],
    inset: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40),
    header: CGSize(width: 15, height: 7), footer: CGSize(width: 25, height: 7),
    frames: rects((15, 200), at: (0, 0)) + rects((50, 50), at: (35, 10), (35, 120), (95, 10))
      + rects((25, 200), at: (185, 0)),
    content: CGSize(width: 210, height: 200)),
  FlowCase(
    id: "items of different sizes are centered in their column",
    size: CGSize(width: 320, height: 100),
    direction: .horizontal, sizes: [sizes((30, 40), (60, 40), (20, 70))],
    frames: [
      CGRect(x: 15, y: 0, width: 30, height: 40), CGRect(x: 0, y: 60, width: 60, height: 40),
      CGRect(x: 70, y: 0, width: 20, height: 70),
    ], content: CGSize(width: 90, height: 100)),
  FlowCase(
    id: "a section of a single item of its own size is at the top",
    size: CGSize(width: 320, height: 100), direction: .horizontal, sizes: [sizes((30, 40))],
    frames: rects((30, 40), at: (0, 0)), content: CGSize(width: 30, height: 100)),
  FlowCase(
    id: "columns are rounded to pixels", size: CGSize(width: 320, height: 200),
    direction: .horizontal, itemSize: CGSize(width: 50.2, height: 46), counts: [5], itemSpacing: 5,
    lineSpacing: 0,
    frames: rects((50.2, 46), at: (0, 0), (0, 51.5), (0, 102.5), (0, 154), (50, 0)),
    content: CGSize(width: 100.4, height: 200)),
  FlowCase(
    id: "a single item in a column is centered", size: CGSize(width: 375, height: 667),
    direction: .horizontal, itemSize: CGSize(width: 300, height: 400), counts: [2],
    frames: rects((300, 400), at: (0, 133.5), (310, 133.5)),
    content: CGSize(width: 610, height: 667)),
]

/// A delegate that provides item sizes.
@MainActor
private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [[CGSize]]

  init(_ sizes: [[CGSize]]) {
    self.sizes = sizes
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath.section][indexPath.item]
  }
}

@Suite("UICollectionViewFlowLayout") @MainActor struct FlowLayoutTests {
  private func check(_ row: FlowCase) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = row.direction
    layout.itemSize = row.itemSize
    layout.minimumInteritemSpacing = row.itemSpacing
    layout.minimumLineSpacing = row.lineSpacing
    layout.sectionInset = row.inset
    layout.headerReferenceSize = row.header
    layout.footerReferenceSize = row.footer
    let scene = CollectionScene(
      counts: row.sizes?.map(\.count) ?? row.counts, layout: layout, size: row.size)
    let delegate = row.sizes.map(SizeDelegate.init)
    if let delegate { scene.view.delegate = delegate }
    scene.view.contentInset = row.contentInset
    scene.layOut()

    let everything = CGRect(x: -1000, y: -1000, width: 10_000, height: 10_000)
    let attributes = layout.layoutAttributesForElements(in: everything) ?? []
    #expect(attributes.count == row.frames.count)
    for (attributes, frame) in zip(attributes, row.frames) {
      #expect(isNear(attributes.frame, frame, 1e-9), "\(attributes.indexPath)")
      #expect(layout.sameAttributes(attributes) == attributes)
    }
    let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    #expect(isNear(content, CGRect(origin: .zero, size: row.content), 1e-9))
    #expect(scene.view.contentSize == content.size)
  }

  @Test("items of equal size", arguments: equalCases)
  func equal(row: FlowCase) { check(row) }

  @Test("items of different sizes", arguments: varyingCases)
  func varying(row: FlowCase) { check(row) }

  @Test("horizontal scrolling", arguments: horizontalCases)
  func horizontal(row: FlowCase) { check(row) }

  @Test("items whose widths divide the row exactly fit in one row", arguments: 1...40)
  func fractionalWidths(count: Int) {
    let layout = UICollectionViewFlowLayout()
    let width = (375 - CGFloat(count - 1) * 3) / CGFloat(count)
    layout.itemSize = CGSize(width: width, height: 10)
    layout.minimumInteritemSpacing = 3
    let scene = CollectionScene(
      counts: [count + 1], layout: layout, size: CGSize(width: 375, height: 100))
    scene.layOut()
    let attributes = layout.layoutAttributesForItem(at: IndexPath(item: count, section: 0))
    #expect(attributes?.frame.minY == 20)
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of the same element, requested by its index path.
  fileprivate func sameAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    attributes.representedElementKind.map {
      layoutAttributesForSupplementaryView(ofKind: $0, at: attributes.indexPath)
    } ?? layoutAttributesForItem(at: attributes.indexPath)
  }
}
