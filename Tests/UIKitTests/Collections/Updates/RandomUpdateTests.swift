import Testing
import UIKit
import UIKitTestSupport

/// Overlapping random updates: the visible cells always match the data.
@Suite("UICollectionView: random updates") @MainActor struct RandomUpdateTests {
  /// A random batch of updates and the resulting items.
  private struct Batch {
    var deleted: [Int] = []
    var inserted: [Int] = []
    var moved: [(from: Int, to: Int)] = []
    var reloaded: [Int] = []
    var words: [String] = []

    init(of old: [String], by random: inout SplitMix64) {
      let indexes = old.indices.shuffled(using: &random)
      let deletionCount = Int.random(in: 0...min(3, indexes.count), using: &random)
      let moveCount = Int.random(in: 0...min(3, indexes.count - deletionCount), using: &random)
      deleted = Array(indexes.prefix(deletionCount))
      let movedItems = indexes.dropFirst(deletionCount).prefix(moveCount)
      let remaining = old.indices.filter { !indexes.prefix(deletionCount + moveCount).contains($0) }
      reloaded = Array(remaining.shuffled(using: &random).prefix(1))
      let insertionCount = Int.random(in: 0...3, using: &random)
      let count = remaining.count + moveCount + insertionCount
      let destinations = Array(
        (0..<count).shuffled(using: &random).prefix(moveCount + insertionCount))
      inserted = Array(destinations.prefix(insertionCount))
      moved = Array(zip(movedItems, destinations.dropFirst(insertionCount)))
      var new = [String?](repeating: nil, count: count)
      for index in inserted { new[index] = "new \(random.next() % 1_000_000)" }
      for move in moved { new[move.to] = old[move.from] }
      var remainingWords = remaining.map { old[$0] }[...]
      words = new.map { $0 ?? remainingWords.popFirst() ?? "?" }
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

  @Test("cells match their items while random updates and scrolling overlap", arguments: [1, 2, 3])
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
    scene.step(20)
    #expect(
      scene.view.subviews.count == scene.view.visibleCells.count, "all other cells are removed")
    for cell in scene.view.visibleCells {
      #expect(cell.layer.presentation()?.frame == cell.frame && cell.alpha == 1)
    }
  }

  private func check(_ scene: CollectionScene) {
    let view = scene.view
    #expect(view.numberOfItems(inSection: 0) == scene.sections[0].count)
    #expect(scene.visibleTexts == view.indexPathsForVisibleItems.map { scene.sections[0][$0.item] })
    let frames = view.visibleCells.map(\.frame)
    #expect(
      frames
        == view.indexPathsForVisibleItems.map {
          view.layoutAttributesForItem(at: $0)?.frame ?? .null
        })
  }
}
