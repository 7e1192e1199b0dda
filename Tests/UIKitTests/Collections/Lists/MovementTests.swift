import Testing
import UIKit

@Suite("Interactive movement and layout transitions") @MainActor struct MovementTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var items = ["a", "b", "c", "d"]
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? CountingCell)?.text = items[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { items[indexPath.item] != "d" }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private let stage = Stage(device: .iPhone5s)
  private let source = Source()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.view.addSubview(view)
    stage.step()
  }

  private var texts: [String] { view.visibleCells.map { ($0 as? CountingCell)?.text ?? "?" } }

  @Test("the other items make room, and the data source receives the move") func move() throws {
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 250))
    stage.step(20)
    #expect(cell.center == CGPoint(x: 160, y: 250))
    #expect(texts == ["b", "c", "a", "d"] && source.log.isEmpty)
    #expect(view.visibleCells[0].frame.minY == 0)
    view.endInteractiveMovement()
    #expect(source.log == ["0 to 2"])
    stage.step(20)
    #expect(cell.center.y == 250 && texts == ["b", "c", "a", "d"])
  }

  @Test("a canceled movement restores the order") func cancel() {
    view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 10))
    stage.step(20)
    #expect(texts == ["b", "a", "c", "d"])
    view.cancelInteractiveMovement()
    stage.step(20)
    #expect(texts == ["a", "b", "c", "d"] && source.log.isEmpty)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 100, 200, 300])
  }

  @Test("the data source decides which items move") func refuse() {
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
  }

  @Test("items are between both layouts in proportion to the progress") func interactive() throws {
    let new = UICollectionViewFlowLayout()
    new.itemSize = CGSize(width: 160, height: 60)
    (new.minimumLineSpacing, new.minimumInteritemSpacing) = (0, 0)
    let old = view.collectionViewLayout
    var result: (Bool, Bool)?
    let transition = view.startInteractiveTransition(to: new) { result = ($0, $1) }
    transition.transitionProgress = 0.5
    stage.step()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.bounds.size == CGSize(width: 240, height: 80))
    #expect(cell.center == CGPoint(x: 200, y: 90))
    view.finishInteractiveTransition()
    stage.step(30)
    #expect(view.collectionViewLayout === new && cell.frame.minX == 160)
    #expect(result?.0 == true && result?.1 == true)
    _ = view.startInteractiveTransition(to: old)
    view.cancelInteractiveTransition()
    stage.step(30)
    #expect(view.collectionViewLayout === new)
  }

  @Test("the data of items within one screen is prepared early") func prefetching() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var log: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { log.append("+\(indexPaths.map(\.item))") }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { log.append("-\(indexPaths.map(\.item))") }
    }
    let prefetcher = Prefetcher()
    source.items = (0..<40).map(String.init)
    view.reloadData()
    view.prefetchDataSource = prefetcher
    stage.step()
    #expect(prefetcher.log == ["+[5, 6, 7, 8, 9]"])
    view.contentOffset.y = 1000
    stage.step()
    #expect(prefetcher.log.dropFirst() == ["-[5, 6, 7, 8, 9]", "+[15, 16, 17, 18, 19]"])
  }
}
