import Testing
import UIKit
import UIKitTestSupport

/// Flow layouts whose items have the sizes that their cells prefer.
@MainActor
struct EstimatedSizeTests {
  /// A cell that prefers a size.
  private final class SizedCell: UICollectionViewCell {
    var preferredSize = CGSize.zero
    var requestCount = 0
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      requestCount += 1
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.size = preferredSize
      return attributes
    }
  }

  /// A cell that fits its content.
  private final class FittingCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 30) }
  }

  /// A collection view of 300 by 400 points whose cells prefer the given sizes.
  @MainActor
  private final class Scene: NSObject, UICollectionViewDataSource {
    let stage = Stage(device: .iPhone5s)
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    var sizes: [CGSize]

    init(_ sizes: [CGSize], estimate: CGSize = UICollectionViewFlowLayout.automaticSize) {
      self.sizes = sizes
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      super.init()
      layout.estimatedItemSize = estimate
      view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
      view.register(FittingCell.self, forCellWithReuseIdentifier: "fitting")
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
      view.dataSource = self
      stage.view.addSubview(view)
    }

    var identifier = "sized"

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sizes.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      (cell as? SizedCell)?.preferredSize = sizes[indexPath.item]
      return cell
    }

    func frames() -> [CGRect] {
      stage.step()
      return view.visibleCells.map(\.frame)
    }

    func requestCount(_ item: Int) -> Int? {
      (view.cellForItem(at: IndexPath(item: item, section: 0)) as? SizedCell)?.requestCount
    }
  }

  /// A delegate that provides the sizes of items.
  private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  @Test(
    "an estimated item size gives the lines of the real sizes",
    arguments: [
      ("one item", [(90, 40)]),
      ("one row", [(90, 40), (70, 30)]),
      ("rows and a last one", [(90, 40), (70, 30), (100, 20), (90, 50)]),
      ("one item per row", [(200, 40), (180, 20), (250, 30)]),
      ("equal sizes", [(80, 40), (80, 40), (80, 40), (80, 40), (80, 40)]),
    ])
  func lines(name: String, sizes: [(Int, Int)]) {
    let sizes = sizes.map { CGSize(width: $0.0, height: $0.1) }
    let (fixed, delegate) = (Scene(sizes, estimate: .zero), SizeDelegate(sizes))
    fixed.view.delegate = delegate
    let expected = fixed.frames()
    for estimate in [
      UICollectionViewFlowLayout.automaticSize, CGSize(width: 1, height: 20),
      CGSize(width: 300, height: 400), CGSize(width: 290, height: 10),
    ] {
      let scene = Scene(sizes, estimate: estimate)
      #expect(scene.frames() == expected, "\(estimate)")
    }
  }

  @Test("cells keep the layout's size unless the item size is estimated or they prefer another")
  func preferences() {
    let sizes = [CGSize(width: 90, height: 40)]
    #expect(Scene(sizes, estimate: .zero).frames().map(\.size) == [CGSize(width: 50, height: 50)])
    let estimate = CGSize(width: 70, height: 20)
    for (identifier, size) in [
      ("plain", estimate), ("fitting", CGSize(width: 60, height: 30)), ("sized", sizes[0]),
    ] {
      let scene = Scene(sizes, estimate: estimate)
      scene.identifier = identifier
      #expect(scene.frames().map(\.size) == [size], "\(identifier)")
      scene.layout.estimatedItemSize = CGSize(width: 80, height: 80)
      let newSize = identifier == "plain" ? scene.layout.estimatedItemSize : size
      #expect(scene.frames().map(\.size) == [newSize], "\(identifier)")
    }
  }

  @Test("items that have not been displayed have the estimated size") func contentSize() {
    let scene = Scene(
      Array(repeating: CGSize(width: 300, height: 100), count: 10),
      estimate: CGSize(width: 300, height: 40))
    scene.layout.minimumLineSpacing = 0
    scene.stage.step()
    // All ten rows are visible at first, and are measured.
    #expect(scene.view.contentSize.height == 1000)
    scene.sizes = Array(repeating: CGSize(width: 300, height: 100), count: 30)
    scene.view.reloadData()
    scene.stage.step()
    // Ten measured rows, and twenty of the estimated height.
    #expect(scene.view.contentSize.height == 1800)
    scene.view.contentOffset.y = 900
    scene.stage.step()
    #expect(scene.view.contentSize.height > 1900)
    #expect(scene.view.visibleCells.allSatisfy { $0.frame.height == 100 })
  }

  @Test("a cell is asked once per size, and again after invalidateLayout()")
  func requests() {
    let scene = Scene([CGSize(width: 90, height: 40), CGSize(width: 50, height: 50)])
    scene.stage.step()
    #expect(scene.requestCount(0) == 2)
    #expect(scene.requestCount(1) == 1)
    scene.stage.step(5)
    scene.view.contentOffset.y = 3
    scene.stage.step()
    #expect(scene.requestCount(0) == 2)
    let cell = scene.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? SizedCell
    cell?.preferredSize.height = 70
    scene.layout.invalidateLayout()
    #expect(scene.frames().first?.size == CGSize(width: 90, height: 70))
    #expect(scene.requestCount(1) == 2)
  }

  @Test("the context of a preferred size invalidates the item and keeps the metrics")
  func context() throws {
    let scene = Scene([CGSize(width: 50, height: 50)])
    scene.stage.step()
    let path = IndexPath(item: 0, section: 0)
    let original = try #require(scene.layout.layoutAttributesForItem(at: path))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    func accepts() -> Bool {
      scene.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    preferred.alpha = 0.5
    #expect(!accepts())
    preferred.size.width = 80
    #expect(accepts())
    let context = try #require(
      scene.layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(context.invalidatedItemIndexPaths == [path])
    #expect(!context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    scene.layout.invalidateLayout(with: context)
    scene.layout.prepare()
    #expect(scene.layout.layoutAttributesForItem(at: path)?.size.width == 80)
  }

  @Test("a cell that is inserted appears with the size that it prefers") func insertion() {
    let scene = Scene(
      Array(repeating: CGSize(width: 300, height: 100), count: 2),
      estimate: CGSize(width: 300, height: 20))
    scene.stage.step()
    scene.sizes.insert(CGSize(width: 300, height: 60), at: 0)
    scene.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    let cell = scene.view.cellForItem(at: IndexPath(item: 0, section: 0))
    scene.stage.step()
    #expect(cell?.layer.presentation()?.bounds.height == 60)
    #expect(scene.frames().map(\.minY) == [0, 70, 180])
  }
}
