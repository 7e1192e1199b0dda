import Testing
import UIKit
import UIKitTestSupport

/// A collection view and a table that show snapshots.
@Suite("Diffable data sources") @MainActor struct DiffableDataSourceTests {
  private let stage = Stage(device: .iPhone5s)
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func collection() -> (
    UICollectionView, UICollectionViewDiffableDataSource<String, String>
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      view, indexPath, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? CountingCell)?.text += item
      return cell
    }
    stage.view.addSubview(view)
    return (view, source)
  }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["s"])
    snapshot.appendItems(items)
    return snapshot
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.visibleCells.map { ($0 as? CountingCell)?.text ?? "?" }
  }

  @Test("the collection view shows the items, and moves their cells with an animation")
  func collectionUpdates() throws {
    let (view, source) = collection()
    source.apply(snapshot(["a", "b", "c"]))
    stage.step()
    #expect(texts(view) == ["a", "b", "c"])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    var isDone = false
    source.apply(snapshot(["c", "a", "d"])) { isDone = true }
    stage.step(2)
    #expect(source.indexPath(for: "c") == IndexPath(item: 0, section: 0))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    let shown = try #require(cell.layer.presentation()?.frame.minY)
    #expect(shown > 0 && shown < 80 && cell.frame.minY == 0)
    stage.step(30)
    #expect(isDone && texts(view) == ["c", "a", "d"])
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "a")
    #expect(source.sectionIdentifier(for: 0) == "s" && source.index(for: "x") == nil)
  }

  @Test("tasks that wait for snapshots continue at the end of the tick, in order") func waiting()
    async
  {
    for _ in 0..<5 {
      let sources = (0..<6).map { _ in collection().1 }
      var log: [Int] = []
      for (number, source) in sources.enumerated() {
        Task {
          await source.apply(snapshot(["a", "b"]), animatingDifferences: false)
          await source.apply(snapshot(["b", "a"]))
          log.append(number)
        }
      }
      var ends: [Int] = []
      for _ in 0..<60 where log.count < 6 {
        await stage.advance(by: 1.0 / 60)
        ends.append(log.count)
      }
      #expect(log == Array(0..<6))
      // All end at one tick.
      #expect(Set(ends) == [0, 6])
    }
  }

  @Test("without animation the cells are at their places at once") func withoutAnimation() throws {
    let (view, source) = collection()
    source.apply(snapshot(["a", "b"]))
    stage.step()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    source.apply(snapshot(["b", "a"]), animatingDifferences: false)
    stage.step()
    #expect(cell.layer.presentation()?.frame.minY == 0)
  }

  @Test("reconfigured items keep their cells, and reloaded ones receive others")
  func reconfigure() throws {
    let (view, source) = collection()
    source.apply(snapshot(["a", "b"]))
    stage.step()
    let cells = view.visibleCells
    var next = source.snapshot()
    next.reconfigureItems(["a"])
    source.apply(next)
    stage.step(30)
    #expect(view.visibleCells[0] === cells[0] && texts(view) == ["aa", "b"])
    next = source.snapshot()
    #expect(next.reconfiguredItemIdentifiers.isEmpty)
    next.reloadItems(["b"])
    source.apply(next)
    stage.step(30)
    #expect(view.visibleCells[1] !== cells[1])
  }

  @Test("a section snapshot shows its visible items") func sectionSnapshot() {
    let (view, source) = collection()
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["p", "q"])
    tree.append(["p1"], to: "p")
    source.apply(tree, to: "s", animatingDifferences: false)
    stage.step()
    #expect(texts(view) == ["p", "q"])
    var open = source.snapshot(for: "s")
    open.expand(["p"])
    source.apply(open, to: "s")
    stage.step(30)
    #expect(texts(view) == ["p", "p1", "q"])
  }

  @Test("the table shows the rows, and animates their differences") func table() throws {
    let table = UITableView(frame: frame)
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) {
      table, _, item in
      let cell =
        table.dequeueReusableCell(withIdentifier: "c")
        ?? UITableViewCell(style: .default, reuseIdentifier: "c")
      cell.textLabel?.text = item
      return cell
    }
    source.defaultRowAnimation = .left
    stage.view.addSubview(table)
    source.apply(snapshot(["a", "b"]))
    stage.step()
    source.apply(snapshot(["b", "c"]))
    stage.step(3)
    let added = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(try #require(added.layer.presentation()?.frame.minX) < 0)
    stage.step(30)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c"])
    #expect(source.indexPath(for: "c") == IndexPath(row: 1, section: 0))
  }

  @Test("a registration makes and configures the cells of its class") func registration() throws {
    let (view, _) = collection()
    var made: Set<ObjectIdentifier> = []
    let registration = UICollectionView.CellRegistration<CountingCell, String> {
      cell, indexPath, item in
      made.insert(ObjectIdentifier(cell))
      cell.text = "\(item)\(indexPath.item)"
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.apply(snapshot((0..<40).map { "r\($0)-" }), animatingDifferences: false)
    stage.step()
    #expect(texts(view).first == "r0-0")
    for _ in 0..<30 {
      view.contentOffset.y += 40
      stage.step()
    }
    #expect(made.count < 20, "the cells are reused")
  }

  @Test("a registration that is created for each cell traps") func registrationInProvider() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(device: .iPhone5s)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
            _, _, _ in
          }
          return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        stage.view.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["s"])
        snapshot.appendItems(["a"])
        source.apply(snapshot)
        stage.step()
      }
    }
    #expect(
      standardError(of: result).contains("Registrations should be created up front and reused"))
  }
}
