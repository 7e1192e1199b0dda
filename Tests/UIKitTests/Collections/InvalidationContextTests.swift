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
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    context.invalidateItems(at: [[0, 1]])
    context.invalidateItems(at: [[0, 3]])
    context.invalidateSupplementaryElements(ofKind: "head", at: [[0, 0]])
    context.invalidateSupplementaryElements(ofKind: "head", at: [[1, 0]])
    context.invalidateDecorationElements(ofKind: "line", at: [[2, 0]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 3]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["head": [[0, 0], [1, 0]]])
    #expect(context.invalidatedDecorationIndexPaths == ["line": [[2, 0]]])
  }

  @Test("repeated calls add index paths in ascending order without duplicates, by kind")
  func unions() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[1, 0], [0, 7]])
    context.invalidateItems(at: [[0, 7], [0, 2], [1, 0], [0, 10]])
    #expect(context.invalidatedItemIndexPaths == [[0, 2], [0, 7], [0, 10], [1, 0]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[3, 0], [1, 0], [3, 0]])
    context.invalidateSupplementaryElements(ofKind: "b", at: [[9, 0]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[2, 0], [1, 0]])
    #expect(
      context.invalidatedSupplementaryIndexPaths == [
        "a": [[1, 0], [2, 0], [3, 0]], "b": [[9, 0]],
      ])
    context.invalidateDecorationElements(ofKind: "a", at: [[5, 1], [5, 0]])
    context.invalidateDecorationElements(ofKind: "a", at: [[4, 2]])
    #expect(context.invalidatedDecorationIndexPaths == ["a": [[4, 2], [5, 0], [5, 1]]])
    #expect(context.invalidatedItemIndexPaths?.count == 4)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
  }

  @Test("a flow context invalidates metrics and attributes by default")
  func flowFlags() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (
      false, false
    )
    #expect(!context.invalidateFlowLayoutDelegateMetrics && !context.invalidateFlowLayoutAttributes)
  }

  @Test(
    "invalidationContext(forBoundsChange:) returns a new context with nothing marked",
    arguments: [false, true])
  func boundsContext(isFlow: Bool) {
    let layout = isFlow ? UICollectionViewFlowLayout() : UICollectionViewLayout()
    let scene = CollectionScene(counts: [3], layout: layout)
    scene.layOut()
    let bounds = scene.view.bounds.offsetBy(dx: 0, dy: 5)
    let context = layout.invalidationContext(forBoundsChange: bounds)
    #expect((context is UICollectionViewFlowLayoutInvalidationContext) == isFlow)
    #expect(
      ObjectIdentifier(type(of: layout).invalidationContextClass)
        == ObjectIdentifier(type(of: context)))
    #expect(context !== layout.invalidationContext(forBoundsChange: bounds))
    #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts && context.contentOffsetAdjustment == .zero)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    #expect(flow?.invalidateFlowLayoutDelegateMetrics ?? true)
    #expect(flow?.invalidateFlowLayoutAttributes ?? true)
  }

  @Test("invalidateLayout() calls invalidateLayout(with:) once, which does not call it back")
  func invalidateOnce() {
    final class Layout: UICollectionViewLayout {
      var calls: [String] = []
      override func invalidateLayout() {
        calls.append("invalidateLayout")
        super.invalidateLayout()
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        calls.append("with")
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    layout.invalidateLayout()
    layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    #expect(layout.calls == ["invalidateLayout", "with", "with"])
  }

  @Test("a layout that invalidates itself while scrolling asks its delegate for sizes again")
  func scrollingInvalidation() {
    final class Layout: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        CGSize(width: 320, height: 50 + collectionView.contentOffset.y)
      }
    }
    let scene = CollectionScene(counts: [20], layout: Layout())
    let delegate = Delegate()
    scene.view.delegate = delegate
    scene.layOut()
    #expect(scene.view.cellForItem(at: [0, 1])?.frame.height == 50)
    scene.view.contentOffset.y = 20
    scene.layOut()
    #expect(scene.view.cellForItem(at: [0, 1])?.frame.height == 70)
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
