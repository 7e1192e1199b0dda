import Testing
import UIKit
import UIKitTestSupport

/// The cost of scrolling, which depends on the visible items only.
@Suite("UICollectionView: cost") @MainActor struct FlowCostTests {
  /// Attributes that count their instances.
  private final class Attributes: UICollectionViewLayoutAttributes {
    static var count = 0
    required init() {
      super.init()
      Self.count += 1
    }
  }

  private final class Layout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Attributes.self }
  }

  /// Returns the number of attributes that scrolling a list of `count` items creates.
  private func attributes(ofItems count: Int, sizes: Bool) -> Int {
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 44)
    let scene = CollectionScene(
      counts: [count], layout: layout, size: CGSize(width: 320, height: 480))
    let delegate = Delegate()
    if sizes { scene.view.delegate = delegate }
    scene.stage.step()
    Attributes.count = 0
    for _ in 0..<100 {
      scene.view.contentOffset.y += 37
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: scene.view.bounds))
      scene.stage.step()
    }
    #expect(scene.view.subviews.count < 12)
    return Attributes.count
  }

  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 320, height: 40 + CGFloat(indexPath.item % 3))
    }
  }

  @Test(
    "scrolling creates as many attributes in a long list as in a short one",
    arguments: [false, true])
  func scrolling(sizes: Bool) {
    let short = attributes(ofItems: 500, sizes: sizes)
    #expect(short == attributes(ofItems: 5000, sizes: sizes))
    #expect(short < 100 * 14 * 2)
  }

  @Test("elements in a rectangle are those of a linear search", arguments: [1, 2, 3])
  func binarySearch(seed: UInt64) {
    final class Random: NSObject, UICollectionViewDelegateFlowLayout {
      var sizes: [CGSize] = []
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        sizes[indexPath.section * 40 + indexPath.item]
      }
    }
    var random = SplitMix64(seed: seed)
    let delegate = Random()
    delegate.sizes = (0..<200).map { _ in
      CGSize(
        width: .random(in: 1...200, using: &random), height: .random(in: 0...60, using: &random))
    }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = seed == 2 ? .horizontal : .vertical
    layout.headerReferenceSize = CGSize(width: 15, height: 15)
    let scene = CollectionScene(counts: Array(repeating: 40, count: 5), layout: layout)
    scene.view.delegate = delegate
    scene.stage.step()
    let everything = CGRect(x: -500, y: -500, width: 20_000, height: 20_000)
    let all = layout.layoutAttributesForElements(in: everything) ?? []
    #expect(all.count == 205)
    for _ in 0..<200 {
      let size = scene.view.contentSize
      let rect = CGRect(
        x: .random(in: -50...size.width, using: &random),
        y: .random(in: -50...size.height, using: &random),
        width: .random(in: 0.1...300, using: &random),
        height: .random(in: 0.1...300, using: &random))
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      let expected = all.filter { attributes in
        let frame = attributes.frame
        return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
          && rect.minY < frame.maxY
      }
      #expect(found == expected)
    }
  }
}
