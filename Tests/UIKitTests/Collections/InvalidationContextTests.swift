import Testing
import UIKit

@Suite("UICollectionViewLayoutInvalidationContext") @MainActor struct InvalidationContextTests {
  @Test("a context collects the invalidated elements")
  func members() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    context.invalidateItems(at: [[0, 1]])
    context.invalidateItems(at: [[0, 3]])
    context.invalidateSupplementaryElements(ofKind: "head", at: [[0, 0]])
    context.invalidateSupplementaryElements(ofKind: "head", at: [[1, 0]])
    context.invalidateDecorationElements(ofKind: "line", at: [[2, 0]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 3]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["head": [[0, 0], [1, 0]]])
    #expect(context.invalidatedDecorationIndexPaths == ["line": [[2, 0]]])
  }

  /// A layout that records its invalidations.
  private final class Layout: UICollectionViewFlowLayout {
    final class Context: UICollectionViewFlowLayoutInvalidationContext {}

    var invalidations: [String] = []

    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      invalidations.append(
        "\(context is Context) \(context.invalidateEverything) "
          + "\(context.invalidateDataSourceCounts)")
    }
  }

  @Test("the collection view invalidates everything, the counts or the layout")
  func scopes() {
    let layout = Layout()
    let scene = CollectionScene(counts: [3], layout: layout)
    scene.layOut()
    layout.invalidations = []
    layout.invalidateLayout()
    scene.view.reloadData()
    scene.layOut()
    scene.sections[0].append("new")
    scene.view.insertItems(at: [[0, 3]])
    scene.view.bounds.size.width = 200
    #expect(
      layout.invalidations == [
        "true false false", "true true true", "true false true", "true false false",
      ])
  }

  @Test("contentOffsetAdjustment moves the content with the new layout")
  func adjustment() {
    let scene = CollectionScene(counts: [100])
    scene.layOut()
    scene.view.contentOffset.y = 100
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 30
    scene.view.collectionViewLayout.invalidateLayout(with: context)
    #expect(scene.view.contentOffset.y == 100)
    scene.layOut()
    scene.layOut()
    #expect(scene.view.contentOffset.y == 130)
  }
}
