import Testing
import UIKit

/// A cell that lays out its label once, when it is created.
private final class FixedCell: UICollectionViewCell {
  let label: UILabel

  override init(frame: CGRect) {
    label = UILabel(frame: CGRect(x: 0, y: 0, width: frame.width, height: 20))
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite struct CreatedCellTests {
  @Test("a cell is created with the frame of its item") func frame() throws {
    let stage = Stage(device: .iPhone5s)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    let view = UICollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    view.register(FixedCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.addSubview(view)
    stage.step()
    let cell = try #require(
      view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FixedCell)
    #expect(cell.label.frame == CGRect(x: 0, y: 0, width: 90, height: 20))
    #expect(cell.contentView.frame.size == CGSize(width: 90, height: 60))
    // Other views are not created for an item.
    #expect(FixedCell(frame: .zero).label.frame.width == 0)
  }
}
