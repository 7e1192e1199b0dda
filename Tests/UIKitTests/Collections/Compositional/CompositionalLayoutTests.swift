import Testing
import UIKit

@Suite("UICollectionViewCompositionalLayout") @MainActor struct CompositionalLayoutTests {
  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func scene(
    _ count: Int, _ section: NSCollectionLayoutSection,
    _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> CollectionScene {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    let scene = CollectionScene(
      counts: [count],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    scene.layOut()
    return scene
  }

  private func frame(_ scene: CollectionScene, _ item: Int) -> CGRect? {
    scene.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("a row is filled with items, and the groups follow each other") func rows() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)
    let scene = scene(6, section)
    #expect(frame(scene, 3) == CGRect(x: 20 + 210, y: 5, width: 70, height: 50))
    #expect(frame(scene, 4) == CGRect(x: 20, y: 65, width: 70, height: 50))
    #expect(scene.view.contentSize == CGSize(width: 320, height: 5 + 110 + 15))
  }

  @Test("a number of items shares the width, with fixed spaces") func shares() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    let scene = scene(4, NSCollectionLayoutSection(group: group))
    #expect(frame(scene, 1) == CGRect(x: 110, y: 0, width: 100, height: 40))
    #expect(frame(scene, 3) == CGRect(x: 0, y: 40, width: 100, height: 40))
  }

  @Test("flexible spaces share what is free") func flexible() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      repeatingSubitem: item(.absolute(60), .absolute(20)), count: 3)
    group.interItemSpacing = .flexible(0)
    let scene = scene(3, NSCollectionLayoutSection(group: group))
    #expect((0..<3).map { frame(scene, $0)?.minX } == [0, 130, 260])
  }

  @Test("nested groups contain consecutive items") func nested() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), column])
    let scene = scene(4, NSCollectionLayoutSection(group: group))
    #expect(frame(scene, 0) == CGRect(x: 0, y: 0, width: 160, height: 100))
    #expect(frame(scene, 2) == CGRect(x: 160, y: 50, width: 160, height: 50))
    #expect(frame(scene, 3) == CGRect(x: 0, y: 100, width: 160, height: 100))
  }

  @Test("contentInsets of an item make its view smaller") func insets() {
    let inner = item(.fractionalWidth(0.5), .fractionalHeight(1))
    inner.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [inner])
    let scene = scene(2, NSCollectionLayoutSection(group: group))
    #expect(frame(scene, 1) == CGRect(x: 162, y: 1, width: 154, height: 46))
  }

  @Test("a custom group places its items") func custom() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 30)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 40, width: 50, height: 60)),
      ]
    }
    let scene = scene(3, NSCollectionLayoutSection(group: group))
    #expect(frame(scene, 0) == CGRect(x: 0, y: 0, width: 160, height: 30))
    #expect(frame(scene, 2) == CGRect(x: 0, y: 100, width: 160, height: 30))
  }

  @Test("headers are pinned as long as their section is visible") func headers() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    let kind = UICollectionView.elementKindSectionHeader
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let scene = CollectionScene(
      counts: [10, 10], layout: UICollectionViewCompositionalLayout(section: section))
    scene.layOut()
    #expect(frame(scene, 0)?.minY == 30)
    scene.view.contentOffset.y = 250
    scene.layOut()
    let first = scene.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(first?.frame.minY == 250)
    scene.view.contentOffset.y = 1020
    scene.layOut()
    #expect(
      scene.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame.minY == 1000)
  }

  @Test("estimated heights are those that the cells prefer") func estimated() {
    final class TallCell: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
    }
    let estimate = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: estimate, subitems: [NSCollectionLayoutItem(layoutSize: estimate)])
    let scene = CollectionScene(
      counts: [3],
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    scene.view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    scene.step(3)
    #expect((0..<3).map { frame(scene, $0)?.minY } == [0, 70, 140])
    #expect(scene.view.contentSize.height == 210)
  }

  @Test("an orthogonal section scrolls on its own, and rests at groups") func orthogonal() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets.leading = 20
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items { item.alpha = environment.container.contentSize.width == 320 ? 0.5 : 1 }
    }
    let scene = scene(10, section)
    scene.step()
    #expect(scene.view.contentSize.height == 100)
    #expect(scene.visibleTexts == ["0.0", "0.1"])
    #expect(scene.view.visibleCells[0].alpha == 0.5)
    scene.stage.touches.drag(
      from: CGPoint(x: 250, y: 50), to: CGPoint(x: 120, y: 50), time: 0.1, duration: 0.15)
    scene.step(150)
    #expect(offsets.last == 200, "one group of 200 points further")
    #expect(scene.visibleTexts == ["0.0", "0.1", "0.2"] && scene.view.contentOffset.y == 0)
    let cell = try #require(scene.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.convert(cell.bounds, to: scene.view).minX == 20)
    #expect(
      scene.view.indexPathForItem(at: CGPoint(x: 30, y: 50)) == IndexPath(item: 1, section: 0))
    scene.stage.touches.tap(at: CGPoint(x: 60, y: 40), time: scene.stage.time + 0.1)
    scene.step(20)
    #expect(scene.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("a decoration item is behind its section") func decoration() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "card")]
    section.decorationItems[0].contentInsets.leading = 8
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    let scene = CollectionScene(counts: [2], layout: layout)
    scene.layOut()
    let views = scene.view.subviews.filter { $0 is UICollectionReusableView }
    #expect(views.first?.frame == CGRect(x: 8, y: 0, width: 312, height: 80))
  }

  @Test("attached views are placed at the anchor of their item") func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(60)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [cell])
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let scene = CollectionScene(counts: [2])
    view.dataSource = scene
    layout.prepare()
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: "badge", at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 190, y: -10, width: 20, height: 20))
  }
}
