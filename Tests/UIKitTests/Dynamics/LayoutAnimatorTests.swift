import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct LayoutAnimatorTests {
  private final class Layout: UICollectionViewLayout {
    var invalidations = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      invalidations += 1
    }
  }

  private func cell(_ item: Int, at y: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: y - 20, width: 40, height: 40)
    return attributes
  }

  /// Returns an animator with gravity and a boundary around the reference bounds.
  private func animator(
    of layout: UICollectionViewLayout, dropping attributes: UICollectionViewLayoutAttributes
  ) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let collision = UICollisionBehavior(items: [attributes])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [attributes]))
    return animator
  }

  @Test(
    "layout attributes move on device pixels, and each step that moves any invalidates the layout")
  func moving() {
    let frames = Frames()
    let layout = Layout()
    let attributes = cell(0, at: 20)
    let animator = animator(of: layout, dropping: attributes)
    let scale = UIScreen.main.scale
    var moves = 0
    for _ in 0..<1000 where animator.isRunning {
      let (center, transform) = (attributes.center, attributes.transform)
      frames.run()
      if center != attributes.center || transform != attributes.transform { moves += 1 }
      #expect(isNear(attributes.center.y * scale, (attributes.center.y * scale).rounded(), 1e-6))
    }
    #expect(!animator.isRunning && isNear(attributes.frame.maxY, 399.5, 0.5))
    #expect(layout.invalidations == moves && moves > 40)
    #expect(animator.referenceView == nil)
  }

  @Test("layout attributes are found by kind and index path")
  func lookup() {
    let layout = Layout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let path = IndexPath(item: 1, section: 2)
    let all = [
      UICollectionViewLayoutAttributes(forCellWith: path),
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path),
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path),
    ]
    for attributes in all { attributes.size = CGSize(width: 10, height: 10) }
    let behavior = UIDynamicItemBehavior(items: all)
    animator.addBehavior(behavior)
    func found() -> [UICollectionViewLayoutAttributes?] {
      [
        animator.layoutAttributesForCell(at: path),
        animator.layoutAttributesForSupplementaryView(ofKind: "head", at: path),
        animator.layoutAttributesForDecorationView(ofKind: "line", at: path),
      ]
    }
    #expect(zip(found(), all).allSatisfy { $0 === $1 })
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 1)) == nil)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "foot", at: path) == nil)
    animator.removeBehavior(behavior)
    #expect(found().allSatisfy { $0 == nil })
    withExtendedLifetime(layout) {}
  }

  @Test("a layout without content has no reference bounds")
  func noContent() {
    let frames = Frames()
    let layout = UICollectionViewLayout()
    let attributes = cell(0, at: 20)
    let animator = animator(of: layout, dropping: attributes)
    frames.run(60)
    #expect(attributes.center.y > 400)
    withExtendedLifetime((layout, animator)) {}
  }
}
