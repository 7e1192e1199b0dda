import Testing
import UIKit
import UIKitTestSupport

@MainActor
private final class Board: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  var log: [String] = []
  var operation = UIDropOperation.copy
  var hasItems = true

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard hasItems else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString("card")))
    item.localObject = 7
    session.localContext = "context"
    return [item]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { log.append("begin") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { log.append("ended \(operation)") }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { log.append("enter") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { log.append("exit") }
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    session.loadObjects(ofClass: NSString.self) { [self] objects in
      let text = (objects.first as? NSString).map { $0.substring(from: 0) } ?? "none"
      let place = interaction.view.map { session.location(in: $0) } ?? .zero
      log.append(
        "drop \(text) \(session.items.first?.localObject as? Int ?? 0) \(place.x) \(session.localDragSession?.localContext ?? "")"
      )
    }
  }
}

@MainActor
@Suite struct DragAndDropTests {
  private let stage = Stage(device: .iPhone8)
  private let board = Board()
  private let source = UIView(frame: CGRect(x: 20, y: 50, width: 60, height: 60))
  private let target = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))

  init() {
    for view in [source, target] { stage.view.addSubview(view) }
    source.addInteraction(UIDragInteraction(delegate: board))
    target.addInteraction(UIDropInteraction(delegate: board))
  }

  private func drag(to end: CGPoint, press: TimeInterval = 0.7) {
    stage.touches.finger(
      along: TouchPath(from: CGPoint(x: 50, y: 80)).holding(for: press)
        .moving(to: end, in: 0.3).holding(for: 0.1), time: stage.time + 0.1)
    for _ in 0..<120 { stage.step() }
  }

  @Test("items are dropped on a view below the finger") func drop() {
    drag(to: CGPoint(x: 250, y: 350))
    #expect(board.log == ["begin", "enter", "drop card 7 50.0 context", "ended copy"])
  }

  @Test("a drop elsewhere, or one that is forbidden, is canceled") func cancel() {
    drag(to: CGPoint(x: 30, y: 500))
    #expect(board.log == ["begin", "ended cancel"])
    board.log = []
    board.operation = .forbidden
    drag(to: CGPoint(x: 250, y: 350))
    #expect(board.log == ["begin", "enter", "exit", "ended forbidden"])
  }

  @Test("a short press, or no item, begins no drag") func noDrag() {
    drag(to: CGPoint(x: 250, y: 350), press: 0.05)
    board.hasItems = false
    drag(to: CGPoint(x: 250, y: 350))
    #expect(board.log == [])
  }

  @Test("an item's provider loads objects of its classes") func providers() {
    let provider = NSItemProvider(object: NSString("text"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    var loaded: String?
    provider.loadObject(ofClass: String.self) { text, _ in loaded = text }
    #expect(loaded == "text")
  }
}

@MainActor
private final class Words: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var words = ["a", "b", "c"]
  var paths: [IndexPath?] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { words.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words[indexPath.item])))]
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let start = item.sourceIndexPath,
      let end = coordinator.destinationIndexPath
    else { return }
    paths = [start, end]
    collectionView.performBatchUpdates { [self] in
      words.insert(words.remove(at: start.item), at: end.item)
      collectionView.moveItem(at: start, to: end)
    }
    coordinator.drop(item.dragItem, toItemAt: end)
  }
}

@MainActor
@Suite struct ListDragTests {
  @Test("a dragged item is moved to the item below the finger") func move() {
    let stage = Stage(device: .iPhone8)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 300), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let words = Words()
    list.dataSource = words
    list.dragDelegate = words
    list.dropDelegate = words
    stage.view.addSubview(list)
    stage.step()
    let centers = (0..<3).map {
      list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.center ?? .zero
    }
    stage.touches.finger(
      along: TouchPath(from: centers[0]).holding(for: 0.7)
        .moving(to: centers[2], in: 0.3).holding(for: 0.1), time: stage.time + 0.1)
    for _ in 0..<60 { stage.step() }
    #expect(list.hasActiveDrag && list.hasActiveDrop)
    for _ in 0..<60 { stage.step() }
    #expect(words.words == ["b", "c", "a"])
    #expect(words.paths == [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
    #expect(!list.hasActiveDrag && !list.hasActiveDrop)
  }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var words = ["a", "b", "c"]
  var log: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard words[indexPath.row] != "b" else { return [] }
    return [
      UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words[indexPath.row])))
    ]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begin")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("end")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let start = item.sourceIndexPath,
      let end = coordinator.destinationIndexPath
    else { return }
    log.append("drop \(start.row) \(end.row)")
    tableView.performBatchUpdates { [self] in
      words.insert(words.remove(at: start.row), at: end.row)
      tableView.moveRow(at: start, to: end)
    }
    coordinator.drop(item.dragItem, toRowAt: end)
  }
}

@MainActor
@Suite struct TableDragTests {
  private let stage = Stage(device: .iPhone8)
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
  private let rows = Rows()

  private func drag(from row: Int, to end: Int) {
    table.dataSource = rows
    table.dragDelegate = rows
    table.dropDelegate = rows
    table.dragInteractionEnabled = true
    table.rowHeight = 60
    stage.view.addSubview(table)
    stage.step()
    stage.touches.finger(
      along: TouchPath(from: CGPoint(x: 100, y: row * 60 + 30)).holding(for: 0.7)
        .moving(to: CGPoint(x: 100, y: end * 60 + 30), in: 0.3).holding(for: 0.1),
      time: stage.time + 0.1)
    for _ in 0..<130 { stage.step() }
  }

  @Test("a dragged row is moved to the row below the finger") func move() {
    drag(from: 0, to: 2)
    #expect(rows.words == ["b", "c", "a"])
    #expect(rows.log.first == "begin" && rows.log.contains("drop 0 2"))
    #expect(rows.log.last == "end" || rows.log.last == "drop 0 2")
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["b", "c", "a"])
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
  }

  @Test("a row without items is not dragged") func noItems() {
    drag(from: 1, to: 2)
    #expect(rows.words == ["a", "b", "c"] && rows.log.isEmpty)
  }
}
