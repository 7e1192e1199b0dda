import Testing
import UIKit
import UIKitTestSupport

/// Flow layouts where the user interface is laid out from right to left.
@MainActor
struct MirroredFlowLayoutTests {
  private final class Flow: UICollectionViewFlowLayout {
    var flips = true
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
  }

  private let layout = Flow()

  private func scene(
    _ counts: [Int], _ size: CGSize = CGSize(width: 300, height: 200)
  ) -> CollectionScene {
    layout.itemSize = CGSize(width: 50, height: 40)
    let scene = CollectionScene(counts: counts, layout: layout, size: size)
    scene.view.semanticContentAttribute = .forceRightToLeft
    scene.layOut()
    return scene
  }

  private func frames(_ scene: CollectionScene) -> [CGRect?] {
    (0..<scene.view.numberOfItems(inSection: 0)).map {
      scene.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test("rows start at the right edge if the layout flips, and at the left one if it does not")
  func rows() {
    let flipped = scene([7])
    #expect(
      frames(flipped).prefix(6).map { $0?.minX } == [250, 187.5, 125, 62.5, 0, 250])
    #expect(frames(flipped)[6] == CGRect(x: 187.5, y: 50, width: 50, height: 40))
    #expect(
      flipped.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 250)
    #expect(flipped.view.indexPathForItem(at: CGPoint(x: 260, y: 10))?.item == 0)
    layout.flips = false
    #expect(frames(scene([7])).prefix(2).map { $0?.minX } == [0, 62.5])
  }

  @Test("from left to right nothing is mirrored") func leftToRight() {
    let view = scene([7])
    view.view.semanticContentAttribute = .unspecified
    layout.invalidateLayout()
    view.layOut()
    #expect(frames(view).prefix(2).map { $0?.minX } == [0, 62.5])
  }

  @Test("content that scrolls horizontally starts at the right edge and stays there as it grows")
  func horizontal() {
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 10
    let scene = scene([12], CGSize(width: 300, height: 50))
    // 12 items of 50 points with spaces of 10 points.
    #expect(scene.view.contentSize.width == 710 && scene.view.contentOffset.x == 410)
    #expect(frames(scene)[0] == CGRect(x: 660, y: 5, width: 50, height: 40))
    #expect(frames(scene)[4]?.minX == 420 && frames(scene)[11] == nil)
    layout.itemSize.width = 60
    scene.layOut()
    #expect(scene.view.contentOffset.x == 530)
    #expect(frames(scene)[0]?.maxX == scene.view.bounds.maxX)
  }

  @Test("content that is narrower than the view is at the right edge") func narrow() {
    layout.scrollDirection = .horizontal
    let scene = scene([2], CGSize(width: 300, height: 50))
    #expect(frames(scene).map { $0?.minX } == [250, 190])
    #expect(scene.view.contentOffset.x == 0)
  }
}
