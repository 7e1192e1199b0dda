import Testing
import UIKit

/// Random changes, one upon the other: what is shown is what there is.
@Suite("UICollectionView: random updates") @MainActor struct RandomUpdateTests {
  /// A batch of changes, and the items after it.
  private struct Batch {
    var deleted: [Int] = []
    var inserted: [Int] = []
    var moved: [(from: Int, to: Int)] = []
    var reloaded: [Int] = []
    var words: [String] = []

    init(of old: [String], by random: inout SplitMix64) {
      let places = old.indices.shuffled(using: &random)
      let goes = Int.random(in: 0...min(3, places.count), using: &random)
      let moves = Int.random(in: 0...min(3, places.count - goes), using: &random)
      deleted = Array(places.prefix(goes))
      let movers = places.dropFirst(goes).prefix(moves)
      let stays = old.indices.filter { !places.prefix(goes + moves).contains($0) }
      reloaded = Array(stays.shuffled(using: &random).prefix(1))
      let comes = Int.random(in: 0...3, using: &random)
      let count = stays.count + moves + comes
      let taken = Array((0..<count).shuffled(using: &random).prefix(moves + comes))
      inserted = Array(taken.prefix(comes))
      moved = Array(zip(movers, taken.dropFirst(comes)))
      var new = [String?](repeating: nil, count: count)
      for place in inserted { new[place] = "new \(random.next() % 1_000_000)" }
      for move in moved { new[move.to] = old[move.from] }
      var left = stays.map { old[$0] }[...]
      words = new.map { $0 ?? left.popFirst() ?? "?" }
    }
  }

  private func perform(_ batch: Batch, on scene: CollectionScene) {
    func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }
    scene.view.performBatchUpdates {
      scene.sections[0] = batch.words
      scene.view.insertItems(at: paths(batch.inserted))
      scene.view.reloadItems(at: paths(batch.reloaded))
      for move in batch.moved {
        scene.view.moveItem(
          at: IndexPath(item: move.from, section: 0), to: IndexPath(item: move.to, section: 0))
      }
      scene.view.deleteItems(at: paths(batch.deleted))
    }
  }

  @Test("cells follow their items, however changes and scrolling overlap", arguments: [1, 2, 3])
  func overlapping(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let scene = CollectionScene(
      [(0..<40).map { "\($0)" }], layout: layout, size: CGSize(width: 320, height: 300))
    scene.stage.step()
    for _ in 0..<60 {
      let batch = Batch(of: scene.sections[0], by: &random)
      perform(batch, on: scene)
      check(scene)
      for _ in 0..<Int.random(in: 0...6, using: &random) { scene.stage.step() }
      scene.view.contentOffset.y = CGFloat.random(in: -50...600, using: &random)
      scene.stage.step()
      check(scene)
    }
    for _ in 0..<20 { scene.stage.step() }
    #expect(scene.view.subviews.count == scene.view.visibleCells.count, "no cell is left over")
    for cell in scene.view.visibleCells {
      #expect(cell.layer.presentation()?.frame == cell.frame && cell.alpha == 1)
    }
  }

  private func check(_ scene: CollectionScene) {
    let view = scene.view
    #expect(view.numberOfItems(inSection: 0) == scene.sections[0].count)
    #expect(scene.shown == view.indexPathsForVisibleItems.map { scene.sections[0][$0.item] })
    let places = view.visibleCells.map(\.frame)
    #expect(
      places
        == view.indexPathsForVisibleItems.map {
          view.layoutAttributesForItem(at: $0)?.frame ?? .null
        })
  }
}
