import Testing
import UIKit
import UIKitTestSupport

@Suite("Lists of collection views") @MainActor struct ListTests {
  private let stage = Stage(device: .iPhone5s)

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    cell: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<String, String>) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configure(&configuration)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      own, _, item in
      var content = own.defaultContentConfiguration()
      content.text = item
      own.contentConfiguration = content
      cell(own, item)
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    stage.view.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["s"])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    stage.step(3)
    return (view, source)
  }

  @Test("rows of one line are 44 points high, and longer texts make rows higher") func heights() {
    let (view, source) = list(.plain)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 44, 88])
    var snapshot = source.snapshot()
    snapshot.appendItems([String(repeating: "many words ", count: 12)])
    source.apply(snapshot, animatingDifferences: false)
    stage.step(3)
    #expect(view.visibleCells[3].frame.height > 60)
  }

  @Test("the rows of an inset list are a rounded card") func inset() throws {
    let (view, _) = list(.insetGrouped)
    #expect(view.visibleCells[0].frame.minX == 16 && view.visibleCells[0].frame.width == 288)
    #expect(view.visibleCells[0].frame.minY == 35)
    #expect(view.visibleCells[0].shownCorners == 10 && view.visibleCells[1].shownCorners == 0)
  }

  @Test("the color behind a list stays behind its rows when they change") func background() {
    let (view, source) = list(.insetGrouped)
    #expect(!(view.subviews.first is UICollectionViewCell))
    var snapshot = source.snapshot()
    snapshot.deleteItems(["b"])
    snapshot.insertItems(["d"], beforeItem: "a")
    source.apply(snapshot)
    for _ in 0..<60 { stage.step() }
    let behind = view.subviews.prefix { !($0 is UICollectionViewCell) }
    #expect(behind.contains { $0.frame == view.bounds } && view.visibleCells.count == 3)
    let rows = view.subviews.dropFirst(behind.count)
    #expect(!rows.contains { !($0 is UICollectionViewCell) && $0.frame == view.bounds })
  }

  @Test("accessories take room from the content") func accessories() {
    let (view, _) = list(.plain) { _ in
    } cell: { cell, item in
      if item == "a" { cell.accessories = [.disclosureIndicator()] }
      if item == "b" { cell.accessories = [.delete(), .label(text: "9")] }
    }
    let cells = view.visibleCells
    #expect(isNear(cells[0].contentView.frame.width, 320 - 16 - 8))
    #expect(cells[1].contentView.frame.minX == 0)
    view.isEditing = true
    stage.step()
    #expect(cells[1].contentView.frame.minX == 32)
    #expect(cells[2].contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("a selected cell has a gray background") func selection() {
    let (view, _) = list(.plain)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    stage.step()
    #expect(view.visibleCells[1].fillColor == .systemGray4)
    #expect(view.visibleCells[0].fillColor == .systemBackground)
  }

  @Test("an outline shows and hides the children of an item") func outline() throws {
    let (view, source) = list(.plain) { _ in
    } cell: { cell, item in
      cell.accessories = item == "p" ? [.outlineDisclosure()] : []
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["p"])
    tree.append(["child"], to: "p")
    source.apply(tree, to: "s", animatingDifferences: false)
    stage.step(2)
    #expect(view.numberOfItems(inSection: 0) == 1)
    let control = try #require(
      view.visibleCells[0].subviews.first { $0 is UIControl } as? UIControl)
    control.sendActions(for: .touchUpInside)
    stage.step(30)
    #expect(source.snapshot().itemIdentifiers == ["p", "child"])
    #expect(view.visibleCells[1].contentView.frame.minX == 10)
  }

  @Test("a swipe shows the actions of a row, and a tap performs one") func swipe() throws {
    var log: [String] = []
    let (view, _) = list(.plain) { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            log.append("delete \(indexPath.item)")
            done(true)
          }
        ])
      }
    }
    stage.touches.drag(
      from: CGPoint(x: 280, y: 60), to: CGPoint(x: 190, y: 60), time: stage.time + 0.05,
      duration: 0.3)
    stage.step(60)
    #expect(view.visibleCells[1].frame.minX == -74)
    stage.touches.tap(at: CGPoint(x: 300, y: 60), time: stage.time + 0.05)
    stage.step(60)
    #expect(log == ["delete 1"] && view.visibleCells[1].frame.minX == 0)
  }
}

extension UICollectionViewCell {
  /// The view that shows the background configuration.
  private var fill: UIView? { subviews.first?.subviews.first }
  fileprivate var fillColor: UIColor? { fill?.backgroundColor }
  fileprivate var shownCorners: CGFloat? { fill?.layer.cornerRadius }
}
