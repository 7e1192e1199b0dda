import Testing
import UIKit
import UIKitTestSupport

private final class Row: UITableViewCell {
  var states: [DragState] = []
  var configured: [UICellConfigurationState.DragState] = []

  override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  override func updateConfiguration(using state: UICellConfigurationState) {
    if configured.last != state.cellDragState { configured.append(state.cellDragState) }
  }
}

private final class Tile: UICollectionViewCell {
  var states: [DragState] = []

  override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
}

@MainActor
private final class Lists: NSObject, UITableViewDataSource, UITableViewDragDelegate,
  UICollectionViewDataSource, UICollectionViewDragDelegate
{
  private let items = [UIDragItem(itemProvider: NSItemProvider(object: NSString("row")))]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { items }
}

/// The states of cells that are dragged.
@MainActor
@Suite struct DragStateTests {
  private let stage = Stage(device: .iPhone8)
  private let lists = Lists()

  private func drag(from start: CGPoint) {
    stage.touches.finger(
      along: TouchPath(from: start).holding(for: 0.7)
        .moving(to: CGPoint(x: start.x, y: start.y + 200), in: 0.3).holding(for: 0.1),
      time: stage.time + 0.1)
    for _ in 0..<120 { stage.step() }
  }

  @Test("a row that is dragged is lifted, dragged and dropped") func row() throws {
    let table = UITableView(frame: stage.view.bounds)
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = lists
    table.dragDelegate = lists
    table.dragInteractionEnabled = true
    stage.view.addSubview(table)
    stage.step()
    let row = try #require(table.cellForRow(at: [0, 1]) as? Row)
    let other = try #require(table.cellForRow(at: [0, 0]) as? Row)
    drag(from: CGPoint(x: row.frame.midX, y: row.frame.midY))
    #expect(row.states == [.lifting, .dragging, .none])
    #expect(row.configured.suffix(3) == [.lifting, .dragging, .none])
    #expect(other.states.isEmpty)
  }

  @Test("an item that is dragged is lifted, dragged and dropped") func item() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    let collection = UICollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = lists
    collection.dragDelegate = lists
    collection.dragInteractionEnabled = true
    stage.view.addSubview(collection)
    stage.step()
    let tile = try #require(collection.cellForItem(at: [0, 0]) as? Tile)
    drag(from: CGPoint(x: tile.frame.midX, y: tile.frame.midY))
    #expect(tile.states == [.lifting, .dragging, .none])
  }
}
